import { describeComponent } from '../../story-kit/meta.ts'
import { codeKeyTable } from './code.keys.ts'

export const codeMeta = describeComponent({
  arabicName: 'رقم مرجعي',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'رقم عقد أو طلب أو فاتورة، بأرقام لاتينية دائمًا، وزر نسخ عند الحاجة.',
    en: 'The number of a contract, an order or an invoice: Latin digits always, a copy button where it helps.',
  },
  choice: {
    when: {
      ar: 'رقم عقد أو طلب أو فاتورة داخل نص أو سطر.',
      en: 'The number of a contract, an order or an invoice in text or a row.',
    },
    instead: [
      { if: { ar: 'رقم هوية أو إقامة', en: 'A national id or iqama number' }, use: 'id-number' },
      { if: { ar: 'رقم هاتف', en: 'A telephone number' }, use: 'phone' },
    ],
  },
  do: [
    {
      ar: 'زر النسخ حيث يحتاج العميل إلى إرسال الرقم لنا.',
      en: 'Offer copying where a customer may send it to us.',
    },
  ],
  dont: [
    {
      ar: 'المعرّفات الداخلية لا تعني العميل، فلا تُعرض به.',
      en: 'Don’t show internal ids that mean nothing to a customer.',
    },
  ],
  accessibility: [
    {
      ar: 'زر النسخ يسمّي ما ينسخه، ونجاحه يُعلن.',
      en: 'The button names what it copies, and success is announced.',
    },
  ],
  keys: codeKeyTable,
  server: true,
  budget: 2.3,
})
