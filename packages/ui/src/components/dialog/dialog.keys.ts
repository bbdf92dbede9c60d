import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Dialog and what each does, for its page and its tests. */
export const dialogKeyTable = {
  open: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'على الزر الذي يفتحها: يفتح النافذة وينقل التركيز إليها',
      en: 'On its opener: opens the dialog and moves focus into it',
    },
  },
  forward: {
    keys: ['Tab'],
    does: { ar: 'ينتقل بين عناصر النافذة ولا يخرج منها', en: 'Moves through the dialog and never out of it' },
  },
  backward: {
    keys: ['ShiftTab'],
    does: { ar: 'ينتقل عكسيًا ولا يخرج من النافذة', en: 'Moves backwards and never out of it' },
  },
  close: {
    keys: ['Escape'],
    does: {
      ar: 'يغلق النافذة ويعيد التركيز إلى ما فتحها',
      en: 'Closes it and gives focus back to its opener',
    },
  },
} as const satisfies KeyboardTable
