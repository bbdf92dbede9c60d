import { describeComponent } from '../../story-kit/meta.ts'

export const moneyMeta = describeComponent({
  arabicName: 'مبلغ',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'مبلغ بالريال: الرمز إلى يسار الرقم في كل لغة، ويُقرأ كلامًا لقارئ الشاشة.',
    en: 'A sum in riyals: the sign left of the number in every language, read out in words.',
  },
  choice: {
    when: { ar: 'كل مبلغ يظهر.', en: 'Every sum that is shown.' },
    instead: [
      { if: { ar: 'عدد أشياء', en: 'A number of things' }, use: 'count' },
      { if: { ar: 'سعر بأجزائه', en: 'A price with its parts' }, use: 'price-breakdown' },
    ],
  },
  do: [
    { ar: 'المبلغ بالهللات، عددًا صحيحًا.', en: 'Pass whole halalas.' },
    {
      ar: 'الكسران يظهران دائمًا في المجاميع والفواتير.',
      en: 'Always show both decimals in totals and invoices.',
    },
    {
      ar: 'بعد السعر المعلن يُقال لأي شيء هو: للزيارة، أو لـ3 أشهر.',
      en: 'Say after an advertised price what it is for: a visit, three months.',
    },
  ],
  dont: [
    { ar: 'المبلغ لا يُكتب نصًّا داخل الجملة.', en: 'Don’t write a sum as text in a sentence.' },
    {
      ar: 'لا يُشطب سعر دون بيان أنه السعر السابق.',
      en: 'Don’t strike a price through without saying it is the former one.',
    },
  ],
  accessibility: [
    {
      ar: 'معزول من اليسار إلى اليمين، فلا تنقلب الأرقام السالبة داخل الجملة العربية.',
      en: 'Isolated left to right, so a negative sum does not flip inside an Arabic sentence.',
    },
  ],
  server: false,
  budget: 2,
})
