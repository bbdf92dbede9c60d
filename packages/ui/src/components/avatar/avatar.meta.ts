import { describeComponent } from '../../story-kit/meta.ts'

export const avatarMeta = describeComponent({
  arabicName: 'صورة رمزية',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: {
    ar: 'أحرف الاسم الأولى على لون هادئ، أو رسم لشخص، مع علم البلد في الزاوية. لا صور فوتوغرافية.',
    en: 'A person’s initials on a soft tint, or a drawn portrait, with the country’s flag in the corner. No photos of people.',
  },
  choice: {
    when: { ar: 'تمييز شخص في قائمة بنظرة.', en: 'To tell a person apart in a list at a glance.' },
    instead: [
      {
        if: { ar: 'الاسم وحده يكفي داخل جملة', en: 'In a sentence, where the name is enough' },
        use: 'person-name',
      },
      {
        if: { ar: 'عاملة تُعرض بخبرتها ومهاراتها', en: 'A worker shown with experience and skills' },
        use: 'worker-card',
      },
    ],
  },
  do: [{ ar: 'الاسم والجنسية مكتوبان بجانبه.', en: 'Write the name and the nationality beside it.' }],
  dont: [
    { ar: 'لا صورة شخص فيه.', en: 'Don’t put a photo of a person in it.' },
    { ar: 'اللون زينة، ولا معنى له.', en: 'Don’t let the tint mean anything.' },
  ],
  accessibility: [
    {
      ar: 'بجانب الاسم يُخفى، ووحده يُقرأ الاسم كاملًا.',
      en: 'Beside the name it is hidden; alone it says the whole name.',
    },
  ],
  server: true,
  budget: 2,
})
