import { describeComponent } from '../../story-kit/meta.ts'

export const planFinderPopupMeta = describeComponent({
  arabicName: 'نافذة العروض',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: { ar: 'سؤالان يوصلان إلى الباقات المناسبة.', en: 'Two questions that lead into the plans.' },
  do: [
    {
      ar: 'الخدمات والجنسيات المتاحة فعلًا، لا غيرها.',
      en: 'Offer the services and nationalities there really are.',
    },
  ],
  dont: [{ ar: 'الاختيار ليس إلزاميًّا.', en: 'Don’t make a choice compulsory.' }],
  accessibility: [{ ar: 'التركيز يعود إلى ما فتحها.', en: 'Focus returns to the opener.' }],
  server: false,
  budget: 16.3,
})
