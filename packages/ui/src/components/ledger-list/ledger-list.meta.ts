import { describeComponent } from '../../story-kit/meta.ts'

export const ledgerListMeta = describeComponent({
  arabicName: 'سجل الحركات',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'ما دخل وما خرج من رصيد أو نقاط، ولكلٍّ سببه.',
    en: 'What came into and went out of a balance or of points, each with its reason.',
  },
  choice: {
    when: { ar: 'ما دخل رصيدًا وما خرج منه.', en: 'What came into and went out of a balance.' },
    instead: [
      { if: { ar: 'أحداث بلا مبالغ', en: 'Events without sums' }, use: 'timeline' },
      { if: { ar: 'تفصيل سعر واحد', en: 'The parts of one price' }, use: 'price-breakdown' },
    ],
  },
  do: [{ ar: 'السبب مكتوب كما يفهمه العميل.', en: 'Give the reason as the customer would.' }],
  dont: [
    {
      ar: 'كل قيد في سطره، ولا تُجمع قيود مختلفة في سطر واحد.',
      en: 'Don’t add different entries up in one line.',
    },
  ],
  accessibility: [
    {
      ar: 'يُقرأ «أُضيف» أو «خُصم» قبل المبلغ؛ العلامة ليست لونًا فقط.',
      en: '“In” or “out” is read before the sum; the sign is not colour alone.',
    },
  ],
  server: false,
  budget: 6,
})
