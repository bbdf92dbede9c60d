import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of MultiSelect and what each does, for its page and its tests. */
export const multiSelectKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى الحقل', en: 'Moves focus to the field' } },
  open: { keys: ['Down', 'Up'], does: { ar: 'يفتح القائمة', en: 'Opens the list' } },
  next: { keys: ['Down'], does: { ar: 'ينتقل إلى الخيار التالي', en: 'Goes to the next option' } },
  previous: { keys: ['Up'], does: { ar: 'ينتقل إلى الخيار السابق', en: 'Goes to the previous option' } },
  choose: {
    keys: ['Enter'],
    does: {
      ar: 'يضيف الخيار أو يزيله، والقائمة تبقى',
      en: 'Adds the option or takes it out; the list stays',
    },
  },
  close: { keys: ['Escape'], does: { ar: 'يغلق القائمة', en: 'Closes the list' } },
  takeOutLast: {
    keys: ['Backspace'],
    does: {
      ar: 'والحقل خالٍ من الكتابة: يزيل آخر ما اختير',
      en: 'While nothing is typed: takes out what was chosen last',
    },
  },
  toChosen: {
    keys: ['Previous'],
    does: {
      ar: 'والحقل خالٍ من الكتابة: ينتقل إلى ما اختير، واحدًا بعد آخر',
      en: 'While nothing is typed: goes to what was chosen, one after another',
    },
  },
  takeOut: {
    keys: ['Delete', 'Backspace', 'Enter', 'Space'],
    does: { ar: 'على واحد مما اختير: يزيله', en: 'On one that was chosen: takes it out' },
  },
} as const satisfies KeyboardTable
