import { describeComponent } from '../../story-kit/meta.ts'

export const summaryCardMeta = describeComponent({
  arabicName: 'ملخص الحجز',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'ما يُحجز وكم يكلّف بالضبط، ظاهر من أول خطوة إلى الدفع.',
    en: 'What is being booked and what exactly it costs, in sight from the first step to the payment.',
  },
  choice: {
    when: { ar: 'من أول خطوة في الحجز حتى الدفع.', en: 'From the first step of a booking to its payment.' },
    instead: [
      { if: { ar: 'باقة لم تُختر بعد', en: 'A plan not yet chosen' }, use: 'plan-card' },
      { if: { ar: 'طلب سُجّل', en: 'An order that is made' }, use: 'order-card' },
    ],
  },
  do: [
    { ar: 'الإجمالي نهائي: بالضريبة والتوصيل.', en: 'Show the final total, tax and delivery in.' },
    { ar: 'مكوّن PriceBreakdown مكانه breakdown.', en: 'Give `breakdown` a PriceBreakdown.' },
  ],
  dont: [
    {
      ar: 'الإجمالي لا يختفي أثناء إعادة الحساب؛ لهذا loading.',
      en: 'Don’t hide the total while it is worked out again; use `loading`.',
    },
  ],
  accessibility: [
    { ar: 'تغيّر الإجمالي يُعلن بهدوء.', en: 'A change of the total is announced politely.' },
    {
      ar: 'على الشاشات الضيقة زرّ يفتح التفاصيل ويقول حاله.',
      en: 'On narrow screens a button opens the details and tells its state.',
    },
  ],
  server: false,
  budget: 6,
})
