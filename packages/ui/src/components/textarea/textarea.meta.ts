import { describeComponent } from '../../story-kit/meta.ts'
import { textareaKeyTable } from './textarea.keys.ts'

export const textareaMeta = describeComponent({
  arabicName: 'نص طويل',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'نص حر من عدة أسطر: ملاحظة للسائق، شرح شكوى.',
    en: 'Free text of several lines: a note to the driver, what a complaint is about.',
  },
  choice: {
    when: { ar: 'نص حر من عدة أسطر.', en: 'Free text of several lines.' },
    instead: [{ if: { ar: 'سطر واحد', en: 'One line' }, use: 'text-field' }],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'label', name: { ar: 'العنوان', en: 'Label' }, tokens: ['color-text', 'text-body'] },
      { at: 'label span', name: { ar: 'اختياري', en: 'Optional' }, tokens: ['color-text-muted'] },
      {
        at: 'textarea',
        name: { ar: 'الإطار، ويطول مع النص', en: 'Box; it grows with its text' },
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
    { ar: 'الحد يظهر قبل بلوغه.', en: 'Show the limit before it is reached.' },
    { ar: 'التلميح يقول ما يفيد كتابته.', en: 'Say in the hint what is worth writing.' },
  ],
  dont: [
    {
      ar: 'ما يُلصق لا يُقطع؛ يُقال كم زاد.',
      en: 'Don’t cut off what is pasted; say by how much it is too long.',
    },
    { ar: 'ما يُختار من قائمة لا يُكتب فيه.', en: 'Don’t ask in it for what can be chosen from a list.' },
  ],
  accessibility: [
    {
      ar: 'يكبر مع النص، فلا يضيع أوله، ثم يُمرَّر.',
      en: 'It grows with its text, so that the beginning stays in sight, and scrolls after that.',
    },
  ],
  keys: textareaKeyTable,
  server: false,
  budget: 3.8,
})
