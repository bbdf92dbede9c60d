import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Combobox and what each does, for its page and its tests. */
export const comboboxKeyTable = {
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
  leave: {
    keys: ['Tab'],
    does: {
      ar: 'يغلق القائمة ويختار ما كُتب كاملًا، ويعيد ما كان مختارًا لو كُتب بعضه',
      en: 'Closes the list and takes an answer typed in full; of a part, puts back what was chosen',
    },
  },
  caret: {
    keys: ['Home', 'End'],
    does: { ar: 'يحرّك المؤشر في النص المكتوب', en: 'Moves the caret in the text' },
  },
  clear: {
    keys: ['Escape'],
    does: {
      ar: 'والقائمة مغلقة: يمسح الاختيار',
      en: 'While the list is closed: clears what was chosen',
    },
  },
} as const satisfies KeyboardTable
