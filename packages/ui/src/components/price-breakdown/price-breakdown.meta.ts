import { describeComponent } from '../../story-kit/meta.ts'

export const priceBreakdownMeta = describeComponent({
  arabicName: 'تفصيل السعر',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'السعر بالتفصيل: ما كل جزء، وكم المجموع، وما يُدفع لغيرنا.',
    en: 'A price line by line: what each part is, what they come to, and what is paid to others.',
  },
  choice: {
    when: { ar: 'سعر بأجزائه ومجموعه.', en: 'A price, its parts and their total.' },
    instead: [
      {
        if: {
          ar: 'ما يكلفه إجراء أو يعيده وقاعدته',
          en: 'What an act costs or gives back, and by which rule',
        },
        use: 'quote-lines',
      },
      { if: { ar: 'مبلغ واحد', en: 'One sum' }, use: 'money' },
    ],
  },
  do: [
    { ar: 'السعر يظهر شاملًا الضريبة قبل التسجيل.', en: 'Show the price with tax before anyone signs up.' },
    { ar: 'رسوم الجهات الحكومية خارج المجموع.', en: 'Keep government fees outside the total.' },
  ],
  dont: [{ ar: 'ما تحت «منها» محسوب في المجموع، ولا يُجمع مرتين.', en: 'Don’t add an “of which” again.' }],
  accessibility: [
    {
      ar: 'كل سطر مصطلح وقيمته، والمبلغ يُقرأ بالريال.',
      en: 'Each line is a term with its value; amounts are said in riyals.',
    },
  ],
  server: false,
  budget: 4,
})
