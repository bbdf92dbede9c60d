import type { Usage } from '../usage.ts'
import { Combobox } from '../../components/combobox/index.ts'

/** Correct and incorrect uses of a combobox, drawn side by side. */
export const comboboxUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'عشرات الخيارات يُبحث فيها.', en: 'Dozens of options, to be searched.' },
      draw: (locale) => (
        <Combobox
          label={locale === 'ar' ? 'الحي' : 'Neighbourhood'}
          hint={locale === 'ar' ? 'يكفي جزء من الاسم' : 'A part of the name is enough'}
          options={[]}
        />
      ),
    },
    dont: {
      says: { ar: 'ثلاثة خيارات لا تُرى إلا بعد ضغطة.', en: 'Three options that nobody sees before a press.' },
      draw: (locale) => (
        <Combobox
          label={locale === 'ar' ? 'عدد مرات الزيارة' : 'How often'}
          options={[{ value: '1', label: locale === 'ar' ? 'زيارة واحدة' : 'Once' }]}
          defaultValue="1"
        />
      ),
    },
  },
]
