import { describeComponent } from '../../story-kit/meta.ts'
import { popoverKeys } from './popover.keys.ts'

export const popoverMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'لوح صغير بجانب زر: تفصيل سعر، أو اختيار سريع، والصفحة تبقى متاحة.',
    en: 'A small panel beside a button: the parts of a price, a quick choice; the page stays usable.',
  },
  do: [
    {
      ar: 'اجعله قصيرًا؛ ما طال مكانه الدرج أو الصفحة.',
      en: 'Keep it short; what is long belongs in a drawer or on a page.',
    },
  ],
  dont: [
    { ar: 'لا تضع فيه ما لا غنى عنه لإتمام المهمة.', en: 'Don’t put into it what the task cannot do without.' },
    { ar: 'لا تفتحه بمرور المؤشر.', en: 'Don’t open it by hovering.' },
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
  keys: popoverKeys,
  server: false,
  budget: 25,
})
