import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Select and what each does, for its page and its tests. */
export const selectKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى القائمة', en: 'Moves focus to the list’s button' } },
  open: {
    keys: ['Enter', 'Space', 'Down', 'Up', 'AltDown'],
    does: { ar: 'يفتح القائمة عند الخيار القائم', en: 'Opens the list at what is chosen' },
  },
  next: { keys: ['Down'], does: { ar: 'ينتقل إلى الخيار التالي', en: 'Goes to the next option' } },
  previous: { keys: ['Up'], does: { ar: 'ينتقل إلى الخيار السابق', en: 'Goes to the previous option' } },
  first: { keys: ['Home'], does: { ar: 'يذهب إلى أول خيار', en: 'Goes to the first option' } },
  last: { keys: ['End'], does: { ar: 'يذهب إلى آخر خيار', en: 'Goes to the last option' } },
  later: { keys: ['PageDown'], does: { ar: 'ينتقل عشرة خيارات إلى الأمام', en: 'Goes ten options further' } },
  earlier: { keys: ['PageUp'], does: { ar: 'ينتقل عشرة خيارات إلى الخلف', en: 'Goes ten options back' } },
  ends: {
    keys: ['Home', 'End'],
    does: {
      ar: 'والقائمة مغلقة: يختار أول خيار أو آخره',
      en: 'While the list is closed: chooses the first or the last option',
    },
  },
  choose: {
    keys: ['Enter', 'Space', 'AltUp'],
    does: { ar: 'يختار ويغلق القائمة', en: 'Chooses and closes the list' },
  },
  leave: {
    keys: ['Tab', 'ShiftTab'],
    does: {
      ar: 'يغلق القائمة بلا تغيير وينتقل إلى ما بعدها أو ما قبلها',
      en: 'Closes the list without a change and goes on to what comes after or before it',
    },
  },
  close: {
    keys: ['Escape'],
    does: { ar: 'يغلق القائمة بلا تغيير ويعيد التركيز', en: 'Closes without a change; focus comes back' },
  },
} as const satisfies KeyboardTable
