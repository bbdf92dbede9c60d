import { describeComponent } from '../../story-kit/meta.ts'

export const planCardMeta = describeComponent({
  arabicName: 'بطاقة باقة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'باقة تُفهم من نظرة: ما هي، وكم تكلف كلها، وطريق واحد إلى الطلب.',
    en: 'A plan one can judge at a glance: what it is, all it will cost, and one way on.',
  },
  choice: {
    when: { ar: 'باقة تُباع، في قائمة أو وحدها.', en: 'A plan on sale, in a list or alone.' },
    instead: [
      { if: { ar: 'باقتان أو ثلاث تُقارن', en: 'Two or three to be compared' }, use: 'plan-compare' },
      { if: { ar: 'خدمة لا باقة', en: 'A service, not a plan' }, use: 'service-tile' },
      {
        if: { ar: 'باقة تم اختيارها والدفع قادم', en: 'The plan is chosen and payment comes next' },
        use: 'summary-card',
      },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'h3', name: { ar: 'اسم الباقة', en: 'Name of the plan' }, tokens: ['text-title'] },
      {
        at: 'h3 ~ ul',
        name: { ar: 'الخدمة والحقائق الأهم', en: 'Service and the facts that matter' },
        tokens: ['color-text-muted', 'text-small'],
      },
      {
        at: 'h3 ~ :last-child',
        name: { ar: 'السعر ووحدته', en: 'Price and its unit' },
        tokens: ['color-text', 'text-title'],
      },
      {
        at: 'summary',
        name: { ar: 'باقي الحقائق وتفصيل السعر', en: 'All facts and the lines of the price' },
        tokens: ['color-primary', 'size-touch'],
      },
      {
        at: '[role=group] > div:last-of-type a',
        name: { ar: 'الطريق إلى الطلب', en: 'The way on' },
        tokens: ['color-primary', 'radius-field'],
      },
    ],
  },
  do: [
    {
      ar: 'الإجمالي الذي سيُدفع فعلًا، وتفصيله بنقرة.',
      en: 'Show what will really be paid, its details one tap away.',
    },
    { ar: 'المقارنة بين ثلاث باقات على الأكثر.', en: 'Let at most three be compared.' },
  ],
  dont: [{ ar: 'لا سعر قبل الضريبة.', en: 'Don’t show a price before tax.' }],
  accessibility: [
    {
      ar: 'البطاقة مجموعة باسم الباقة؛ التفصيل يُفتح بلوحة المفاتيح.',
      en: 'A group named by its plan; the details open by keyboard.',
    },
    {
      ar: 'زر المقارنة يقول إن كانت الباقة مختارة.',
      en: 'The compare button tells whether the plan is chosen.',
    },
  ],
  server: false,
  budget: 10,
})
