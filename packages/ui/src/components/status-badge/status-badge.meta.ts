import { describeComponent } from '../../story-kit/meta.ts'

export const statusBadgeMeta = describeComponent({
  arabicName: 'شارة حالة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: {
    ar: 'حالة عقد أو طلب أو فاتورة: لون وأيقونة وكلمة معًا.',
    en: 'The state of a contract, an order or an invoice: colour, icon and word together.',
  },
  choice: {
    when: { ar: 'حالة عقد أو طلب أو فاتورة.', en: 'The state of a contract, an order or an invoice.' },
    instead: [
      { if: { ar: 'وصف لا حالة', en: 'A remark, not a state' }, use: 'badge' },
      { if: { ar: 'كل المراحل', en: 'All stages' }, use: 'tracking-stepper' },
    ],
  },
  do: [
    { ar: 'جدول حالات واحد لكل نوع، يُكتب مرة.', en: 'Write the table of states once per kind of thing.' },
    { ar: 'كلمة يفهمها العميل.', en: 'Choose a word that a customer understands.' },
  ],
  dont: [
    {
      ar: 'رمز الحالة في قاعدة البيانات لا يراه العميل.',
      en: 'Don’t show the state’s code as the database has it.',
    },
  ],
  accessibility: [{ ar: 'الحالة لا تُعرف باللون وحده.', en: 'The state is never told by colour alone.' }],
  server: true,
  budget: 2,
})
