import { describeComponent } from '../../story-kit/meta.ts'
import { dialogKeyTable } from './dialog.keys.ts'

export const dialogMeta = describeComponent({
  arabicName: 'نافذة',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'screen-reader'] },
  purpose: {
    ar: 'نافذة فوق الصفحة لمهمة قصيرة تُنجز قبل المتابعة. على الجوال تصعد من أسفل الشاشة.',
    en: 'A window over the page for a short task before going on. On a phone it rises from the lower edge.',
  },
  choice: {
    when: {
      ar: 'مهمة قصيرة تُنجز قبل المتابعة، ولا تستحق صفحة.',
      en: 'A short task to finish before going on, too small for a page.',
    },
    instead: [
      {
        if: { ar: 'سؤال بنعم أو لا قبل فعل لا رجعة فيه', en: 'A yes or no before what cannot be undone' },
        use: 'alert-dialog',
      },
      {
        if: {
          ar: 'الصفحة تبقى مرئية ويُرجع إليها، مثل المرشّحات',
          en: 'The page stays in sight and is returned to, as with filters',
        },
        use: 'drawer',
      },
      { if: { ar: 'كلمات قليلة بجانب زر', en: 'A few words beside a button' }, use: 'popover' },
      { if: { ar: 'أفعال تُختار', en: 'Acts to choose from' }, use: 'menu' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: '[role=dialog] h2', name: { ar: 'العنوان', en: 'Title' }, tokens: ['text-title'] },
      { at: '[role=dialog] h2 + p', name: { ar: 'الوصف', en: 'Description' }, tokens: ['color-text-muted'] },
      {
        at: '[role=dialog] button[aria-label]',
        name: { ar: 'زر الإغلاق', en: 'Close button' },
        tokens: ['color-text-muted', 'size-touch'],
      },
      { at: '[role=dialog] [data-scrolls]', name: { ar: 'المحتوى', en: 'Content' }, tokens: ['text-body'] },
      {
        at: '[role=dialog] button:not([aria-label])',
        name: { ar: 'الفعل الأول', en: 'First act' },
        tokens: ['color-primary'],
      },
      {
        at: '[data-scrim]',
        name: { ar: 'ستارة فوق الصفحة', en: 'Scrim over the page' },
        tokens: ['color-scrim'],
      },
    ],
  },
  do: [
    {
      ar: 'ما له زر واحد يفتحه بنفسه عبر trigger، ويُغلق بأي زر داخل DialogClose، بلا حالة تحفظها.',
      en: 'What one button opens takes it as `trigger`, and any button in `DialogClose` closes it: no state to keep.',
    },
    {
      ar: 'إن أحاط نموذج بالمحتوى والأزرار كُتبت أجزاؤها: DialogRoot و DialogContent و DialogHeader و DialogBody و DialogFooter.',
      en: 'Where a form goes around content and buttons, write the parts: `DialogRoot`, `DialogContent`, `DialogHeader`, `DialogBody`, `DialogFooter`.',
    },
    { ar: 'نافذة واحدة للصفحة كلها عبر useDialog.', en: 'One dialog for the whole page, with useDialog.' },
    { ar: 'الزر يسمّي الفعل: «تأكيد الإلغاء».', en: 'Name the button by its act: “Confirm cancellation”.' },
  ],
  dont: [
    { ar: 'لا تُفتح نافذة من نافذة.', en: 'Don’t open a dialog from a dialog.' },
    { ar: 'النموذج الطويل مكانه صفحة، لا نافذة.', en: 'Don’t put a long form in it; give it a page.' },
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
  keys: dialogKeyTable,
  server: false,
  budget: 13.4,
})
