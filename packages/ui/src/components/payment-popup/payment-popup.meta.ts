import { describeComponent } from '../../story-kit/meta.ts'

export const paymentPopupMeta = describeComponent({
  arabicName: 'نافذة الدفع',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'طريقة دفع طلب، وما تعنيه كل طريقة قبل اختيارها.',
    en: 'How to pay an order, and what each way means before it is chosen.',
  },
  do: [
    { ar: 'مكان الطلب بين طلبات الحجز ظاهر: 2 من 3.', en: 'Say which of several orders is paid: 2 of 3.' },
  ],
  dont: [
    {
      ar: 'رقم البطاقة لا يُطلب فيها؛ تطلبه صفحة المزوّد.',
      en: 'Don’t ask for a card number here; the provider’s page does.',
    },
  ],
  accessibility: [
    {
      ar: 'تنبيه الأقساط يُعلن عند اختيارها.',
      en: 'The warning about instalments is announced when they are chosen.',
    },
  ],
  server: false,
  budget: 19.9,
})
