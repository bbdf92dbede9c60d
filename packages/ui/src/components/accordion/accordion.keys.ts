import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Accordion and what each does, for its page and its tests. */
export const accordionKeyTable = {
  toggle: {
    keys: ['Enter', 'Space'],
    does: { ar: 'يفتح الجزء أو يغلقه', en: 'Opens or closes the part' },
  },
  next: { keys: ['Down'], does: { ar: 'ينتقل إلى العنوان التالي', en: 'Goes to the next heading' } },
  previous: { keys: ['Up'], does: { ar: 'ينتقل إلى العنوان السابق', en: 'Goes to the heading before' } },
  first: { keys: ['Home'], does: { ar: 'ينتقل إلى أول عنوان', en: 'Goes to the first heading' } },
  last: { keys: ['End'], does: { ar: 'ينتقل إلى آخر عنوان', en: 'Goes to the last heading' } },
} as const satisfies KeyboardTable
