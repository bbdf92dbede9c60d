import { describeComponent } from '../../story-kit/meta.ts'

export const bookingConfirmationPopupMeta = describeComponent({
  arabicName: 'نافذة تأكيد الحجز',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'الحجز تم ودُفع: رقمه وما يحدث بعده ومواعيده للتقويم.',
    en: 'The booking is made and paid: its number, what happens next, its dates for the calendar.',
  },
  do: [{ ar: 'الخطوات التالية، جملة لكل خطوة.', en: 'Write the next steps one sentence each.' }],
  dont: [
    {
      ar: 'لا تُفتح قبل تأكيد الخادم للدفع.',
      en: 'Don’t open it before the server has confirmed the payment.',
    },
  ],
  accessibility: [{ ar: 'التركيز يعود إلى ما فتحها.', en: 'Focus returns to the opener.' }],
  server: false,
  budget: 17.2,
})
