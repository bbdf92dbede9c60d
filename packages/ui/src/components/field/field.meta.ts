import { describeComponent } from '../../story-kit/meta.ts'

export const fieldMeta = describeComponent({
  arabicName: 'إطار حقل',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'العنوان والتلميح والخطأ والعدّاد حول أي عنصر إدخال.',
    en: 'Label, hint, error and counter around any control.',
  },
  choice: {
    when: {
      ar: 'عنصر إدخال من خارج المجموعة يحتاج عنوانًا وتلميحًا وخطأ.',
      en: 'A control of your own that needs a label, a hint and an error.',
    },
    instead: [
      { if: { ar: 'سطر نص', en: 'A line of text' }, use: 'text-field' },
      { if: { ar: 'نص طويل', en: 'Longer text' }, use: 'textarea' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'label', name: { ar: 'العنوان', en: 'Label' }, tokens: ['color-text', 'text-body'] },
      {
        at: 'label span',
        name: { ar: 'علامة اللازم', en: 'Mark of what is required' },
        tokens: ['color-danger'],
      },
      {
        at: 'select',
        name: { ar: 'أي عنصر إدخال', en: 'Any control' },
        tokens: ['color-field-border', 'radius-field'],
      },
      {
        at: '[id$="-hint"]',
        name: { ar: 'التلميح', en: 'Hint' },
        tokens: ['color-text-muted', 'text-small'],
      },
    ],
  },
  do: [
    { ar: 'كل حقل جديد يُبنى به بدل تكراره.', en: 'Build every new field with it instead of repeating it.' },
  ],
  dont: [
    {
      ar: 'لا خطأ بلا طريقة لإصلاحه.',
      en: 'Don’t write an error that does not say how to put it right.',
    },
  ],
  accessibility: [
    {
      ar: 'عدة عناصر لسؤال واحد تُجمع بـ group فيصبح العنوان عنوان مجموعة.',
      en: 'Several controls for one question take `group`: the label becomes a legend.',
    },
  ],
  server: false,
  budget: 3.3,
})
