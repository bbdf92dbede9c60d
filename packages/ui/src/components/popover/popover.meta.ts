import { describeComponent } from '../../story-kit/meta.ts'
import { popoverKeyTable } from './popover.keys.ts'

export const popoverMeta = describeComponent({
  arabicName: 'لوح منبثق',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'forced-colors', 'screen-reader'] },
  purpose: {
    ar: 'لوح صغير بجانب زر: تفصيل سعر، أو اختيار سريع، والصفحة تبقى متاحة.',
    en: 'A small panel beside a button: the parts of a price, a quick choice; the page stays usable.',
  },
  choice: {
    when: {
      ar: 'شيء صغير بجانب زر، والصفحة متاحة: تفصيل سعر، اختيار سريع.',
      en: 'Something small beside a button while the page stays usable: the parts of a price, a quick choice.',
    },
    instead: [
      { if: { ar: 'كلمات قليلة بلا ما يُضغط', en: 'A few words, nothing to press' }, use: 'tooltip' },
      { if: { ar: 'أفعال فقط', en: 'Acts only' }, use: 'menu' },
      { if: { ar: 'يجب إنجازه قبل المتابعة', en: 'It must be done before going on' }, use: 'dialog' },
      { if: { ar: 'محتوى طويل', en: 'Long content' }, use: 'drawer' },
    ],
  },
  anatomy: {
    story: 'Opened',
    parts: [
      {
        at: '[aria-haspopup=dialog]',
        name: { ar: 'الزر الذي يفتحه', en: 'Button that opens it' },
        tokens: ['size-touch'],
      },
      {
        at: '[role=dialog]',
        name: { ar: 'اللوح', en: 'Panel' },
        tokens: ['color-raised', 'color-border', 'radius-card', 'shadow-raised'],
      },
      { at: '[role=dialog] dt', name: { ar: 'المحتوى', en: 'Content' }, tokens: ['text-body'] },
    ],
  },
  do: [
    {
      ar: 'المحتوى قصير؛ ما طال مكانه الدرج أو الصفحة.',
      en: 'Keep it short; what is long belongs in a drawer or on a page.',
    },
  ],
  dont: [
    { ar: 'ما لا غنى عنه لإتمام المهمة لا يُخفى فيه.', en: 'Don’t put into it what the task cannot do without.' },
    { ar: 'لا يُفتح بمرور المؤشر.', en: 'Don’t open it by hovering.' },
  ],
  accessibility: [
    {
      ar: 'يبدأ من طرف السطر: يمين الزر في العربية.',
      en: 'It starts where lines start: the button’s right edge in Arabic.',
    },
    {
      ar: 'يُغلق بـ Esc أو بالضغط خارجه، ويعود التركيز إلى الزر.',
      en: 'Escape or a press outside closes it and focus returns to the button.',
    },
  ],
  keys: popoverKeyTable,
  server: false,
  budget: 25,
})
