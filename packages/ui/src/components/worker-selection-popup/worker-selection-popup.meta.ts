import { describeComponent } from '../../story-kit/meta.ts'

export const workerSelectionPopupMeta = describeComponent({
  arabicName: 'نافذة اختيار العاملات',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'اختيار العدد المطلوب من العاملات من بين المتاحات جميعًا.',
    en: 'Choosing as many workers as are wanted, from all who are available.',
  },
  do: [
    {
      ar: 'العدد المطلوب معروف لها، ولا تثبيت إلا عند اكتماله.',
      en: 'Say how many are wanted; only exactly as many can be kept.',
    },
  ],
  dont: [{ ar: 'من حُجزت تبقى ظاهرة ومعها السبب.', en: 'Don’t hide who was reserved; say why.' }],
  accessibility: [{ ar: 'عدد المختارات يُعلن بهدوء.', en: 'How many are chosen is announced politely.' }],
  server: false,
  budget: 21.2,
})
