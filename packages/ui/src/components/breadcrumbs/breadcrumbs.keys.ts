import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Breadcrumbs and what each does, for its page and its tests. */
export const breadcrumbsKeyTable = {
  next: {
    keys: ['Tab'],
    does: { ar: 'ينتقل إلى الرابط التالي في المسار', en: 'Goes to the next link of the trail' },
  },
  previous: {
    keys: ['ShiftTab'],
    does: { ar: 'يعود إلى الرابط السابق', en: 'Goes back to the link before' },
  },
  follow: { keys: ['Enter'], does: { ar: 'يفتح الصفحة', en: 'Opens the page' } },
} as const satisfies KeyboardTable
