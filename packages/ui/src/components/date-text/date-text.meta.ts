import { describeComponent } from '../../story-kit/meta.ts'

export const dateTextMeta = describeComponent({
  arabicName: 'تاريخ',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'تاريخ يوم بالميلادي أو بتقويم أم القرى أو بهما معًا، وأيّهما يتقدّم يختاره العميل.',
    en: 'A day in the Gregorian or the Umm al-Qura calendar or both; the customer chooses which one leads.',
  },
  choice: {
    when: { ar: 'كل تاريخ يظهر في نص أو بطاقة.', en: 'Every date shown in text or on a card.' },
    instead: [
      { if: { ar: 'يوم يُدخله العميل', en: 'A day the customer enters' }, use: 'date-picker' },
      { if: { ar: 'ساعة', en: 'A time of day' }, use: 'time-text' },
    ],
  },
  do: [
    { ar: 'التاريخان معًا في العقود والفواتير.', en: 'Show both dates in contracts and invoices.' },
    { ar: 'اسم اليوم مذكور في مواعيد الزيارات.', en: 'Name the weekday of a visit.' },
  ],
  dont: [
    { ar: 'لا تواريخ بالأرقام المائلة داخل النص.', en: 'Don’t write a date with slashes in a text.' },
    {
      ar: 'لا لحظة زمنية؛ تُحوَّل إلى يوم في الرياض أولًا.',
      en: 'Don’t pass a moment; make it a day in Riyadh first.',
    },
  ],
  accessibility: [
    {
      ar: 'عنصر time يحمل التاريخ بصيغته الدولية، والشهر بالكلمات فلا يلتبس باليوم.',
      en: 'A time element carries the ISO date, and the month is a word, so it can’t be taken for the day.',
    },
  ],
  server: false,
  budget: 1.4,
})
