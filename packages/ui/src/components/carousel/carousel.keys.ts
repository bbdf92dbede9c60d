import type { KeyboardTable } from '../../story-kit/keyboard.ts'

/** The keys of Carousel and what each does, for its page and its tests. */
export const carouselKeyTable = {
  reach: { keys: ['Tab'], does: { ar: 'ينقل التركيز إلى الشريط', en: 'Moves focus to the row' } },
  next: { keys: ['Next'], does: { ar: 'يأتي بالبطاقة التالية', en: 'Brings the next card' } },
  previous: {
    keys: ['Previous'],
    does: { ar: 'يعود إلى البطاقة السابقة', en: 'Goes back to the card before' },
  },
  last: { keys: ['End'], does: { ar: 'يذهب إلى آخر بطاقة', en: 'Goes to the last card' } },
  first: { keys: ['Home'], does: { ar: 'يعود إلى أول بطاقة', en: 'Goes back to the first card' } },
  buttons: {
    keys: ['Enter', 'Space'],
    does: { ar: 'على زر التالي: يأتي بما بعد المعروض', en: 'On the next button: brings what comes after' },
  },
} as const satisfies KeyboardTable
