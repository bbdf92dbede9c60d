import type { Usage } from '../usage.ts'
import { RadioGroup } from '../../components/radio-group/index.ts'

/** Correct and incorrect uses of a radio group, drawn side by side. */
export const radioGroupUsage: readonly Usage[] = [
  {
    do: {
      says: {
        ar: 'العنوان كلمة، وما يفرّق بينها تحته.',
        en: 'The label is a word; what sets options apart is below.',
      },
      draw: (locale) => (
        <RadioGroup
          label={locale === 'ar' ? 'وقت الزيارة' : 'Time of the visit'}
          options={[
            {
              value: '1',
              label: locale === 'ar' ? 'صباحًا' : 'Morning',
              hint: locale === 'ar' ? 'من 8 إلى 12' : '8 to 12',
            },
            {
              value: '2',
              label: locale === 'ar' ? 'مساءً' : 'Evening',
              hint: locale === 'ar' ? 'من 4 إلى 8' : '4 to 8',
            },
          ]}
        />
      ),
    },
    dont: {
      says: { ar: 'جمل متشابهة تُقرأ كلها ليُعرف الفرق.', en: 'Sentences so alike that all must be read.' },
      draw: (locale) => (
        <RadioGroup
          label={locale === 'ar' ? 'وقت الزيارة' : 'Time of the visit'}
          options={[
            {
              value: '1',
              label:
                locale === 'ar'
                  ? 'أرغب في زيارة تبدأ من الثامنة وتنتهي عند الثانية عشرة'
                  : 'I would like a visit that begins at eight and ends at twelve',
            },
            {
              value: '2',
              label:
                locale === 'ar'
                  ? 'أرغب في زيارة تبدأ من الرابعة وتنتهي عند الثامنة'
                  : 'I would like a visit that begins at four and ends at eight',
            },
          ]}
        />
      ),
    },
  },
]
