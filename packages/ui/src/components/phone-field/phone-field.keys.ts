import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of PhoneField and what each does, for its page and its tests. */
export const phoneFieldKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى الحقل', en: 'Moves focus to the field' } },
  caret: {
    keys: ['Home', 'End'],
    does: {
      ar: 'يذهب إلى أول الرقم أو آخره، فهو يُقرأ من اليسار دائمًا',
      en: 'Goes to the first or last digit; a number always reads from the left',
    },
  },
  leave: {
    keys: ['Tab', 'ShiftTab'],
    does: { ar: 'يغادر الحقل فيُرتَّب الرقم', en: 'Leaves the field, which puts the number in order' },
  },
} as const satisfies KeyboardTable
