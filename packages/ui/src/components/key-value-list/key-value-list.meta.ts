import { describeComponent } from '../../story-kit/meta.ts'

export const keyValueListMeta = describeComponent({
  arabicName: 'قائمة حقائق',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'حقائق عن شيء واحد: اسم الحقيقة وقيمتها.',
    en: 'Facts about one thing: what it is and its value.',
  },
  choice: {
    when: { ar: 'حقائق عن شيء واحد.', en: 'Facts about one thing.' },
    instead: [
      { if: { ar: 'أشياء عدة بالحقائق نفسها', en: 'Several things with the same facts' }, use: 'table' },
      { if: { ar: 'مبالغ لها مجموع', en: 'Sums that come to a total' }, use: 'price-breakdown' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'dt', name: { ar: 'الاسم', en: 'Label' }, tokens: ['color-text-muted', 'text-small'] },
      { at: 'dd', name: { ar: 'القيمة', en: 'Value' }, tokens: ['color-text'] },
      {
        at: 'dl > div:nth-child(2)',
        name: { ar: 'السطر وحدّه', en: 'Row and its line' },
        tokens: ['color-border'],
      },
    ],
  },
  do: [
    { ar: 'الأهم أولًا.', en: 'Put what matters most first.' },
    {
      ar: 'للمبالغ والتواريخ والأرقام مكوّناتها.',
      en: 'Use the inline components for sums, dates and numbers.',
    },
  ],
  dont: [
    {
      ar: 'ليست لمقارنة أشياء عدة؛ للمقارنة جدول.',
      en: 'Don’t compare several things in it; that is a Table.',
    },
  ],
  accessibility: [
    {
      ar: 'قائمة وصف حقيقية: كل قيمة مرتبطة باسمها.',
      en: 'A real description list: each value belongs to its name.',
    },
  ],
  server: true,
  budget: 2,
})
