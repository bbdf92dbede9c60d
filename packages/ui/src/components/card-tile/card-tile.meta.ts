import { describeComponent } from '../../story-kit/meta.ts'

export const cardTileMeta = describeComponent({
  arabicName: 'بطاقة دفع محفوظة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: { ar: 'بطاقة دفع محفوظة.', en: 'A saved payment card.' },
  do: [{ ar: 'السؤال قبل حذف البطاقة.', en: 'Ask before a card is forgotten.' }],
  dont: [{ ar: 'لا يظهر من الرقم غير آخر أربعة.', en: 'Don’t show more of the number than its last four.' }],
  accessibility: [
    {
      ar: 'تُقرأ البطاقة باسمها وآخر أربعة أرقام، وزر الحذف يسمّيها.',
      en: 'The card is read by brand and last four; the button that removes it names it.',
    },
  ],
  server: false,
  budget: 4.8,
})
