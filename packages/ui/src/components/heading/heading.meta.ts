import { describeComponent } from '../../story-kit/meta.ts'

export const headingMeta = describeComponent({
  arabicName: 'عنوان نص',
  status: 'stable',
  reviewed: { on: '2026-11-23', how: ['axe'] },
  purpose: {
    ar: 'عنوان: مستواه مكانه في الصفحة، ومقاسه كما تراه العين.',
    en: 'A heading: its level is its place in the page, its size what the eye sees.',
  },
  choice: {
    when: { ar: 'اسم الصفحة أو جزء منها.', en: 'The name of a page or of a part of it.' },
    instead: [
      { if: { ar: 'نص لا يسمّي ما تحته', en: 'Text that names nothing below it' }, use: 'text' },
      { if: { ar: 'عنوان بطاقة', en: 'The title of a card' }, use: 'card' },
    ],
  },
  do: [
    {
      ar: 'المستوى من ترتيب الصفحة، والمقاس من شكلها.',
      en: 'Take the level from the outline of the page, then the size from its looks.',
    },
  ],
  dont: [
    {
      ar: 'لا قفز من h1 إلى h3 لأن h2 يبدو كبيرًا؛ size يصغّره.',
      en: 'Don’t go from `h1` to `h3` because `h2` looks too large; give it another `size`.',
    },
  ],
  accessibility: [
    {
      ar: 'قارئ الشاشة يتنقل بالعناوين ومستوياتها، ولا يعنيه مقاسها.',
      en: 'Screen reader users go from heading to heading by level; size means nothing to them.',
    },
  ],
  server: true,
  budget: 1.5,
})
