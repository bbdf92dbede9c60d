import { describeComponent } from '../../story-kit/meta.ts'

export const quoteLinesPopupMeta = describeComponent({
  arabicName: 'نافذة حساب الإجراء',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'ما يكلفه الطلب أو يعيده بالتفصيل، قبل أن يُملأ أو يُرسل.',
    en: 'What a request costs or gives back, line by line, before it is filled in or sent.',
  },
  do: [
    {
      ar: 'تُفتح من بطاقة العقد لمن يريد أن يعرف قبل أن يقرر.',
      en: 'Open it from a contract, for someone who wants to know before deciding.',
    },
  ],
  dont: [
    {
      ar: 'لا يُرسل منها شيء؛ هي للعرض، والطلب في خطوة بعدها.',
      en: 'Don’t send anything from it; it shows, and leads to the request.',
    },
  ],
  accessibility: [
    {
      ar: 'تعذّر الحساب يُعلن، والتركيز يعود إلى ما فتحها.',
      en: 'A failure is announced; focus returns to the opener.',
    },
  ],
  server: false,
  budget: 19.5,
})
