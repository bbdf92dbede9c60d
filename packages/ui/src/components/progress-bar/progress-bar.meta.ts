import { describeComponent } from '../../story-kit/meta.ts'

export const progressBarMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: {
    ar: 'كم مضى من شيء: رفع ملف أو عدد الزيارات المستهلكة.',
    en: 'How far something is: a file on its way up, visits already used.',
  },
  do: [{ ar: 'قل ما مضى بالكلمات إن كان له معدود.', en: 'Say it in words where things are counted.' }],
  dont: [{ ar: 'لا تُظهر نسبة لا تعرفها.', en: 'Don’t show a share that nobody knows.' }],
  accessibility: [
    {
      ar: 'عنصر progress أصيل يمتلئ من بداية القراءة.',
      en: 'A native progress element, filled from where reading begins.',
    },
  ],
  server: false,
  budget: 2,
})
