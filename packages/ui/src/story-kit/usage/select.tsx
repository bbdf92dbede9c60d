import type { Usage } from '../usage.ts'
import { RadioGroup } from '../../components/radio-group/index.ts'
import { Select } from '../../components/select/index.ts'

const label = (locale: 'ar' | 'en') => (locale === 'ar' ? 'وقت الزيارة' : 'Time of the visit')
const options = (locale: 'ar' | 'en') => [
  { value: 'morning', label: locale === 'ar' ? 'صباحًا' : 'Morning' },
  { value: 'afternoon', label: locale === 'ar' ? 'مساءً' : 'Afternoon' },
]

/** Correct and incorrect uses of a select, drawn side by side. */
export const selectUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'خياران يظهران كلاهما: RadioGroup.', en: 'Two choices, both in sight: that is RadioGroup.' },
      draw: (locale) => <RadioGroup label={label(locale)} options={options(locale)} defaultValue="morning" />,
    },
    dont: {
      says: { ar: 'قائمة تُفتح لترى خيارين.', en: 'A list that must be opened to see two choices.' },
      draw: (locale) => <Select label={label(locale)} options={options(locale)} defaultValue="morning" />,
    },
  },
]
