import { describeComponent } from '../../story-kit/meta.ts'
import { tooltipKeyTable } from './tooltip.keys.ts'

export const tooltipMeta = describeComponent({
  arabicName: 'تلميح',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'كلمات قليلة عن زر: اسم أيقونة، أو سبب تعطّل.',
    en: 'A few words about a button: the name of an icon, or why it is off.',
  },
  choice: {
    when: { ar: 'اسم أيقونة، أو سبب تعطّل زر.', en: 'The name of an icon, or why a button is off.' },
    instead: [
      { if: { ar: 'ما يحتاجه كل قارئ', en: 'What every reader needs' }, use: 'field' },
      { if: { ar: 'فيه ما يُضغط', en: 'There is something to press in it' }, use: 'popover' },
      { if: { ar: 'شاشة لمس أولًا', en: 'Touch comes first' }, use: 'popover' },
    ],
  },
  do: [
    {
      ar: 'مع زر أيقونة: repeatsName، حتى لا يُقرأ الاسم مرتين.',
      en: 'With an icon button use `repeatsName`, so that the name is not read twice.',
    },
  ],
  dont: [
    {
      ar: 'ما يجب أن يُعرف ليس مكانه هنا؛ قد لا يراه أحد.',
      en: 'Don’t put into it what must be known; some never see it.',
    },
    { ar: 'لا روابط فيه ولا أزرار؛ لها Popover.', en: 'No links or buttons in it; use a Popover.' },
  ],
  accessibility: [
    {
      ar: 'في شريط أزرار ينتظر المؤشر مرة واحدة، ثم تظهر التلميحات التالية فورًا.',
      en: 'In a row of buttons the pointer waits once; the next ones show at once.',
    },
    {
      ar: 'يظهر بالمؤشر وبالتركيز وبلمسة، ويبقى تحت المؤشر، ويُخفى بـ Esc.',
      en: 'Shown by pointer, focus and tap; stays under the pointer; Escape hides it.',
    },
  ],
  keys: tooltipKeyTable,
  server: false,
  budget: 21,
})
