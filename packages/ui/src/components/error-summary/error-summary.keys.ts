import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of ErrorSummary and what each does, for its page and its tests. */
export const errorSummaryKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينتقل إلى أول مشكلة', en: 'Goes to the first problem' } },
  go: {
    keys: ['Enter'],
    does: { ar: 'ينقل التركيز إلى حقل المشكلة', en: 'Moves focus to the field of the problem' },
  },
} as const satisfies KeyboardTable
