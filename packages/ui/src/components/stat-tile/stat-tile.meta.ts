import { describeComponent } from '../../story-kit/meta.ts'

export const statTileMeta = describeComponent({
  arabicName: 'بطاقة رقم',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: {
    ar: 'رقم واحد مهم وطريق إلى ما وراءه.',
    en: 'One number that matters and the way to what is behind it.',
  },
  choice: {
    when: { ar: 'رقم واحد مهم وطريق إلى ما وراءه.', en: 'One number that matters and the way behind it.' },
    instead: [
      { if: { ar: 'حقائق عدة', en: 'Several facts' }, use: 'key-value-list' },
      { if: { ar: 'شيء كامل', en: 'A whole thing' }, use: 'card' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'a',
        name: { ar: 'ما الذي يُعدّ، رابط إلى قائمته', en: 'What is counted, a link to its list' },
        tokens: ['color-text-muted'],
      },
      { at: 'svg', name: { ar: 'علامة الرابط', en: 'Mark of a link' }, tokens: ['color-text-muted'] },
      {
        at: 'div:has(> span > a) + div',
        name: { ar: 'العدد', en: 'Number' },
        tokens: ['color-text', 'text-heading'],
      },
    ],
  },
  do: [{ ar: 'رابط إلى القائمة التي عدّها.', en: 'Link it to the list that it counts.' }],
  dont: [
    {
      ar: 'لا رقم لا يغيّر ما سيفعله العميل.',
      en: 'Don’t show a number that changes nothing for the customer.',
    },
  ],
  accessibility: [
    { ar: 'محطة واحدة بلوحة المفاتيح اسمها اسم الرقم.', en: 'One keyboard stop, named by what is counted.' },
  ],
  server: true,
  budget: 3,
})
