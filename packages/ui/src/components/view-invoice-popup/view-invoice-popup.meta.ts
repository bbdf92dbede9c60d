import { describeComponent } from '../../story-kit/meta.ts'

export const viewInvoicePopupMeta = describeComponent({
  arabicName: 'نافذة الفاتورة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'فاتورة فوق الصفحة: تُقرأ وتُطبع وتُدفع.',
    en: 'An invoice over the page: read, printed, paid.',
  },
  do: [{ ar: 'الدفع يظهر ما دام هناك مبلغ يُدفع.', en: 'Offer to pay where something is left to pay.' }],
  dont: [{ ar: 'نافذة الدفع لا تُفتح من داخلها.', en: 'Don’t open another dialog from it.' }],
  accessibility: [{ ar: 'عند الطباعة تُطبع الورقة وحدها.', en: 'When printed, the sheet is printed alone.' }],
  server: false,
  budget: 25.8,
})
