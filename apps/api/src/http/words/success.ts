import type { Bilingual } from '../../db/schema/columns.ts'

/** The success messages of commands; the English texts follow the specification where it has one. */
export const successMessages = {
  registered: { ar: 'أُنشئ حسابك، سجّل الدخول الآن.', en: 'Your account is ready, please log in.' },
  passwordChanged: { ar: 'تغيّرت كلمة المرور.', en: 'Your password has been changed.' },
  resetSent: { ar: 'تحقق من بريدك لاستكمال الاستعادة.', en: 'check your email for reset instructions' },
  codeSent: {
    ar: 'الرمز في الطريق برسالة نصية، إن كان للرقم حساب.',
    en: 'If the number has an account, a code is on its way by text.',
  },
  passwordReset: { ar: 'عُيّنت كلمة المرور الجديدة.', en: 'password reset success' },
  signedOut: { ar: 'سجّلت الخروج.', en: 'You are logged out.' },
  alertKept: {
    ar: 'سجّلنا طلبك، ونخبرك فور توفّره.',
    en: 'Got it. We’ll tell you as soon as it’s available.',
  },
  addressRemoved: { ar: 'حُذف العنوان.', en: 'The address has been removed.' },
} satisfies Readonly<Record<string, Bilingual>>
