import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Switch and what each does, for its page and its tests. */
export const switchKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى المفتاح', en: 'Moves focus to the switch' } },
  toggle: { keys: ['Space'], does: { ar: 'يشغّله أو يوقفه', en: 'Turns it on or off' } },
} as const satisfies KeyboardTable
