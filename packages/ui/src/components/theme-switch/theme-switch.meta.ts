import { describeComponent } from '../../story-kit/meta.ts'
import { themeSwitchKeyTable } from './theme-switch.keys.ts'

export const themeSwitchMeta = describeComponent({
  arabicName: 'تبديل المظهر',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'اختيار المظهر: تلقائي، فاتح، داكن، تباين عالٍ.',
    en: 'The choice of a look: as the device, light, dark, high contrast.',
  },
  do: [
    {
      ar: 'الاختيار يُحفظ، ويُطبَّق قبل الرسم الأول للصفحة.',
      en: 'Keep the choice and apply it before the page is first painted.',
    },
  ],
  dont: [{ ar: 'التباين العالي لا يُخفى في صفحة بعيدة.', en: 'Don’t hide high contrast on a far-away page.' }],
  accessibility: [
    {
      ar: 'الخيارات أزرار راديو أصلية، والأسهم تتبع القراءة.',
      en: 'The choices are native radios; arrows follow the reading direction.',
    },
    { ar: 'اسم الزر يقول المظهر الحالي.', en: 'The button’s name says the current look.' },
  ],
  keys: themeSwitchKeyTable,
  server: false,
  budget: 3.5,
})
