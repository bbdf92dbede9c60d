import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Alert and what each does, for its page and its tests. */
export const alertKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينتقل إلى زر الإخفاء', en: 'Goes to the button that hides it' } },
  dismiss: { keys: ['Enter', 'Space'], does: { ar: 'يخفي الرسالة', en: 'Hides the message' } },
} as const satisfies KeyboardTable
