import { describeComponent } from '../../story-kit/meta.ts'

export const gridMeta = describeComponent({
  arabicName: 'شبكة أعمدة',
  status: 'stable',
  reviewed: { on: '2026-11-23', how: ['axe'] },
  purpose: {
    ar: 'أعمدة متساوية بعدد ما يتسع له المكان، دون نقاط توقف.',
    en: 'Equal columns, as many as there is room for, without breakpoints.',
  },
  choice: {
    when: {
      ar: 'بطاقات متساوية بعدد ما يتسع له المكان.',
      en: 'Equal cards, as many beside one another as there is room for.',
    },
    instead: [
      { if: { ar: 'الأجزاء في اتجاه واحد', en: 'The parts follow one direction' }, use: 'stack' },
      { if: { ar: 'بيانات تُقارن في أعمدة', en: 'Data compared in columns' }, use: 'table' },
      { if: { ar: 'صف يُدفع جانبًا', en: 'A row that is pushed aside' }, use: 'carousel' },
    ],
  },
  do: [
    {
      ar: 'أصغر عرض تُقرأ به البطاقة، وعدد الأعمدة للمكان.',
      en: 'Choose the least width at which a card reads well, and leave the number of columns to the room.',
    },
  ],
  dont: [
    {
      ar: 'ليس للنماذج؛ الحقول تُقرأ في عمود واحد.',
      en: 'Don’t put a form into it; fields are read in one column.',
    },
  ],
  accessibility: [
    {
      ar: 'عند تكبير النص يقل عدد الأعمدة ولا يُقص شيء.',
      en: 'With larger text there are fewer columns, and nothing is cut off.',
    },
  ],
  server: true,
  budget: 1.5,
})
