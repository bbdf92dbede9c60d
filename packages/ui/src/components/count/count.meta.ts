import { describeComponent } from '../../story-kit/meta.ts'

export const countMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'عدد ومعدوده بالصيغة الصحيحة: زيارة واحدة، زيارتان، 3 زيارات، 11 زيارة.',
    en: 'A number and what it counts, in the right form: 1 visit, 2 visits.',
  },
  do: [
    { ar: 'اكتب الصيغ العربية الست كلها.', en: 'Write all six Arabic forms.' },
    { ar: 'قل «لا زيارات» بدل الصفر.', en: 'Say “no visits” rather than zero in Arabic.' },
  ],
  dont: [
    { ar: 'لا تضع العدد وبجانبه كلمة ثابتة.', en: 'Don’t put a number beside a word that never changes.' },
  ],
  accessibility: [],
  server: false,
  budget: 1,
})
