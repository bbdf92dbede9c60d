import { describeComponent } from '../../story-kit/meta.ts'
import { alertDialogKeyTable } from './alert-dialog.keys.ts'

export const alertDialogMeta = describeComponent({
  arabicName: 'نافذة تأكيد',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'forced-colors', 'screen-reader'] },
  purpose: {
    ar: 'سؤال لا بد من جوابه قبل فعل لا رجعة فيه أو له ثمن.',
    en: 'A question that must be answered before an act that cannot be undone or that costs something.',
  },
  choice: {
    when: {
      ar: 'قبل فعل لا رجعة فيه أو له ثمن، والجواب كلمتان.',
      en: 'Before an act that cannot be undone or that costs, and the answer is one of two.',
    },
    instead: [
      { if: { ar: 'ما يُطلب أكثر من نعم أو لا', en: 'More is asked than yes or no' }, use: 'dialog' },
      { if: { ar: 'الفعل يمكن التراجع عنه', en: 'The act can be undone' }, use: 'toast' },
      { if: { ar: 'خبر لا سؤال', en: 'It is news, not a question' }, use: 'alert' },
    ],
  },
  do: [
    {
      ar: 'الزر عبر trigger، والوعد (Promise) من onConfirm: تنتظر النافذة ثم تُغلق وحدها، وتبقى إن فشل الفعل.',
      en: 'Hand it the button as `trigger` and a promise from `onConfirm`: it waits, closes by itself, and stays where the act failed.',
    },
    { ar: 'الثمن بالتفصيل قبل الزر.', en: 'Show the cost line by line before the button.' },
    { ar: 'الزر يسمّي الفعل: «إلغاء العقد».', en: 'Name the act on the button: “Cancel the contract”.' },
  ],
  dont: [
    {
      ar: 'ما يمكن التراجع عنه لا يُسأل عنه؛ يُنفَّذ، ويظهر «تراجع» في إشعار.',
      en: 'Don’t ask about what can be undone; do it and offer “Undo” in a toast.',
    },
    { ar: 'لا «نعم» ولا «لا» على الأزرار.', en: 'Don’t write “Yes” and “No”.' },
  ],
  accessibility: [
    {
      ar: 'التركيز يبدأ على التراجع، والضغط خارج النافذة لا يغلقها.',
      en: 'Focus starts on the way out; a press outside closes nothing.',
    },
    {
      ar: 'دوره alertdialog ويُقرأ وصفه عند الفتح.',
      en: 'Its role is alertdialog, its description is read on opening.',
    },
  ],
  keys: alertDialogKeyTable,
  server: false,
  budget: 17.7,
})
