import { describeComponent } from '../../story-kit/meta.ts'

export const providerMeta = describeComponent({
  arabicName: 'مزوّد اللغة والمظهر',
  status: 'stable',
  reviewed: { on: '2026-11-23', how: [] },
  purpose: {
    ar: 'يعطي ما تحته اللغة والاتجاه والأرقام والتقويم والمظهر، وكلمات المكوّنات نفسها. مرة واحدة حول التطبيق.',
    en: 'Gives all below it language, direction, digits, calendar, theme and the kit’s own words. Once, around the app.',
  },
  do: [
    {
      ar: 'lang و dir على عنصر html من اللغة نفسها، فتصحّ أول صورة من الخادم.',
      en: 'Write `lang` and `dir` on `<html>` from the same locale, so that a server’s first frame is right.',
    },
    {
      ar: 'إن كان الحجم مهمًّا فأقسام الكلمات المستعملة وحدها تكفي: import { dialog, field } from "@sakina/ui/strings/ar".',
      en: 'Where bytes matter hand over only the sections in use: `import { dialog, field } from "@sakina/ui/strings/ar"`.',
    },
    {
      ar: 'لجزء بلغة أخرى داخل الصفحة: scope="island".',
      en: 'A part of the page in another language is `scope="island"`.',
    },
  ],
  dont: [
    {
      ar: 'لا حاجة إلى theme إن كان غيره يكتب data-theme على الصفحة؛ وبلا theme يقرر الجهاز.',
      en: 'Leave `theme` out where something else writes `data-theme`; without it the device decides.',
    },
  ],
  accessibility: [
    {
      ar: 'density="compact" يقصّر العناصر إلى 36 بكسل تحت الفأرة، وتبقى 44 على ما يُلمس.',
      en: '`density="compact"` makes controls 36 px high under a mouse; where one touches they stay 44.',
    },
  ],
  server: false,
  budget: 4,
})
