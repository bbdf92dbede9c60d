import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of SegmentedControl and what each does, for its page and its tests. */
export const segmentedControlKeyTable = {
  reach: {
    keys: ['Tab'],
    does: { ar: 'ينقل التركيز إلى الخيار القائم', en: 'Moves focus to what is chosen' },
  },
  next: {
    keys: ['Next', 'Down'],
    does: { ar: 'يختار التالي، ومن الأخير يعود إلى الأول', en: 'Chooses the next; from the last, the first' },
  },
  previous: {
    keys: ['Previous', 'Up'],
    does: {
      ar: 'يختار السابق، ومن الأول يذهب إلى الأخير',
      en: 'Chooses the previous; from the first, the last',
    },
  },
} as const satisfies KeyboardTable
