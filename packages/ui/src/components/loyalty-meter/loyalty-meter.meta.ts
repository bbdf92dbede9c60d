import { describeComponent } from '../../story-kit/meta.ts'

export const loyaltyMeterMeta = describeComponent({
  arabicName: 'مؤشر الولاء',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'فئة العميل والطريق إلى التالية، ونقاطه وتحويلها إلى قسيمة.',
    en: 'A customer’s tier and the way to the next; the points and turning them into a voucher.',
  },
  do: [
    {
      ar: 'الحدود والنسب من القواعد نفسها التي يحسب بها الخادم.',
      en: 'Take bounds and rates from the rules the server counts with.',
    },
  ],
  dont: [{ ar: 'لا تحويل لنقاط لا تكفي.', en: 'Don’t offer to redeem points that do not suffice.' }],
  accessibility: [
    {
      ar: 'الفئة الحالية معلّمة بـ aria-current، والنتيجة تُعلن.',
      en: 'The current tier is aria-current; what came of redeeming is announced.',
    },
  ],
  server: false,
  budget: 8.6,
})
