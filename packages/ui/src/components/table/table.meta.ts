import { describeComponent } from '../../story-kit/meta.ts'
import { tableKeyTable } from './table.keys.ts'

export const tableMeta = describeComponent({
  arabicName: 'جدول',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'أشياء متشابهة تُقارن في أعمدة، وعلى الشاشة الضيقة تصير كل واحدة بطاقة.',
    en: 'Things of one kind to be compared in columns; where room is narrow each becomes a card.',
  },
  choice: {
    when: { ar: 'أشياء متشابهة تُقارن في أعمدة.', en: 'Things of one kind, compared in columns.' },
    instead: [
      { if: { ar: 'حقائق شيء واحد', en: 'Facts about one thing' }, use: 'key-value-list' },
      { if: { ar: 'كل شيء له أفعاله وصورته', en: 'Each has its own acts and picture' }, use: 'card' },
      { if: { ar: 'باقتان أو ثلاث', en: 'Two or three plans' }, use: 'plan-compare' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'caption',
        name: { ar: 'اسم الجدول', en: 'Name of the table' },
        tokens: ['text-small', 'color-text-muted'],
      },
      { at: 'th button', name: { ar: 'رأس يرتّب', en: 'Head that sorts' }, tokens: ['color-text-muted'] },
      { at: 'tbody th', name: { ar: 'اسم الصف', en: 'Name of the row' }, tokens: ['color-text'] },
      {
        at: 'tbody td:nth-of-type(3)',
        name: { ar: 'عمود أرقام', en: 'Column of numbers' },
        tokens: ['color-text'],
      },
      {
        at: 'tbody tr:last-child td:last-child',
        name: { ar: 'خلية حالة', en: 'Cell of a state' },
        tokens: ['color-border'],
      },
    ],
  },
  do: [
    { ar: 'العمود الأول اسم الصف.', en: 'Let the first column name the row.' },
    {
      ar: 'rowName يسمّي الصف حيث يُحدَّد: رقم الفاتورة لا «صف 3».',
      en: 'Name a row that can be selected with `rowName`: the number of the invoice, not “row 3”.',
    },
    {
      ar: 'أعمدة الأرقام معلّمة، لتصطف خاناتها.',
      en: 'Mark columns of numbers, so that their digits line up.',
    },
  ],
  dont: [
    {
      ar: 'لا أكثر من زرين في الصف؛ للباقي قائمة.',
      en: 'Don’t put more than two buttons in a row; the rest is a menu.',
    },
    { ar: 'ليس لتنسيق الصفحة.', en: 'Don’t use it to lay out a page.' },
  ],
  accessibility: [
    {
      ar: 'يبقى جدولًا لقارئ الشاشة ولو عُرض بطاقات.',
      en: 'Stays a table for assistive technology when shown as cards.',
    },
    { ar: 'العمود المرتّب يقول اتجاه ترتيبه.', en: 'A sorted column says which way.' },
    {
      ar: 'لكل صف يُحدَّد مربع باسمه، ومربع الكل يقول: الكل أو بعضها أو لا شيء، ويُعلن العدد بعد كل تغيير.',
      en: 'Each row that can be selected has a checkbox with its name; the one for all says all, some or none, and the number is announced after each change.',
    },
    {
      ar: 'الصف الذي يقود إلى صفحة فيه رابط واحد هو عنوانه؛ أما الفأرة فتضغط أي مكان من الصف.',
      en: 'A row that leads somewhere has one link, its row header; a mouse may press anywhere on the row.',
    },
  ],
  keys: tableKeyTable,
  server: true,
  budget: 5,
})
