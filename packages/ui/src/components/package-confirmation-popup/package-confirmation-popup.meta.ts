import { describeComponent } from '../../story-kit/meta.ts'

export const packageConfirmationPopupMeta = describeComponent({
  arabicName: 'نافذة تأكيد الباقة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'وصل طلب الباقة: رقمه، وما يحدث بعده، والطريق إلى الطلبات.',
    en: 'The wish for a package was received: its number, what happens next, the way to the orders.',
  },
  do: [{ ar: 'تُفتح بعد تأكيد الخادم فقط.', en: 'Open it only after the server has confirmed.' }],
  dont: [{ ar: 'لا وعد بسعر لم يُحدَّد.', en: 'Don’t promise a price that is not set.' }],
  accessibility: [{ ar: 'التركيز يعود إلى ما فتحها.', en: 'Focus returns to the opener.' }],
  server: false,
  budget: 15,
})
