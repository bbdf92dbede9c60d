import { describeComponent } from '../../story-kit/meta.ts'

export const branchCardMeta = describeComponent({
  arabicName: 'بطاقة فرع',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'فرع من فروع المكتب: أين هو وكيف تتصل به وكيف تصل إليه.',
    en: 'A branch of the office: where it is, how to call it, the way there.',
  },
  do: [{ ar: 'الفروع قائمةً بجانب الخريطة.', en: 'List the branches beside the map.' }],
  dont: [
    {
      ar: 'عدد الفروع لا يُكتب في نص؛ القائمة تقوله.',
      en: 'Don’t write the number of branches in a text; the list says it.',
    },
  ],
  accessibility: [{ ar: 'رابط الخريطة يذكر اسم الفرع.', en: 'The map’s link names the branch.' }],
  server: true,
  budget: 8,
})
