import { describeComponent } from '../../story-kit/meta.ts'

export const termsPopupMeta = describeComponent({
  arabicName: 'نافذة الشروط',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'آخر سؤال قبل تسجيل الطلب: الموافقة على جدول العمل والشروط.',
    en: 'The last question before an order is made: agreeing to the work schedule and the terms.',
  },
  do: [{ ar: 'المواعيد التي يوافق عليها العميل ظاهرة أمامه.', en: 'Show the times the customer agrees to.' }],
  dont: [{ ar: 'علامة الموافقة يضعها العميل بنفسه.', en: 'Don’t tick a box for the customer.' }],
  accessibility: [{ ar: 'رسالة النقص تُعلن فورًا.', en: 'What is missing is announced at once.' }],
  server: false,
  budget: 17,
})
