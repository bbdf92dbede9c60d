import type { KeyboardTable } from '../../story-kit/keyboard.ts'

export const workerCardKeyboard = {
  reach: {
    keys: ['Tab'],
    does: { ar: 'ينقل التركيز إلى اختيار العاملة', en: 'Moves focus to the choice' },
  },
  choose: { keys: ['Space'], does: { ar: 'يختار العاملة', en: 'Chooses the worker' } },
} as const satisfies KeyboardTable
