import type { Bilingual } from '../../db/schema/columns.ts'

/** The success messages of commands; the English texts follow the specification where it has one. */
export const successMessages = {
  registered: { ar: 'أُنشئ حسابكم، وبقي تسجيل الدخول.', en: 'Your account is ready. Please sign in.' },
  passwordChanged: { ar: 'تغيّرت كلمة المرور.', en: 'Your password has been changed.' },
  resetSent: {
    ar: 'أرسلنا تعليمات إعادة التعيين إلى بريدكم الإلكتروني.',
    en: 'check your email for reset instructions',
  },
  codeSent: {
    ar: 'الرمز في الطريق، إن كان لصاحبه حساب.',
    en: 'If this belongs to an account, a code is on its way.',
  },
  passwordReset: { ar: 'عُيّنت كلمة المرور الجديدة.', en: 'password reset success' },
  signedOut: { ar: 'تم تسجيل الخروج.', en: 'You’re signed out.' },
  alertKept: {
    ar: 'سجّلنا طلبكم، ونخبركم فور التوفّر.',
    en: 'Got it. We’ll tell you as soon as it’s available.',
  },
  alertToConfirm: {
    ar: 'أرسلنا رابط التأكيد إلى بريدكم، وبه يُسجَّل طلبكم.',
    en: 'We’ve emailed you a link. Open it and you’re on the list.',
  },
  addressRemoved: { ar: 'حُذف العنوان.', en: 'Address removed.' },
} satisfies Readonly<Record<string, Bilingual>>
