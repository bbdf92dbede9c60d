import { describeComponent } from '../../story-kit/meta.ts'
import { dialogKeys } from './dialog.keys.ts'

export const dialogMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'نافذة فوق الصفحة لمهمة قصيرة تُنجز قبل المتابعة. على الجوال تصعد من أسفل الشاشة.',
    en: 'A window over the page for a short task before going on. On a phone it rises from the lower edge.',
  },
  do: [
    { ar: 'نافذة واحدة للصفحة كلها عبر useDialog.', en: 'One dialog for the whole page, with useDialog.' },
    { ar: 'سمِّ الزر بالفعل: «أكّد الإلغاء».', en: 'Name the button by its act: “Confirm cancellation”.' },
  ],
  dont: [
    { ar: 'لا تفتح نافذة من نافذة.', en: 'Don’t open a dialog from a dialog.' },
    { ar: 'لا تضع فيها نموذجًا طويلًا؛ أعطه صفحة.', en: 'Don’t put a long form in it; give it a page.' },
  ],
  accessibility: [
    {
      ar: 'التركيز يدخل ويبقى ثم يعود إلى ما فتحها.',
      en: 'Focus goes in, stays in, and returns to the opener.',
    },
    {
      ar: 'المحتوى المحمول خارج الشجرة يحمل اللغة والاتجاه.',
      en: 'The portalled content carries language and direction.',
    },
  ],
  keys: dialogKeys,
  server: false,
  budget: 13,
})
