import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Tooltip and what each does, for its page and its tests. */
export const tooltipKeyTable = {
  show: {
    keys: ['Tab'],
    does: { ar: 'ينقل التركيز إلى الزر ويُظهر التلميح', en: 'Moves focus to the button and shows the tip' },
  },
  hide: {
    keys: ['Escape'],
    does: { ar: 'يخفي التلميح ويبقى التركيز على الزر', en: 'Hides the tip; focus stays on the button' },
  },
} as const satisfies KeyboardTable
