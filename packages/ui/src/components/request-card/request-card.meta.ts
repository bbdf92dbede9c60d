import { describeComponent } from '../../story-kit/meta.ts'

export const requestCardMeta = describeComponent({
  arabicName: 'بطاقة طلب خدمة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'طلب إلى المكتب: حاله وموعد رده وحسابه.',
    en: 'A request to the office: its state, deadline and sum.',
  },
  do: [{ ar: 'الحساب كما ظهر قبل الإرسال.', en: 'Show the sum as it stood before sending.' }],
  dont: [{ ar: 'ملاحظة المكتب لا تُخفى.', en: 'Don’t hide the office’s note.' }],
  accessibility: [{ ar: 'الحال كلمة وعلامة ولون.', en: 'The state is a word, a sign and a colour.' }],
  server: false,
  budget: 10.1,
})
