import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of TextField and what each does, for its page and its tests. */
export const textFieldKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى الحقل', en: 'Moves focus to the field' } },
  leave: { keys: ['ShiftTab'], does: { ar: 'يرجع إلى ما قبله', en: 'Goes back to what is before it' } },
} as const satisfies KeyboardTable
