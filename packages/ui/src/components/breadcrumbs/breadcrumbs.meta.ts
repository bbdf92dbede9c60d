import { describeComponent } from '../../story-kit/meta.ts'
import { breadcrumbsKeyTable } from './breadcrumbs.keys.ts'

export const breadcrumbsMeta = describeComponent({
  arabicName: 'مسار الصفحة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'موضع الصفحة في الموقع، وطريق العودة إلى ما فوقها.',
    en: 'Where the page stands, and the way back up.',
  },
  choice: {
    when: {
      ar: 'موقع ذو ثلاثة مستويات فأكثر، وقد يصل القارئ من بحث.',
      en: 'Three levels or more, and readers who arrive from a search.',
    },
    instead: [
      {
        if: { ar: 'خطوات متتابعة نحو هدف', en: 'Steps that follow one another to a goal' },
        use: 'step-rail',
      },
      { if: { ar: 'صفحات قسم واحد', en: 'The pages of one part' }, use: 'side-nav' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'li:first-child a',
        name: { ar: 'صفحة أعلى', en: 'A page above' },
        tokens: ['color-text-muted', 'size-touch'],
      },
      {
        at: 'li:last-child svg',
        name: { ar: 'الفاصل، يتبع اتجاه القراءة', en: 'Separator, in reading direction' },
        tokens: ['color-text-muted'],
      },
      {
        at: '[aria-current=page]',
        name: { ar: 'الصفحة نفسها، بلا رابط', en: 'The page itself, not a link' },
        tokens: ['color-text'],
      },
    ],
  },
  do: [{ ar: 'العناوين هي عناوين الصفحات نفسها.', en: 'Use the titles of the pages.' }],
  dont: [
    {
      ar: 'ليس لخطوات الحجز؛ لها StepRail.',
      en: 'Don’t use it for the steps of a booking; use StepRail.',
    },
  ],
  accessibility: [
    {
      ar: 'الصفحة الحالية معلّمة بـ aria-current، والسهم يتبع اتجاه القراءة.',
      en: 'The current page has aria-current; the chevron follows the reading direction.',
    },
  ],
  keys: breadcrumbsKeyTable,
  server: true,
  budget: 1.8,
})
