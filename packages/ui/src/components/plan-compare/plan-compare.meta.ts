import { describeComponent } from '../../story-kit/meta.ts'

export const planCompareMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'باقتان أو ثلاث جنبًا إلى جنب، معلومة معلومة.',
    en: 'Two or three plans side by side, fact by fact.',
  },
  do: [{ ar: 'أبرز ما يختلف بينها.', en: 'Let what differs stand out.' }],
  dont: [{ ar: 'لا تضع أكثر من ثلاث.', en: 'Don’t lay out more than three.' }],
  accessibility: [
    {
      ar: 'جدول له رؤوس أعمدة وصفوف، ولو رُتّب شبكةً على الجوال.',
      en: 'A table with row and column headers, though laid out as a grid on phones.',
    },
  ],
  server: false,
  budget: 13,
})
