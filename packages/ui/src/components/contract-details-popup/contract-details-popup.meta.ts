import { describeComponent } from '../../story-kit/meta.ts'

export const contractDetailsPopupMeta = describeComponent({
  arabicName: 'نافذة تفاصيل العقد',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: { ar: 'العقد كاملًا في نافذة.', en: 'A contract in full, in a window.' },
  do: [{ ar: 'رابط النسخة المطبوعة موجود.', en: 'Give the link to the printed copy.' }],
  dont: [
    {
      ar: 'لا خانة فارغة؛ للغائب عبارته.',
      en: 'Don’t leave a value empty; what is missing has its words.',
    },
  ],
  accessibility: [{ ar: 'قائمة مصطلحات وقيم.', en: 'A list of terms and values.' }],
  server: false,
  budget: 24,
})
