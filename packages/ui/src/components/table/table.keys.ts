import type { KeyTable } from '../../story-kit/keyboard.ts'

export const tableKeys = {
  reach: {
    keys: ['Tab'],
    does: { ar: 'ينتقل إلى زر الترتيب في رأس العمود', en: 'Goes to the sort button in a column’s head' },
  },
  sort: {
    keys: ['Enter', 'Space'],
    does: { ar: 'يرتّب حسب العمود، ومرة أخرى يعكس الترتيب', en: 'Sorts by the column; again turns the order' },
  },
} as const satisfies KeyTable
