import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Checkbox and what each does, for its page and its tests. */
export const checkboxKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى المربع', en: 'Moves focus to the box' } },
  toggle: { keys: ['Space'], does: { ar: 'يحدد المربع أو يزيل تحديده', en: 'Ticks or unticks it' } },
} as const satisfies KeyboardTable
