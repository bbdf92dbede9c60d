import { describeComponent } from '../../story-kit/meta.ts'

export const skeletonMeta = describeComponent({
  arabicName: 'هيكل تحميل',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: {
    ar: 'شكل ما هو قادم، فلا تقفز الصفحة حين يصل.',
    en: 'The shape of what is coming, so that the page does not jump when it arrives.',
  },
  choice: {
    when: { ar: 'شكل القادم معروف: بطاقات، صفوف.', en: 'The shape of what comes is known: cards, rows.' },
    instead: [
      {
        if: { ar: 'الشكل مجهول أو المكان صغير', en: 'The shape is unknown or the place small' },
        use: 'spinner',
      },
      { if: { ar: 'معلوم كم مضى', en: 'It is known how much is done' }, use: 'progress-bar' },
      { if: { ar: 'لا شيء سيأتي', en: 'Nothing will come' }, use: 'empty-state' },
    ],
  },
  do: [
    {
      ar: 'شكل القائمة الحقيقية، وعدد عناصرها المعتاد.',
      en: 'Draw the shape of the real list and its usual count.',
    },
  ],
  dont: [
    { ar: 'لا يظهر لانتظار أقصر من خُمس ثانية.', en: 'Don’t show it for a wait under a fifth of a second.' },
  ],
  accessibility: [
    { ar: 'المجموعة تُعلن مرة واحدة أن شيئًا يُحمَّل.', en: 'The group says once that something loads.' },
  ],
  server: true,
  budget: 1.6,
})
