import { describeComponent } from '../../story-kit/meta.ts'
import { workerPickerKeyTable } from './worker-picker.keys.ts'

export const workerPickerMeta = describeComponent({
  arabicName: 'اختيار العاملة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'من تأتي: يختار المكتب، أو يختار العميل عاملة أو أكثر.',
    en: 'Who comes: the office chooses, or the customer chooses one worker or several.',
  },
  choice: {
    when: {
      ar: 'داخل الحجز: المكتب يختار أو العميل.',
      en: 'In a booking: the office chooses, or the customer does.',
    },
    instead: [
      { if: { ar: 'قائمة للاطلاع', en: 'A list to look at' }, use: 'worker-card' },
      {
        if: { ar: 'الاختيار من كل المتاحات', en: 'Choosing from all who are available' },
        use: 'worker-selection-popup',
      },
    ],
  },
  do: [
    {
      ar: '«يختار المكتب» مساوٍ لأي عاملة في الحجم والموضع.',
      en: 'Keep “the office chooses” equal to any worker in size and place.',
    },
    {
      ar: 'عند طلب أكثر من عاملة يُفتح WorkerSelectionPopup.',
      en: 'Open a WorkerSelectionPopup where more than one is wanted.',
    },
  ],
  dont: [{ ar: 'لا صور لأشخاص.', en: 'Don’t show photos of people.' }],
  accessibility: [
    {
      ar: 'مجموعة خيارات واحدة بالأسهم في اتجاه القراءة.',
      en: 'One group of choices, arrows in reading order.',
    },
  ],
  keys: workerPickerKeyTable,
  server: false,
  budget: 12,
})
