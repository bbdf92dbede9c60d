import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of BranchMap and what each does, for its page and its tests. */
export const branchMapKeyTable = {
  reach: {
    keys: ['Tab'],
    does: { ar: 'ينقل التركيز إلى الفرع التالي', en: 'Moves focus to the next branch' },
  },
  choose: { keys: ['Enter', 'Space'], does: { ar: 'يختار الفرع', en: 'Chooses the branch' } },
} as const satisfies KeyboardTable
