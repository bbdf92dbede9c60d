import { describeComponent } from '../../story-kit/meta.ts'

export const stackMeta = describeComponent({
  arabicName: 'صفّ',
  status: 'stable',
  reviewed: { on: '2026-11-23', how: ['axe'] },
  purpose: {
    ar: 'يصفّ ما فيه في اتجاه واحد بمسافات متساوية.',
    en: 'Lays out what it holds in one direction, at equal distances.',
  },
  choice: {
    when: {
      ar: 'عناصر متتابعة بمسافة واحدة، عمودًا أو صفًا.',
      en: 'Parts one after another at one distance, in a column or a row.',
    },
    instead: [
      { if: { ar: 'أعمدة متساوية', en: 'Equal columns' }, use: 'grid' },
      { if: { ar: 'ما يخص شيئًا واحدًا في إطار', en: 'What belongs to one thing, in a frame' }, use: 'card' },
    ],
  },
  do: [
    {
      ar: 'المسافات على الحاوية، ولا هوامش للعناصر.',
      en: 'Leave distances to the container; give its children no margins.',
    },
    {
      ar: 'على الجوال عمود، ومن مقاس ترتضيه صف: rowFrom="sm".',
      en: 'A column on a phone and a row from a width of your choice: `rowFrom="sm"`.',
    },
  ],
  dont: [
    {
      ar: 'ليس لأعمدة بطاقات متساوية؛ لها Grid.',
      en: 'Don’t build equal columns of cards with it; that is what Grid is for.',
    },
  ],
  accessibility: [
    {
      ar: 'ترتيب القراءة والتركيز هو ترتيب الكتابة دائمًا. وللقوائم as="ul" وبداخلها li.',
      en: 'Reading and focus follow the order of the source, always. A list is `as="ul"` with `li` inside.',
    },
  ],
  server: true,
  budget: 1.5,
})
