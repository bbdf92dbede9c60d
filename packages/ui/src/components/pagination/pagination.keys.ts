import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Pagination and what each does, for its page and its tests. */
export const paginationKeyTable = {
  next: { keys: ['Tab'], does: { ar: 'ينتقل إلى الرابط التالي', en: 'Goes to the next link' } },
  previous: {
    keys: ['ShiftTab'],
    does: { ar: 'يعود إلى الرابط السابق', en: 'Goes back to the link before' },
  },
  follow: { keys: ['Enter'], does: { ar: 'يفتح الصفحة', en: 'Opens the page' } },
} as const satisfies KeyboardTable
