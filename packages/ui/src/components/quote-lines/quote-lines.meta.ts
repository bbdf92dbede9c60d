import { describeComponent } from '../../story-kit/meta.ts'

export const quoteLinesMeta = describeComponent({
  arabicName: 'حساب الإجراء',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'ما يكلفه الإجراء أو يعيده بالتفصيل، ومع كل سطر قاعدته.',
    en: 'What an act costs or gives back, line by line, each with its rule.',
  },
  choice: {
    when: {
      ar: 'ما يكلفه إلغاء أو تجديد بالتفصيل، مع قاعدته.',
      en: 'What cancelling or renewing costs, line by line with its rule.',
    },
    instead: [
      { if: { ar: 'سعر شراء', en: 'The price of something bought' }, use: 'price-breakdown' },
      { if: { ar: 'قبل فتح النموذج', en: 'Before the form is opened' }, use: 'quote-lines-popup' },
    ],
  },
  do: [{ ar: 'يظهر قبل الإرسال دائمًا.', en: 'Always show it before sending.' }],
  dont: [{ ar: 'لا مبلغ بلا سبب.', en: 'Don’t show an amount without its reason.' }],
  accessibility: [
    {
      ar: 'كل سطر مصطلح وقيمته؛ تعذّر الحساب يُعلن.',
      en: 'Each line is a term with its value; a failure is announced.',
    },
  ],
  server: false,
  budget: 7,
})
