import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Calendar and what each does, for its page and its tests. */
export const calendarKeyTable = {
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
  choose: {
    keys: ['Enter', 'Space'],
    does: {
      ar: 'يختار اليوم. اليوم غير المتاح يقول السبب',
      en: 'Chooses the day. A day that cannot be chosen says why',
    },
  },
  monthLater: {
    keys: ['PageDown'],
    does: { ar: 'الشهر التالي، ومع Shift السنة التالية', en: 'The next month; with Shift the next year' },
  },
} as const satisfies KeyboardTable
