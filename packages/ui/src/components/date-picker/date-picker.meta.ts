import { describeComponent } from '../../story-kit/meta.ts'
import { datePickerKeyTable } from './date-picker.keys.ts'

export const datePickerMeta = describeComponent({
  arabicName: 'منتقي التاريخ',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'screen-reader'] },
  purpose: {
    ar: 'يوم واحد، يُكتب أو يُختار، بالميلادي والهجري معًا.',
    en: 'One day, typed or picked, in the Gregorian and Hijri calendars at once.',
  },
  choice: {
    when: { ar: 'يوم يُكتب أو يُختار من تقويم.', en: 'A day, typed or picked from a calendar.' },
    instead: [
      { if: { ar: 'تاريخ يُقرأ ولا يُغيَّر', en: 'A date that is read, not changed' }, use: 'date-text' },
      {
        if: { ar: 'ساعة الوصول لا اليوم', en: 'The hour of arrival, not the day' },
        use: 'time-window-picker',
      },
      { if: { ar: 'أيام قليلة معروفة', en: 'A few days, known beforehand' }, use: 'radio-group' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'label', name: { ar: 'العنوان', en: 'Label' }, tokens: ['color-text', 'text-body'] },
      {
        at: 'input',
        name: { ar: 'حقل يُكتب فيه', en: 'Field to type in' },
        tokens: ['color-field-border', 'radius-field'],
      },
      {
        at: 'button',
        name: { ar: 'زر التقويم', en: 'Button of the calendar' },
        tokens: ['size-touch', 'color-text-muted'],
      },
      {
        at: '[id$="-hint"]',
        name: { ar: 'التلميح', en: 'Hint' },
        tokens: ['color-text-muted', 'text-small'],
      },
    ],
  },
  do: [
    {
      ar: '«اليوم» يأتي ممن يعرف الساعة في الرياض.',
      en: 'Pass `today` from whoever knows the clock in Riyadh.',
    },
    {
      ar: 'اليوم المغلق يقول سببه: «لا زيارات يوم الجمعة».',
      en: 'Say why a day cannot be chosen: “No visits on Friday”.',
    },
  ],
  dont: [
    {
      ar: 'من يعرف التاريخ يكتبه، ولا يُجبر على التقويم.',
      en: 'Don’t force the calendar on those who know the date; let them type.',
    },
    { ar: 'ليس لموعد من بضعة أيام؛ تُعرض الأيام نفسها.', en: 'Don’t use it for one of a few days; show them.' },
  ],
  accessibility: [
    {
      ar: 'شبكة ARIA: الأسهم بحسب اتجاه القراءة، واليوم غير المتاح يُركَّز عليه ويُسمع سببه.',
      en: 'An ARIA grid: arrows follow the reading direction; a closed day takes focus and its reason is heard.',
    },
    {
      ar: 'التاريخ المكتوب يُقرأ كاملًا تحت الحقل بالتقويمين.',
      en: 'What was typed is read back in words under the field, in both calendars.',
    },
  ],
  keys: datePickerKeyTable,
  server: false,
  budget: 14.1,
})
