import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of NumberField and what each does, for its page and its tests. */
export const numberFieldKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى الحقل', en: 'Moves focus to the field' } },
  caret: {
    keys: ['Home', 'End'],
    does: {
      ar: 'يذهب إلى أول الرقم أو آخره، فهو يُقرأ من اليسار دائمًا',
      en: 'Goes to the first or last digit; a number always reads from the left',
    },
  },
} as const satisfies KeyboardTable
