import { describeComponent } from '../../story-kit/meta.ts'

export const addCardPopupMeta = describeComponent({
  arabicName: 'نافذة إضافة بطاقة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: { ar: 'إضافة بطاقة دفع عند مزوّد الدفع.', en: 'Adding a payment card with the payment provider.' },
  do: [
    {
      ar: 'الرقم والرمز يذهبان إلى مزوّد الدفع مباشرة.',
      en: 'Send number and code straight to the provider.',
    },
  ],
  dont: [{ ar: 'الرقم والرمز لا يُحفظان ولا يُسجَّلان.', en: 'Don’t keep or log the number or the code.' }],
  accessibility: [
    {
      ar: 'الحقول تحمل autocomplete ليملأها المتصفح.',
      en: 'Fields carry autocomplete, so that the browser can fill them.',
    },
  ],
  server: false,
  budget: 20.4,
})
