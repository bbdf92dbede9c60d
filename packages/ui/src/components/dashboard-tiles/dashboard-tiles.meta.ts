import { describeComponent } from '../../story-kit/meta.ts'

export const dashboardTilesMeta = describeComponent({
  arabicName: 'عدّادات الحساب',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'عدّادات الحساب الستة، وكل عدّاد طريق إلى قائمته.',
    en: 'The six counters of an account, each the way to its list.',
  },
  do: [
    {
      ar: 'العدّاد الذي تعذّر يأخذ null، والباقي كما هو.',
      en: 'Hand in `null` for a counter that failed and leave the others.',
    },
  ],
  dont: [{ ar: 'لا صفر بدل ما لا نعرفه.', en: 'Don’t show zero for what is not known.' }],
  accessibility: [
    {
      ar: 'قائمة، وكل عدّاد محطة واحدة اسمها ما يعدّه.',
      en: 'A list; each counter is one stop, named by what it counts.',
    },
  ],
  server: false,
  budget: 4,
})
