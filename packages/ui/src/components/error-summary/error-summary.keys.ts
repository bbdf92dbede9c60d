import type { KeyboardTable } from '../../story-kit/keyboard.ts'

export const errorSummaryKeyboard = {
  reach: { keys: ['Tab'], does: { ar: 'ينتقل إلى أول مشكلة', en: 'Goes to the first problem' } },
  go: {
    keys: ['Enter'],
    does: { ar: 'ينقل التركيز إلى حقل المشكلة', en: 'Moves focus to the field of the problem' },
  },
} as const satisfies KeyboardTable
