import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Tabs and what each does, for its page and its tests. */
export const tabsKeyTable = {
  enter: {
    keys: ['Tab'],
    does: { ar: 'ينقل التركيز إلى التبويب المختار', en: 'Moves focus to the chosen tab' },
  },
  next: {
    keys: ['Next'],
    does: {
      ar: 'يختار التبويب التالي، ومن الأخير يعود إلى الأول',
      en: 'Chooses the next tab; from the last, the first',
    },
  },
  previous: {
    keys: ['Previous'],
    does: {
      ar: 'يختار التبويب السابق، ومن الأول يذهب إلى الأخير',
      en: 'Chooses the previous tab; from the first, the last',
    },
  },
  below: {
    keys: ['Down'],
    does: { ar: 'في التبويبات الرأسية: يختار التبويب التالي', en: 'In vertical tabs: chooses the next tab' },
  },
  above: {
    keys: ['Up'],
    does: {
      ar: 'في التبويبات الرأسية: يختار التبويب السابق',
      en: 'In vertical tabs: chooses the previous tab',
    },
  },
  first: { keys: ['Home'], does: { ar: 'يختار التبويب الأول', en: 'Chooses the first tab' } },
  last: { keys: ['End'], does: { ar: 'يختار التبويب الأخير', en: 'Chooses the last tab' } },
  panel: {
    keys: ['Tab'],
    does: { ar: 'ينتقل من التبويب إلى محتواه', en: 'Goes from the tab to its content' },
  },
} as const satisfies KeyboardTable
