import { describeComponent } from '../../story-kit/meta.ts'

export const countMeta = describeComponent({
  arabicName: 'عدد ومعدود',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'عدد ومعدوده بالصيغة الصحيحة: زيارة واحدة، زيارتان، 3 زيارات، 11 زيارة.',
    en: 'A number and what it counts, in the right form: 1 visit, 2 visits.',
  },
  choice: {
    when: {
      ar: 'كل عدد يتبعه اسم: 3 زيارات، 11 زيارة.',
      en: 'Every number followed by a noun: 1 visit, 3 visits.',
    },
    instead: [
      { if: { ar: 'مبلغ', en: 'It is a sum of money' }, use: 'money' },
      { if: { ar: 'عدد يُغيَّر', en: 'The number can be changed' }, use: 'stepper' },
    ],
  },
  do: [
    { ar: 'الصيغ العربية الست مكتوبة كلها.', en: 'Write all six Arabic forms.' },
    { ar: '«لا زيارات» بدل الصفر.', en: 'Say “no visits” rather than zero in Arabic.' },
  ],
  dont: [{ ar: 'لا عدد بجانبه كلمة ثابتة.', en: 'Don’t put a number beside a word that never changes.' }],
  accessibility: [],
  server: false,
  budget: 1,
})
