import { describeComponent } from '../../story-kit/meta.ts'

export const textMeta = describeComponent({
  arabicName: 'نص',
  status: 'stable',
  reviewed: { on: '2026-11-23', how: ['axe'] },
  purpose: {
    ar: 'نص بمقاسات الحزمة وألوانها وأوزانها، بأسمائها لا بأرقامها.',
    en: 'Text in the kit’s sizes, colours and weights, by name and not by number.',
  },
  choice: {
    when: { ar: 'فقرة أو كلمات بمقاسات الحزمة.', en: 'A paragraph or words in the kit’s sizes.' },
    instead: [
      { if: { ar: 'يسمّي ما تحته', en: 'It names what is below' }, use: 'heading' },
      { if: { ar: 'مبلغ', en: 'A sum' }, use: 'money' },
      { if: { ar: 'تاريخ', en: 'A date' }, use: 'date-text' },
    ],
  },
  do: [
    {
      ar: 'الوسم يُختار بـ as: فقرة p، وداخل السطر span، وفي القوائم li.',
      en: 'Choose the tag with `as`: `p` for a paragraph, `span` inside a line, `li` in a list.',
    },
    {
      ar: 'على أرضية ملوّنة ممتلئة: tone="inherit" ليأخذ لونها الموعود.',
      en: 'On a filled ground use `tone="inherit"`, so that it takes the colour promised there.',
    },
  ],
  dont: [
    {
      ar: 'تكبير النص لا يجعله عنوانًا؛ للعناوين Heading.',
      en: 'Don’t enlarge a text until it looks like a heading; that is what Heading is for.',
    },
  ],
  accessibility: [
    {
      ar: 'اللون وحده لا يقول شيئًا: ما كان خطأ أو نجاحًا فليقله النص نفسه.',
      en: 'Colour alone says nothing: what is an error or a success, the words say too.',
    },
  ],
  server: true,
  budget: 1.5,
})
