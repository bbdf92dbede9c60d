import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Popover and what each does, for its page and its tests. */
export const popoverKeyTable = {
  open: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'على الزر: يفتح اللوح وينقل التركيز إليه',
      en: 'On the button: opens the panel and moves focus into it',
    },
  },
  move: {
    keys: ['Tab'],
    does: { ar: 'ينتقل بين عناصر اللوح', en: 'Moves through the panel' },
  },
  close: {
    keys: ['Escape'],
    does: { ar: 'يغلق اللوح ويعيد التركيز إلى الزر', en: 'Closes it and gives focus back to the button' },
  },
} as const satisfies KeyboardTable
