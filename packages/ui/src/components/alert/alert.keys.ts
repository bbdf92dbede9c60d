import type { KeyboardTable } from '../../story-kit/keyboard.ts'

export const alertKeyboard = {
  reach: { keys: ['Tab'], does: { ar: 'ينتقل إلى زر الإخفاء', en: 'Goes to the button that hides it' } },
  dismiss: { keys: ['Enter', 'Space'], does: { ar: 'يخفي الرسالة', en: 'Hides the message' } },
} as const satisfies KeyboardTable
