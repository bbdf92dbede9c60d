import type { KeyboardTable } from '../../story-kit/keyboard.ts'

export const switchKeyboard = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى المفتاح', en: 'Moves focus to the switch' } },
  toggle: { keys: ['Space'], does: { ar: 'يشغّله أو يوقفه', en: 'Turns it on or off' } },
} as const satisfies KeyboardTable
