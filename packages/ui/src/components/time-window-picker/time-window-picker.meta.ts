import { describeComponent } from '../../story-kit/meta.ts'
import { timeWindowPickerKeyTable } from './time-window-picker.keys.ts'

export const timeWindowPickerMeta = describeComponent({
  arabicName: 'اختيار نافذة الوصول',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'نافذة الوصول: بين أي ساعتين تصل العاملة.',
    en: 'The arrival window: between which hours the worker comes.',
  },
  choice: {
    when: { ar: 'بين أي ساعتين تصل العاملة.', en: 'Between which hours the worker arrives.' },
    instead: [
      { if: { ar: 'يوم', en: 'A day' }, use: 'date-picker' },
      { if: { ar: 'وقت يُعرض', en: 'A time on show' }, use: 'time-text' },
    ],
  },
  do: [{ ar: 'النافذة المغلقة تبقى ظاهرة مع سببها.', en: 'Keep a closed window in sight, with the reason.' }],
  dont: [
    { ar: 'لا وقت دقيقًا لا يمكن الوفاء به.', en: 'Don’t show an exact time that cannot be kept.' },
    { ar: 'الوقت لا يُكتب نصًا داخل الاسم.', en: 'Don’t write the time into the label.' },
  ],
  accessibility: [
    {
      ar: 'الوقت جزيرة من اليسار إلى اليمين، ويُسمع «من … إلى …».',
      en: 'The time is a left-to-right island, heard as “from … to …”.',
    },
  ],
  keys: timeWindowPickerKeyTable,
  server: false,
  budget: 5,
})
