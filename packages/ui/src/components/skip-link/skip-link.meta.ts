import { describeComponent } from '../../story-kit/meta.ts'
import { skipLinkKeyTable } from './skip-link.keys.ts'

export const skipLinkMeta = describeComponent({
  arabicName: 'رابط التجاوز',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'أول ما يصل إليه مستخدم لوحة المفاتيح: يتجاوز الرأس والقوائم إلى المحتوى.',
    en: 'The first stop of a keyboard: past header and menus to the content.',
  },
  do: [
    { ar: 'أول عنصر في الصفحة.', en: 'Put it first on the page.' },
    {
      ar: 'المحتوى له tabIndex={-1} ليستقبل التركيز.',
      en: 'Give the content `tabIndex={-1}` so that it takes focus.',
    },
  ],
  dont: [
    {
      ar: 'لا يُخفى بـ display: none؛ لن يصله أحد.',
      en: 'Don’t hide it with display: none; no one would reach it.',
    },
  ],
  accessibility: [{ ar: 'يحقق معيار تجاوز الكتل 2.4.1.', en: 'Meets Bypass Blocks, 2.4.1.' }],
  keys: skipLinkKeyTable,
  server: true,
  budget: 1.5,
})
