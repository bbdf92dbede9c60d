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
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'span:first-child',
        name: { ar: 'ما الذي يجري', en: 'What is going on' },
        tokens: ['color-text', 'text-small'],
      },
      { at: 'span + span', name: { ar: 'النسبة', en: 'Share' }, tokens: ['color-text-muted'] },
      {
        at: 'progress',
        name: { ar: 'الشريط', en: 'Bar' },
        tokens: ['color-primary', 'color-subtle', 'radius-full'],
      },
    ],
  },
  do: [{ ar: 'ما مضى يُقال بالكلمات إن كان له معدود.', en: 'Say it in words where things are counted.' }],
  dont: [{ ar: 'لا نسبة غير معروفة.', en: 'Don’t show a share that nobody knows.' }],
  accessibility: [
    {
      ar: 'عنصر progress أصيل يمتلئ من بداية القراءة.',
      en: 'A native progress element, filled from where reading begins.',
    },
  ],
  server: false,
  budget: 2,
})
