import { describeComponent } from '../../story-kit/meta.ts'
import { languageSwitchKeyTable } from './language-switch.keys.ts'

export const languageSwitchMeta = describeComponent({
  arabicName: 'تبديل اللغة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'رابط إلى هذه الصفحة نفسها باللغة الأخرى.',
    en: 'A link to this very page in the other language.',
  },
  do: [{ ar: 'ينقل إلى الصفحة نفسها لا إلى الرئيسية.', en: 'Lead to the same page, not to the home page.' }],
  dont: [
    { ar: 'لا علم عليه: العلم بلد لا لغة.', en: 'Don’t use a flag: a flag is a country, not a language.' },
  ],
  accessibility: [
    { ar: 'اسم اللغة بلغتها، ويُقرأ بصوتها.', en: 'The language is named in itself and read in its voice.' },
  ],
  keys: languageSwitchKeyTable,
  server: true,
  budget: 1,
})
