import { describeComponent } from '../../story-kit/meta.ts'

export const cancellationPopupMeta = describeComponent({
  arabicName: 'نافذة الإلغاء',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'طلب إلغاء عقد: الحساب أولًا ثم السبب.',
    en: 'Asking to cancel a contract: the sum first, then the reason.',
  },
  do: [{ ar: 'آخر لحظة للإلغاء المجاني ظاهرة.', en: 'Show the last free moment.' }],
  dont: [{ ar: 'لا إرسال قبل ظهور الحساب.', en: 'Don’t send before the sum is there.' }],
  accessibility: [
    { ar: 'الخطأ مربوط بحقله والنتيجة تُعلن.', en: 'Errors are tied to fields; the outcome is announced.' },
  ],
  server: false,
  budget: 24.3,
})
