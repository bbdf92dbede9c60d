import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Drawer and what each does, for its page and its tests. */
export const drawerKeyTable = {
  open: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'على الزر الذي يفتحه: يفتح الدرج وينقل التركيز إليه',
      en: 'On its opener: opens the drawer and moves focus into it',
    },
  },
  forward: {
    keys: ['Tab'],
    does: { ar: 'ينتقل بين عناصر الدرج ولا يخرج منه', en: 'Moves through the drawer and never out of it' },
  },
  backward: {
    keys: ['ShiftTab'],
    does: { ar: 'ينتقل عكسيًا ولا يخرج من الدرج', en: 'Moves backwards and never out of it' },
  },
  close: {
    keys: ['Escape'],
    does: { ar: 'يغلق الدرج ويعيد التركيز إلى ما فتحه', en: 'Closes it and gives focus back to its opener' },
  },
} as const satisfies KeyboardTable
