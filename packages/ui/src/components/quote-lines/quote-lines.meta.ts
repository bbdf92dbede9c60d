import { describeComponent } from '../../story-kit/meta.ts'

export const quoteLinesMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'ما يكلفه الإجراء أو يعيده، سطرًا سطرًا، ومع كل سطر قاعدته.',
    en: 'What an act costs or gives back, line by line, each with its rule.',
  },
  do: [{ ar: 'اعرضه قبل الإرسال دائمًا.', en: 'Always show it before sending.' }],
  dont: [{ ar: 'لا تعرض مبلغًا بلا سبب.', en: 'Don’t show an amount without its reason.' }],
  accessibility: [
    {
      ar: 'كل سطر مصطلح وقيمته؛ تعذّر الحساب يُعلن.',
      en: 'Each line is a term with its value; a failure is announced.',
    },
  ],
  server: false,
  budget: 7,
})
