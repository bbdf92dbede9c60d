import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of IconButton and what each does, for its page and its tests. */
export const iconButtonKeyTable = {
  reach: {
    keys: ['Tab'],
    does: { ar: 'ينقل التركيز إلى الزر', en: 'Moves focus to the button' },
  },
  press: {
    keys: ['Enter', 'Space'],
    does: { ar: 'يضغط الزر', en: 'Presses the button' },
  },
} as const satisfies KeyboardTable
