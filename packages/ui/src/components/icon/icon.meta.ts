import { describeComponent } from '../../story-kit/meta.ts'

export const iconMeta = describeComponent({
  arabicName: 'أيقونة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: {
    ar: 'رسم صغير من مجموعة واحدة. ما يدل على اتجاه ينعكس مع اتجاه القراءة، وهذا مسجّل مع كل أيقونة.',
    en: 'A small drawing of one set. What points somewhere mirrors with the reading direction; that is recorded with each icon.',
  },
  choice: {
    when: { ar: 'رسم صغير بجانب كلمة.', en: 'A small drawing beside a word.' },
    instead: [
      { if: { ar: 'يُضغط', en: 'It is pressed' }, use: 'icon-button' },
      { if: { ar: 'علم دولة', en: 'It is the flag of a country' }, use: 'flag' },
    ],
  },
  do: [
    { ar: 'بجانبها كلمة.', en: 'Put it beside a word.' },
    { ar: 'إذا وقفت وحدها فلها اسم.', en: 'Give it a label where it stands alone.' },
  ],
  dont: [{ ar: 'لا تُعكس يدويًّا في مكان الاستخدام.', en: 'Don’t mirror it yourself at the call site.' }],
  accessibility: [
    { ar: 'بلا اسم تُخفى عن قارئ الشاشة.', en: 'Without a label it is hidden from assistive technology.' },
  ],
  server: true,
  budget: 1.5,
})
