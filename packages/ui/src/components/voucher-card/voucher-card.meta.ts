import { describeComponent } from '../../story-kit/meta.ts'

export const voucherCardMeta = describeComponent({
  arabicName: 'قسيمة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'قسيمة خصم: كم تخصم، وعلى ماذا، وإلى متى.',
    en: 'A voucher: what comes off, for what, until when.',
  },
  do: [
    { ar: 'القسيمة المستعملة تبقى ظاهرة مع حالتها.', en: 'Keep a used voucher in sight, with its state.' },
  ],
  dont: [{ ar: 'رمز لم يعد صالحًا لا يُنسخ.', en: 'Don’t offer to copy a code that no longer holds.' }],
  accessibility: [
    {
      ar: 'زر النسخ يسمّي ما ينسخه ويعلن النتيجة.',
      en: 'The copy button names what it copies and says how it went.',
    },
  ],
  server: false,
  budget: 6.5,
})
