import { describeComponent } from '../../story-kit/meta.ts'

export const cardMeta = describeComponent({
  arabicName: 'بطاقة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: {
    ar: 'يجمع ما يخص شيئًا واحدًا: باقة، عقدًا، زيارة.',
    en: 'Holds what belongs to one thing: a plan, a contract, a visit.',
  },
  choice: {
    when: {
      ar: 'جمع ما يخص شيئًا واحدًا في إطار واحد.',
      en: 'To hold what belongs to one thing in one frame.',
    },
    instead: [
      {
        if: { ar: 'أشياء متشابهة تُقارن في أعمدة', en: 'Things of one kind, compared in columns' },
        use: 'table',
      },
      { if: { ar: 'رقم واحد وطريق إليه', en: 'One number and the way to it' }, use: 'stat-tile' },
      { if: { ar: 'حقائق بلا إطار', en: 'Facts that need no frame' }, use: 'key-value-list' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: '[data-print]',
        name: { ar: 'الإطار', en: 'Frame' },
        tokens: ['color-surface', 'color-border', 'radius-card'],
      },
      { at: 'h3', name: { ar: 'العنوان', en: 'Title' }, tokens: ['text-lead', 'color-text'] },
      { at: 'p', name: { ar: 'النص', en: 'Text' }, tokens: ['text-body', 'color-text-muted'] },
      { at: 'button', name: { ar: 'الفعل', en: 'Act' }, tokens: ['color-primary'] },
    ],
  },
  do: [
    {
      ar: 'إن كانت البطاقة كلها رابطًا ففي عنوانها CardLink واحد.',
      en: 'Where the whole card leads somewhere put one CardLink in its title.',
    },
    { ar: 'زر واضح واحد في البطاقة.', en: 'One clear button in a card.' },
  ],
  dont: [{ ar: 'لا بطاقة داخل بطاقة.', en: 'Don’t put a card into a card.' }],
  accessibility: [
    {
      ar: 'البطاقة الرابط محطة واحدة بلوحة المفاتيح واسمها عنوانها.',
      en: 'A card that is a link is one keyboard stop, named by its title.',
    },
  ],
  server: true,
  budget: 1.5,
})
