import { describeComponent } from '../../story-kit/meta.ts'

export const visitsPopupMeta = describeComponent({
  arabicName: 'نافذة الزيارات',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'الزيارات القادمة في نافذة فوق الصفحة.',
    en: 'The visits to come, in a window over the page.',
  },
  do: [{ ar: 'الأقرب أولًا.', en: 'Order them from the nearest.' }],
  dont: [{ ar: 'ما مضى ليس مكانه هنا.', en: 'Don’t show past visits in it.' }],
  accessibility: [
    { ar: 'التركيز يعود إلى العدّاد الذي فتحها.', en: 'Focus returns to the counter that opened it.' },
  ],
  server: false,
  budget: 21.7,
})
