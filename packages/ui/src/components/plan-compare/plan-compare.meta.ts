import { describeComponent } from '../../story-kit/meta.ts'

export const planCompareMeta = describeComponent({
  arabicName: 'مقارنة الباقات',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'باقتان أو ثلاث جنبًا إلى جنب، معلومة معلومة.',
    en: 'Two or three plans side by side, fact by fact.',
  },
  choice: {
    when: {
      ar: 'باقتان أو ثلاث اختارها العميل ليقارن.',
      en: 'Two or three plans the customer laid side by side.',
    },
    instead: [
      { if: { ar: 'قائمة كل الباقات', en: 'The list of all plans' }, use: 'plan-card' },
      { if: { ar: 'أكثر من أربعة أشياء', en: 'More than four things' }, use: 'table' },
    ],
  },
  do: [{ ar: 'أبرز ما يختلف بينها.', en: 'Let what differs stand out.' }],
  dont: [{ ar: 'لا أكثر من ثلاث.', en: 'Don’t lay out more than three.' }],
  accessibility: [
    {
      ar: 'جدول له رؤوس أعمدة وصفوف، ولو رُتّب شبكةً على الجوال.',
      en: 'A table with row and column headers, though laid out as a grid on phones.',
    },
  ],
  server: false,
  budget: 13,
})
