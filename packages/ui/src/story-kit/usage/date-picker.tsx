import type { Usage } from '../usage.ts'
import { DatePicker } from '../../components/date-picker/index.ts'
import { NativeSelect } from '../../components/native-select/index.ts'

const label = (locale: 'ar' | 'en') => (locale === 'ar' ? 'يوم الزيارة' : 'Day of the visit')
const numbers = (from: number) =>
  Array.from({ length: 6 }, (_, index) => ({ value: String(from + index), label: String(from + index) }))

/** Correct and incorrect uses of a date picker, drawn side by side. */
export const datePickerUsage: readonly Usage[] = [
  {
    do: {
      says: {
        ar: 'حقل واحد يقول ما المتاح قبل أن يُفتح.',
        en: 'One field that says what is possible before it opens.',
      },
      draw: (locale) => (
        <DatePicker
          label={label(locale)}
          hint={locale === 'ar' ? 'من الغد وحتى ستين يومًا' : 'From tomorrow, up to sixty days ahead'}
          today="2026-11-21"
          defaultValue="2026-11-25"
        />
      ),
    },
    dont: {
      says: {
        ar: 'ثلاث قوائم ليوم واحد، ولا يُرى أيّ أيام الأسبوع هو.',
        en: 'Three lists for one day, and no weekday in sight.',
      },
      draw: (locale) => (
        <div className="grid grid-cols-3 gap-3">
          <NativeSelect label={locale === 'ar' ? 'اليوم' : 'Day'} options={numbers(21)} />
          <NativeSelect label={locale === 'ar' ? 'الشهر' : 'Month'} options={numbers(6)} />
          <NativeSelect label={locale === 'ar' ? 'السنة' : 'Year'} options={numbers(2026)} />
        </div>
      ),
    },
  },
]
