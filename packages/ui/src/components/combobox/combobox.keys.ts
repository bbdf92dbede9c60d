import type { KeyTable } from '../../story-kit/keyboard.ts'

export const comboboxKeys = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى الحقل', en: 'Moves focus to the field' } },
  open: { keys: ['Down', 'Up'], does: { ar: 'يفتح القائمة', en: 'Opens the list' } },
  next: {
    keys: ['Down'],
    does: {
      ar: 'ينتقل إلى الخيار التالي، ومن الأخير إلى الأول',
      en: 'Goes to the next option; from the last, the first',
    },
  },
  previous: {
    keys: ['Up'],
    does: {
      ar: 'ينتقل إلى الخيار السابق، ومن الأول إلى الأخير',
      en: 'Goes to the previous option; from the first, the last',
    },
  },
  choose: { keys: ['Enter'], does: { ar: 'يختار ويغلق القائمة', en: 'Chooses and closes the list' } },
  close: {
    keys: ['Escape'],
    does: { ar: 'يغلق القائمة ويعيد ما كان مختارًا', en: 'Closes the list and puts back what was chosen' },
  },
  caret: {
    keys: ['Home', 'End'],
    does: { ar: 'يحرّك المؤشر في النص المكتوب', en: 'Moves the caret in the text' },
  },
  clear: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'على زر المسح: يمسح الاختيار ويعود إلى الحقل',
      en: 'On the clear button: clears and goes back to the field',
    },
  },
} as const satisfies KeyTable
