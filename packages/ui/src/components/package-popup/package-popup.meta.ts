import { describeComponent } from '../../story-kit/meta.ts'

export const packagePopupMeta = describeComponent({
  arabicName: 'نافذة باقة خاصة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'باقة يختارها العميل بنفسه: من، ومن أين، وكم، ولأي مدة.',
    en: 'A package of the customer’s own: who, from where, how many and for how long.',
  },
  do: [{ ar: 'يُذكر أن السعر تقديري.', en: 'Say that the price is indicative.' }],
  dont: [
    {
      ar: 'لا دفع قبل أن يسعّر المكتب الباقة.',
      en: 'Don’t ask for payment before the office has priced it.',
    },
  ],
  accessibility: [
    { ar: 'السعر التقديري يُعلن عند تغيّره.', en: 'The indicative price is announced as it changes.' },
    { ar: 'التركيز يعود إلى ما فتحها.', en: 'Focus returns to the opener.' },
  ],
  server: false,
  budget: 30,
})
