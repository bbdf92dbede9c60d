import { describeComponent } from '../../story-kit/meta.ts'
import { codeKeys } from './code.keys.ts'

export const codeMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'رقم عقد أو طلب أو فاتورة، بأرقام لاتينية دائمًا، وزر نسخ عند الحاجة.',
    en: 'The number of a contract, an order or an invoice: Latin digits always, a copy button where it helps.',
  },
  do: [
    {
      ar: 'أضف النسخ حيث يحتاج العميل إلى إرساله لنا.',
      en: 'Offer copying where a customer may send it to us.',
    },
  ],
  dont: [
    {
      ar: 'لا تعرض به معرّفات داخلية لا تعني العميل.',
      en: 'Don’t show internal ids that mean nothing to a customer.',
    },
  ],
  accessibility: [
    {
      ar: 'زر النسخ يسمّي ما ينسخه، ونجاحه يُعلن.',
      en: 'The button names what it copies, and success is announced.',
    },
  ],
  keys: codeKeys,
  server: true,
  budget: 2.3,
})
