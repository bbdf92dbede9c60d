import type { KeyTable } from '../../story-kit/keyboard.ts'

export const selectKeys = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى القائمة', en: 'Moves focus to the list’s button' } },
  open: {
    keys: ['Enter', 'Space', 'Down', 'Up'],
    does: { ar: 'يفتح القائمة عند الخيار القائم', en: 'Opens the list at what is chosen' },
  },
  next: { keys: ['Down'], does: { ar: 'ينتقل إلى الخيار التالي', en: 'Goes to the next option' } },
  previous: { keys: ['Up'], does: { ar: 'ينتقل إلى الخيار السابق', en: 'Goes to the previous option' } },
  first: { keys: ['Home'], does: { ar: 'يذهب إلى أول خيار', en: 'Goes to the first option' } },
  last: { keys: ['End'], does: { ar: 'يذهب إلى آخر خيار', en: 'Goes to the last option' } },
  choose: {
    keys: ['Enter', 'Space'],
    does: { ar: 'يختار ويغلق القائمة', en: 'Chooses and closes the list' },
  },
  close: {
    keys: ['Escape'],
    does: { ar: 'يغلق القائمة بلا تغيير ويعيد التركيز', en: 'Closes without a change; focus comes back' },
  },
} as const satisfies KeyTable
