import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of WorkerCard and what each does, for its page and its tests. */
export const workerCardKeyTable = {
  reach: {
    keys: ['Tab'],
    does: { ar: 'ينقل التركيز إلى اختيار العاملة', en: 'Moves focus to the choice' },
  },
  choose: { keys: ['Space'], does: { ar: 'يختار العاملة', en: 'Chooses the worker' } },
} as const satisfies KeyboardTable
