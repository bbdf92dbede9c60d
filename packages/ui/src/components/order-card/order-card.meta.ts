import { describeComponent } from '../../story-kit/meta.ts'

export const orderCardMeta = describeComponent({
  arabicName: 'بطاقة طلب',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'طلب بحقائق خدمته، في خمس صيغ، وما يمكن فعله الآن.',
    en: 'An order with the facts of its service, in five variants, and what can be done now.',
  },
  choice: {
    when: { ar: 'طلب في قائمة طلبات العميل.', en: 'An order in the customer’s list.' },
    instead: [
      { if: { ar: 'صار عقدًا', en: 'It has become a contract' }, use: 'contract-card' },
      {
        if: { ar: 'طلب إيقاف أو استبدال أو إلغاء', en: 'A request to pause, replace or cancel' },
        use: 'request-card',
      },
      { if: { ar: 'رحلة الطلب كاملة', en: 'The whole way of the order' }, use: 'tracking-stepper' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'h3', name: { ar: 'اسم الطلب', en: 'Name of the order' }, tokens: ['text-title'] },
      { at: 'h3 bdi', name: { ar: 'رقمه', en: 'Its number' }, tokens: ['color-text-muted'] },
      { at: 'dl', name: { ar: 'حقائق خدمته', en: 'Facts of its service' }, tokens: ['color-border'] },
      { at: 'a', name: { ar: 'الإجراء الظاهر', en: 'The act in sight' }, tokens: ['color-primary'] },
    ],
  },
  do: [
    {
      ar: 'ما يمكن فعله الآن فقط، والأقرب أولًا.',
      en: 'Hand over only what can be done now, the most likely first.',
    },
  ],
  dont: [{ ar: 'لا أكثر من إجراء رئيسي واحد.', en: 'Don’t make more than one act primary.' }],
  accessibility: [{ ar: 'اسم كل زر يحمل رقم الطلب.', en: 'Each button’s name carries the order’s number.' }],
  server: false,
  budget: 10.4,
})
