import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Table and what each does, for its page and its tests. */
export const tableKeyTable = {
  reach: {
    keys: ['Tab'],
    does: { ar: 'ينتقل إلى زر الترتيب في رأس العمود', en: 'Goes to the sort button in a column’s head' },
  },
  sort: {
    keys: ['Enter', 'Space'],
    does: { ar: 'يرتّب حسب العمود، ومرة أخرى يعكس الترتيب', en: 'Sorts by the column; again turns the order' },
  },
  select: {
    keys: ['Space'],
    does: {
      ar: 'على مربع صف: يحدده أو يرفع تحديده، وعلى مربع الرأس: الكل',
      en: 'On a row’s checkbox: selects it or not; on the one in the head: all of them',
    },
  },
  follow: {
    keys: ['Enter'],
    does: { ar: 'على رابط الصف: يفتح صفحته', en: 'On a row’s link: opens its page' },
  },
} as const satisfies KeyboardTable
