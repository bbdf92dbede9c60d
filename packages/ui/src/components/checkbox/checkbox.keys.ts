import type { KeyboardTable } from '../../story-kit/keyboard.ts'

export const checkboxKeyboard = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى المربع', en: 'Moves focus to the box' } },
  toggle: { keys: ['Space'], does: { ar: 'يحدد المربع أو يزيل تحديده', en: 'Ticks or unticks it' } },
} as const satisfies KeyboardTable
