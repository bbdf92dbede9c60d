import { describeComponent } from '../../story-kit/meta.ts'

export const timelineMeta = describeComponent({
  arabicName: 'تسلسل زمني',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: {
    ar: 'ما تم، وأين وصلنا، وما بقي، بترتيب الزمن.',
    en: 'What has happened, where it stands and what is to come, in the order of time.',
  },
  choice: {
    when: { ar: 'أحداث بتواريخها.', en: 'Events with their dates.' },
    instead: [
      { if: { ar: 'مراحل طلب معروفة', en: 'The known stages of an order' }, use: 'tracking-stepper' },
      { if: { ar: 'خطوات يقوم بها العميل', en: 'Steps the customer takes' }, use: 'step-rail' },
      { if: { ar: 'حركات رصيد', en: 'What moved a balance' }, use: 'ledger-list' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'li:first-child > span',
        name: { ar: 'علامة الحالة', en: 'Mark of the state' },
        tokens: ['color-primary', 'color-on-primary'],
      },
      {
        at: 'li:first-child time',
        name: { ar: 'اليوم', en: 'Day' },
        tokens: ['color-text-muted', 'text-small'],
      },
      {
        at: '[aria-current=step] > div > div:first-child',
        name: { ar: 'ما حدث', en: 'What happened' },
        tokens: ['color-text'],
      },
      {
        at: '[aria-current=step] > div > div + div',
        name: { ar: 'معناه للعميل', en: 'What it means for the customer' },
        tokens: ['color-text-muted', 'text-small'],
      },
    ],
  },
  do: [
    {
      ar: 'الخطوة الحالية تقول ما الذي ننتظره ومتى.',
      en: 'Say in the current step what is awaited and when.',
    },
  ],
  dont: [
    {
      ar: 'لا وعد بتاريخ لا نضمنه؛ كلمة «متوقع» تكفي.',
      en: 'Don’t promise a date that is a guess; say “expected”.',
    },
    { ar: 'ليس للتنقل بين خطوات نموذج.', en: 'Don’t use it to move between the steps of a form.' },
  ],
  accessibility: [
    {
      ar: 'قائمة مرتبة، وكل خطوة تُقرأ حالتها قبل اسمها.',
      en: 'An ordered list; each step’s state is read before its name.',
    },
  ],
  server: true,
  budget: 4,
})
