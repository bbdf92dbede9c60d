import { describeComponent } from '../../story-kit/meta.ts'

export const walletPanelMeta = describeComponent({
  arabicName: 'المحفظة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'رصيد المحفظة: ما يمكن صرفه، وما هو محجوز ولماذا.',
    en: 'The wallet: what can be spent, and what is held and why.',
  },
  do: [{ ar: 'اذكر سبب كل مبلغ محجوز وإلى متى.', en: 'Say why each sum is held and until when.' }],
  dont: [{ ar: 'لا تجمع المحجوز مع المتاح.', en: 'Don’t add what is held to what can be spent.' }],
  accessibility: [{ ar: 'المبلغان مصطلح وتعريف.', en: 'The two sums are terms with their definitions.' }],
  server: false,
  budget: 5.5,
})
