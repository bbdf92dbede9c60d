import { describeComponent } from '../../story-kit/meta.ts'

export const addComplaintPopupMeta = describeComponent({
  arabicName: 'نافذة تقديم شكوى',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: { ar: 'تقديم شكوى على عقد.', en: 'Making a complaint about a contract.' },
  do: [
    { ar: 'العقود كلها، الجارية والمنتهية.', en: 'Offer every contract, running or ended.' },
    { ar: 'إن لم تُقبل الشكوى ظهرت رسالة الخادم.', en: 'Show the server’s message where it was not taken.' },
  ],
  dont: [{ ar: 'ما كُتب لا يُمحى بعد فشل الإرسال.', en: 'Don’t lose what was written when sending failed.' }],
  accessibility: [
    {
      ar: 'كل خطأ مربوط بحقله، والنتيجة تُعلن.',
      en: 'Each error is tied to its field; the outcome is announced.',
    },
  ],
  server: false,
  budget: 19.2,
})
