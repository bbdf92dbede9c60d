import { describeComponent } from '../../story-kit/meta.ts'

export const progressBarMeta = describeComponent({
  arabicName: 'شريط تقدم',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: {
    ar: 'كم مضى من شيء: رفع ملف أو عدد الزيارات المستهلكة.',
    en: 'How far something is: a file on its way up, visits already used.',
  },
  choice: {
    when: { ar: 'معلوم كم مضى وكم بقي.', en: 'It is known how much is done and how much is left.' },
    instead: [
      { if: { ar: 'المدة مجهولة', en: 'Nobody knows how long it takes' }, use: 'spinner' },
      { if: { ar: 'مراحل لها أسماء', en: 'The stages have names' }, use: 'tracking-stepper' },
      { if: { ar: 'محتوى قادم', en: 'Content is on its way' }, use: 'skeleton' },
    ],
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
