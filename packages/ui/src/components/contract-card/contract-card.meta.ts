import { describeComponent } from '../../story-kit/meta.ts'

export const contractCardMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'عقد بحاله وما يمكن طلبه بشأنه.',
    en: 'A contract with its state and what can be asked about it.',
  },
  do: [{ ar: 'قل إن كان هناك طلب قيد المراجعة.', en: 'Say when a request is being reviewed.' }],
  dont: [{ ar: 'لا تعرض طلبًا لا تسمح به حال العقد.', en: 'Don’t offer a request the state does not allow.' }],
  accessibility: [
    { ar: 'اسم كل زر يحمل رقم العقد.', en: 'Each button’s name carries the contract’s number.' },
  ],
  server: false,
  budget: 9,
})
