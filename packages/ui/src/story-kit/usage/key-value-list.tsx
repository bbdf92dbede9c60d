import type { Usage } from '../usage.ts'
import { KeyValueList } from '../../components/key-value-list/index.ts'
import { Money } from '../../components/money/index.ts'

/** Correct and incorrect uses of a key value list, drawn side by side. */
export const keyValueListUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'الاسم كلمتان، والقيمة قصيرة.', en: 'A label of two words, a short value.' },
      draw: (locale) => (
        <KeyValueList
          items={[
            {
              label: locale === 'ar' ? 'نهاية العقد' : 'Ends',
              value: locale === 'ar' ? '31 مايو 2027' : '31 May 2027',
            },
            { label: locale === 'ar' ? 'الإجمالي' : 'Total', value: <Money halalas={1149500} /> },
          ]}
        />
      ),
    },
    dont: {
      says: { ar: 'جملة مقطوعة إلى اسم وقيمة.', en: 'A sentence cut into label and value.' },
      draw: (locale) => (
        <KeyValueList
          items={[
            {
              label:
                locale === 'ar' ? 'ينتهي عقدكم معنا في يوم' : 'Your contract with us comes to its end on the',
              value: locale === 'ar' ? '31 مايو 2027 بإذن الله' : '31st day of May 2027',
            },
          ]}
        />
      ),
    },
  },
]
