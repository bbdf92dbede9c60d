import { describeComponent } from '../../story-kit/meta.ts'
import { calendarKeyTable } from './calendar.keys.ts'

export const calendarMeta = describeComponent({
  status: 'stable',
  arabicName: 'تقويم شهر',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'screen-reader'] },
  purpose: {
    ar: 'شهر ظاهر على الصفحة يُختار منه يوم، بالميلادي والهجري معًا.',
    en: 'A month in sight on the page to choose a day from, in the Gregorian and Hijri calendars at once.',
  },
  do: [
    {
      ar: 'مكانه حيث الأيام المتاحة هي السؤال: أي يوم للزيارة؟',
      en: 'Use it where the free days are the question: which day for the visit?',
    },
    {
      ar: 'اليوم المغلق يقول سببه: «لا زيارات يوم الجمعة».',
      en: 'Say why a day cannot be chosen: “No visits on Friday”.',
    },
  ],
  dont: [
    {
      ar: 'ليس لتاريخ يعرفه العميل كتاريخ ميلاده؛ كتابته في DatePicker أسرع.',
      en: 'Don’t use it for a date that people know, such as a birthday; let them type it into a DatePicker.',
    },
  ],
  accessibility: [
    {
      ar: 'شبكة ARIA: الأسهم بحسب اتجاه القراءة، واليوم غير المتاح يُركَّز عليه ويُسمع سببه.',
      en: 'An ARIA grid: arrows follow the reading direction; a closed day takes focus and its reason is heard.',
    },
    {
      ar: 'محطة واحدة للأيام بلوحة المفاتيح، وكل يوم يُقرأ بالتقويمين.',
      en: 'One keyboard stop for all days; each is read in both calendars.',
    },
  ],
  keys: calendarKeyTable,
  server: false,
  budget: 10.5,
})
