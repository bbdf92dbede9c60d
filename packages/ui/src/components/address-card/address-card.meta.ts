import { describeComponent } from '../../story-kit/meta.ts'

export const addressCardMeta = describeComponent({
  arabicName: 'بطاقة عنوان',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'عنوان للعميل: يُقرأ بنظرة، ويُعدّل أو يُحذف، أو يُختار.',
    en: 'An address of the customer: read at a glance, mended, removed, or chosen.',
  },
  do: [
    { ar: 'العنوان الرئيسي أولًا.', en: 'Put the main address first.' },
    {
      ar: 'حين يُختار عنوان من عدة عناوين تجمعها مجموعة واحدة.',
      en: 'Where one of several is chosen give them all one group.',
    },
  ],
  dont: [
    {
      ar: 'العنوان لا يُحذف بضغطة واحدة؛ السؤال أولًا.',
      en: 'Don’t remove at one press; ask first.',
    },
  ],
  accessibility: [
    {
      ar: 'كل زر يذكر العنوان الذي يخصه، والاختيار زر راديو حقيقي.',
      en: 'Each button names the address it is for; the choice is a real radio button.',
    },
  ],
  server: false,
  budget: 8,
})
