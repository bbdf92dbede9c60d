import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of DatePicker and what each does, for its page and its tests. */
export const datePickerKeyTable = {
  reach: {
    keys: ['Tab'],
    does: {
      ar: 'ينقل التركيز إلى الحقل، حيث يُكتب التاريخ',
      en: 'Moves focus to the field, to type the date',
    },
  },
  open: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'على زر التقويم: يفتحه عند اليوم المختار أو اليوم',
      en: 'On the calendar button: opens it at the chosen day or today',
    },
  },
  openFromField: {
    keys: ['AltDown'],
    does: { ar: 'في الحقل: يفتح التقويم', en: 'In the field: opens the calendar' },
  },
  next: { keys: ['Next'], does: { ar: 'اليوم التالي', en: 'The next day' } },
  previous: { keys: ['Previous'], does: { ar: 'اليوم السابق', en: 'The previous day' } },
  weekLater: {
    keys: ['Down'],
    does: { ar: 'اليوم نفسه من الأسبوع التالي', en: 'The same day of the next week' },
  },
  weekEarlier: {
    keys: ['Up'],
    does: { ar: 'اليوم نفسه من الأسبوع السابق', en: 'The same day of the previous week' },
  },
  weekStart: { keys: ['Home'], does: { ar: 'أول الأسبوع، الأحد', en: 'The beginning of the week, Sunday' } },
  weekEnd: { keys: ['End'], does: { ar: 'آخر الأسبوع، السبت', en: 'The end of the week, Saturday' } },
  monthLater: {
    keys: ['PageDown'],
    does: { ar: 'الشهر التالي، ومع Shift السنة التالية', en: 'The next month; with Shift the next year' },
  },
  monthEarlier: {
    keys: ['PageUp'],
    does: {
      ar: 'الشهر السابق، ومع Shift السنة السابقة',
      en: 'The previous month; with Shift the previous year',
    },
  },
  choose: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'يختار اليوم ويغلق التقويم. اليوم غير المتاح يقول السبب',
      en: 'Chooses the day and closes. A day that cannot be chosen says why',
    },
  },
  close: {
    keys: ['Escape'],
    does: {
      ar: 'يغلق التقويم بلا تغيير ويعود إلى الزر',
      en: 'Closes without a change and goes back to the button',
    },
  },
} as const satisfies KeyboardTable
