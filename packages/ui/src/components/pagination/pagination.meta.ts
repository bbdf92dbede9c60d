import { describeComponent } from '../../story-kit/meta.ts'
import { paginationKeyTable } from './pagination.keys.ts'

export const paginationMeta = describeComponent({
  arabicName: 'ترقيم الصفحات',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'صفحات قائمة طويلة، كل صفحة رابط يمكن حفظه ومشاركته.',
    en: 'The pages of a long list, each a link one can keep and share.',
  },
  choice: {
    when: { ar: 'قائمة طويلة يُرجع إلى موضع منها.', en: 'A long list one returns to a place in.' },
    instead: [
      { if: { ar: 'بطاقات قليلة في صف', en: 'A few cards in a row' }, use: 'carousel' },
      { if: { ar: 'خطوات', en: 'Steps' }, use: 'step-rail' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'li:first-child a',
        name: { ar: 'السابقة', en: 'Previous' },
        tokens: ['size-touch', 'color-text'],
      },
      {
        at: '[aria-current=page]',
        name: { ar: 'الصفحة القائمة', en: 'The current page' },
        tokens: ['color-primary', 'color-on-primary', 'radius-field'],
      },
      { at: 'li:last-child a', name: { ar: 'التالية', en: 'Next' }, tokens: ['size-touch', 'color-text'] },
    ],
  },
  do: [{ ar: 'رقم الصفحة في عنوانها URL.', en: 'Keep the page’s number in the URL.' }],
  dont: [{ ar: 'لا يظهر لصفحة واحدة.', en: 'Don’t show it for a single page.' }],
  accessibility: [
    {
      ar: 'كل رقم يُقرأ «صفحة 3»، والحالية معلّمة.',
      en: 'Each number is read “Page 3”; the current one is marked.',
    },
    {
      ar: 'السهمان يتبعان اتجاه القراءة والأرقام تتبع اختيار العميل.',
      en: 'Arrows follow the reading direction, digits the customer’s choice.',
    },
  ],
  keys: paginationKeyTable,
  server: false,
  budget: 2.5,
})
