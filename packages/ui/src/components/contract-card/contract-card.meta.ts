import { describeComponent } from '../../story-kit/meta.ts'

export const contractCardMeta = describeComponent({
  arabicName: 'بطاقة عقد',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'عقد بحاله وما يمكن طلبه بشأنه.',
    en: 'A contract with its state and what can be asked about it.',
  },
  choice: {
    when: {
      ar: 'عقد في قائمة مع حاله وما يُطلب بشأنه.',
      en: 'A contract in a list, with its state and what can be asked.',
    },
    instead: [
      { if: { ar: 'طلب لم يصر عقدًا بعد', en: 'An order that is not a contract yet' }, use: 'order-card' },
      { if: { ar: 'العقد كاملًا', en: 'The contract in full' }, use: 'contract-details-popup' },
    ],
  },
  do: [
    { ar: 'إن كان هناك طلب بانتظار الرد فالبطاقة تقول ذلك.', en: 'Say when a request is being reviewed.' },
    {
      ar: 'ما يمكن فعله الآن فقط، والأقرب أولًا.',
      en: 'Hand over only what can be done now, the most likely first.',
    },
  ],
  dont: [{ ar: 'لا طلب لا تسمح به حال العقد.', en: 'Don’t offer a request the state does not allow.' }],
  accessibility: [
    { ar: 'اسم كل زر يحمل رقم العقد.', en: 'Each button’s name carries the contract’s number.' },
  ],
  server: false,
  budget: 10,
})
