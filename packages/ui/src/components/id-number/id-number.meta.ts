import { describeComponent } from '../../story-kit/meta.ts'

export const idNumberMeta = describeComponent({
  arabicName: 'رقم هوية',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'رقم الهوية أو الإقامة، كاملًا أو بآخر أربعة أرقام.',
    en: 'A national id or iqama number, whole or by its last four digits.',
  },
  choice: {
    when: { ar: 'رقم هوية أو إقامة يُعرض.', en: 'A national id or iqama number on show.' },
    instead: [
      { if: { ar: 'رقم عقد أو طلب', en: 'The number of a contract or an order' }, use: 'code' },
      { if: { ar: 'رقم يُكتب', en: 'A number to be typed' }, use: 'number-field' },
    ],
  },
  do: [{ ar: 'أوله مخفي في القوائم والرسائل.', en: 'Mask it in lists and messages.' }],
  dont: [
    { ar: 'لا يُقسّم إلى مجموعات؛ لا يُكتب كذلك في الوثائق.', en: 'Don’t group its digits; documents don’t.' },
  ],
  accessibility: [
    {
      ar: 'المخفي يُقرأ «رقم ينتهي بـ…» لا نقاطًا.',
      en: 'A masked number is read as “ending in …”, not as dots.',
    },
  ],
  server: false,
  budget: 2,
})
