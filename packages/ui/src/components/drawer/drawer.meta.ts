import { describeComponent } from '../../story-kit/meta.ts'
import { drawerKeyTable } from './drawer.keys.ts'

export const drawerMeta = describeComponent({
  arabicName: 'لوح جانبي',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'forced-colors', 'screen-reader'] },
  purpose: {
    ar: 'لوح بارتفاع الشاشة من طرفها: مرشّحات البحث، أو تفاصيل طلب دون مغادرة القائمة.',
    en: 'A panel of the window’s height from its edge: search filters, or the details of an order without leaving the list.',
  },
  choice: {
    when: {
      ar: 'محتوى طويل بجانب قائمة لا تُغادر: مرشّحات، تفاصيل طلب.',
      en: 'Long content beside a list one does not leave: filters, the details of an order.',
    },
    instead: [
      { if: { ar: 'مهمة قصيرة', en: 'A short task' }, use: 'dialog' },
      { if: { ar: 'سؤال بنعم أو لا', en: 'A yes or no' }, use: 'alert-dialog' },
      { if: { ar: 'تنقل دائم بين صفحات', en: 'Navigation that is always there' }, use: 'side-nav' },
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
      ar: 'ما له زر واحد يفتحه بنفسه عبر trigger، ويُغلق بأي زر داخل DrawerClose، بلا حالة تحفظها.',
      en: 'What one button opens takes it as `trigger`, and any button in `DrawerClose` closes it: no state to keep.',
    },
    {
      ar: 'start للقوائم و end للتفاصيل والمرشّحات؛ الجهة تتبع اللغة وحدها.',
      en: '`start` for menus, `end` for details and filters; the side follows the language by itself.',
    },
    {
      ar: 'زر التطبيق في footer، فيبقى ظاهرًا.',
      en: 'Put the applying button in `footer` so that it stays in sight.',
    },
  ],
  dont: [
    {
      ar: 'ليس لسؤال بنعم أو لا؛ له AlertDialog.',
      en: 'Don’t use it for a yes-or-no question; use AlertDialog.',
    },
  ],
  accessibility: [
    {
      ar: 'التركيز يدخل ويبقى ثم يعود إلى ما فتحه.',
      en: 'Focus goes in, stays in, and returns to the opener.',
    },
    { ar: 'يبقى من الصفحة شريط يُضغط للإغلاق.', en: 'A strip of the page stays in sight; pressing it closes.' },
  ],
  keys: drawerKeyTable,
  server: false,
  budget: 13.2,
})
