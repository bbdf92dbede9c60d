import { describeComponent } from '../../story-kit/meta.ts'
import { breadcrumbsKeys } from './breadcrumbs.keys.ts'

export const breadcrumbsMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'موضع الصفحة في الموقع، وطريق العودة إلى ما فوقها.',
    en: 'Where the page stands, and the way back up.',
  },
  do: [{ ar: 'استعمل عناوين الصفحات نفسها.', en: 'Use the titles of the pages.' }],
  dont: [
    {
      ar: 'لا تستعمله لخطوات الحجز؛ استعمل StepRail.',
      en: 'Don’t use it for the steps of a booking; use StepRail.',
    },
  ],
  accessibility: [
    {
      ar: 'الصفحة الحالية معلّمة بـ aria-current، والسهم يتبع اتجاه القراءة.',
      en: 'The current page has aria-current; the chevron follows the reading direction.',
    },
  ],
  keys: breadcrumbsKeys,
  server: true,
  budget: 1.8,
})
