import { describeComponent } from '../../story-kit/meta.ts'
import { contactPopupKeyTable } from './contact-popup.keys.ts'

export const contactPopupMeta = describeComponent({
  arabicName: 'نافذة التواصل',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'رسالة إلى المكتب، وبقية طرق التواصل والفروع.',
    en: 'Write to the office, or see the other ways to reach it and its branches.',
  },
  do: [{ ar: 'بعد الإرسال يظهر الرقم المرجعي.', en: 'After sending, show the reference number.' }],
  dont: [
    {
      ar: 'لا يُطلب أكثر من اسم ووسيلة رد ورسالة.',
      en: 'Ask for no more than a name, a way to answer and a message.',
    },
  ],
  accessibility: [
    { ar: 'أول حقل خاطئ يأخذ التركيز بعد الإرسال.', en: 'The first wrong field takes focus after sending.' },
  ],
  keys: contactPopupKeyTable,
  server: false,
  budget: 20.4,
})
