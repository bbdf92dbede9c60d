import { describeComponent } from '../../story-kit/meta.ts'

export const addAddressPopupMeta = describeComponent({
  arabicName: 'نافذة إضافة عنوان',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'يضيف عنوانًا أو يعدّله دون مغادرة الصفحة؛ وحقوله وحدها تصلح في أي نموذج.',
    en: 'Adds or mends an address without leaving the page; its fields alone fit any form.',
  },
  do: [
    {
      ar: 'الأحياء تُجلب بعد اختيار المنطقة، ولكل خيار اسمه باللغتين للبحث.',
      en: 'Fetch neighbourhoods once a region is chosen, and give each its name in both languages to be found by.',
    },
    {
      ar: 'رقم المبنى يُعبّأ من العنوان المختصر.',
      en: 'Fill in the building number from the short address.',
    },
  ],
  dont: [
    {
      ar: 'لا سؤال عن الدولة؛ الخدمة داخل المملكة.',
      en: 'Don’t ask for the country; the service is in the Kingdom.',
    },
  ],
  accessibility: [
    {
      ar: 'أول حقل خاطئ يأخذ التركيز بعد كل محاولة، والتركيز يعود إلى من فتحها.',
      en: 'The first wrong field takes the focus after an attempt; focus returns to the opener.',
    },
  ],
  server: false,
  budget: 22.9,
})
