import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of RadioGroup and what each does, for its page and its tests. */
export const radioGroupKeyTable = {
  reach: {
    keys: ['Tab'],
    does: {
      ar: 'ينقل التركيز إلى الإجابة المختارة، أو الأولى',
      en: 'Moves focus to the chosen answer, or the first',
    },
  },
  choose: { keys: ['Space'], does: { ar: 'يختار الإجابة', en: 'Chooses the answer' } },
  next: {
    keys: ['Down', 'Next'],
    does: {
      ar: 'يختار التالية، ومن الأخيرة يعود إلى الأولى',
      en: 'Chooses the next; from the last, the first',
    },
  },
  previous: {
    keys: ['Up', 'Previous'],
    does: {
      ar: 'يختار السابقة، ومن الأولى يذهب إلى الأخيرة',
      en: 'Chooses the previous; from the first, the last',
    },
  },
} as const satisfies KeyboardTable
