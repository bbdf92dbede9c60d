import { describeComponent } from '../../story-kit/meta.ts'

export const timeTextMeta = describeComponent({
  arabicName: 'وقت',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'وقت أو مدة بين وقتين بنظام 12 ساعة، تُقرأ بدايتها أولًا في العربية والإنجليزية.',
    en: 'A time or a span of time on the twelve-hour clock, whose start comes first for every reader.',
  },
  choice: {
    when: { ar: 'ساعة أو مدة بين ساعتين تُعرض.', en: 'A time, or a span of time, on show.' },
    instead: [
      { if: { ar: 'نافذة وصول تُختار', en: 'A window of arrival to be chosen' }, use: 'time-window-picker' },
      { if: { ar: 'يوم', en: 'A day' }, use: 'date-text' },
    ],
  },
  do: [{ ar: 'المدة كاملة: من متى إلى متى.', en: 'Give the whole span: from when until when.' }],
  dont: [
    {
      ar: 'لا «صباحًا» ولا «مساءً» بجانبه، فهو يقولها.',
      en: 'Don’t add “AM” or “PM” beside it; it says so itself.',
    },
  ],
  accessibility: [
    {
      ar: 'المدة جملة تُقرأ كما تُكتب: «بين … و…».',
      en: 'A span is a phrase, read aloud as it is written: “between … and …”.',
    },
  ],
  server: false,
  budget: 2,
})
