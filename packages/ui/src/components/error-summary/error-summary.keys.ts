import type { KeyTable } from '../../story-kit/keyboard.ts'

export const errorSummaryKeys = {
  reach: { keys: ['Tab'], does: { ar: 'ينتقل إلى أول مشكلة', en: 'Goes to the first problem' } },
  go: {
    keys: ['Enter'],
    does: { ar: 'ينقل التركيز إلى حقل المشكلة', en: 'Moves focus to the field of the problem' },
  },
} as const satisfies KeyTable
