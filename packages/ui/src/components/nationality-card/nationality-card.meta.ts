import { describeComponent } from '../../story-kit/meta.ts'

export const nationalityCardMeta = describeComponent({
  arabicName: 'بطاقة جنسية',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'جنسية العاملات: ما يُجدنه، وأقل سعر، ومتى يصلن.',
    en: 'Where workers come from: what they do, what it costs at least and how soon they arrive.',
  },
  do: [{ ar: 'تؤدي إلى الباقات مصفّاةً بالجنسية.', en: 'Lead to the plans of that nationality.' }],
  dont: [{ ar: 'لا جنسية بلا باقات.', en: 'Don’t show a nationality that has no plan.' }],
  accessibility: [
    {
      ar: 'محطة واحدة اسمها اسم البلد؛ العلم زينة.',
      en: 'One stop named by the country; the flag is decoration.',
    },
  ],
  server: false,
  budget: 8,
})
