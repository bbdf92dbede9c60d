import { describeComponent } from '../../story-kit/meta.ts'

export const flagMeta = describeComponent({
  arabicName: 'علم دولة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: {
    ar: 'علم دولة مع اسمها، مكتوبًا أو مقروءًا.',
    en: 'A country’s flag with its name, seen or said.',
  },
  do: [{ ar: 'الاسم مكتوب بجانبه حيث يختار العميل.', en: 'Show the name where the customer chooses.' }],
  dont: [{ ar: 'العلم وحده ليس دليلًا على اللغة.', en: 'Don’t let a flag stand for a language.' }],
  accessibility: [
    {
      ar: 'العلم وحده له اسم الدولة؛ وبجانب الاسم يُخفى.',
      en: 'Alone it is named by the country; beside the name it is hidden.',
    },
  ],
  server: true,
  budget: 3.2,
})
