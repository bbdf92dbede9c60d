import { describeComponent } from '../../story-kit/meta.ts'
import { switchKeyTable } from './switch.keys.ts'

export const switchMeta = describeComponent({
  arabicName: 'مفتاح',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'إعداد يعمل أو لا يعمل، ويسري فور تغييره.',
    en: 'A setting that is on or off and takes effect at once.',
  },
  choice: {
    when: { ar: 'إعداد يسري فور تغييره.', en: 'A setting that takes effect at once.' },
    instead: [
      { if: { ar: 'يُرسل مع نموذج', en: 'It is sent with a form' }, use: 'checkbox' },
      { if: { ar: 'بين مظهرين أو أكثر', en: 'Between two views or more' }, use: 'segmented-control' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'label > span',
        name: { ar: 'العنوان: ما الذي يعمل', en: 'Label: what is on' },
        tokens: ['color-text', 'text-body'],
      },
      {
        at: 'input',
        name: { ar: 'المسار', en: 'Track' },
        tokens: ['color-field-border', 'color-primary', 'radius-full'],
      },
      { at: 'input + span', name: { ar: 'المقبض', en: 'Thumb' }, tokens: ['color-on-primary'] },
      { at: 'label + span', name: { ar: 'التلميح', en: 'Hint' }, tokens: ['color-text-muted', 'text-small'] },
    ],
  },
  do: [{ ar: 'العنوان يسمّي ما يعمل: «رسائل التذكير».', en: 'Name what is on: “Reminders”.' }],
  dont: [
    { ar: 'النص لا يتغيّر مع الحالة.', en: 'Don’t change the label with its state.' },
    {
      ar: 'ليس لنموذج يُرسل؛ له مربع الاختيار.',
      en: 'Don’t use it in a form that is sent; that is the Checkbox.',
    },
  ],
  accessibility: [
    {
      ar: 'الحالة بموضع القرص وعلامته، لا باللون وحده.',
      en: 'Its state is told by place and mark, never by colour alone.',
    },
  ],
  keys: switchKeyTable,
  server: false,
  budget: 2.9,
})
