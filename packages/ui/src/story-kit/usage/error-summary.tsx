import type { Usage } from '../usage.ts'
import { ErrorSummary } from '../../components/error-summary/index.ts'

/** Correct and incorrect uses of an error summary, drawn side by side. */
export const errorSummaryUsage: readonly Usage[] = [
  {
    do: {
      says: {
        ar: 'كل سطر يقول كيف يُصحّح حقله، وهو رابط إليه.',
        en: 'Each line says how to mend its field, and leads there.',
      },
      draw: (locale) => (
        <ErrorSummary
          attempt={1}
          problems={[
            {
              field: 'usage-name',
              text: locale === 'ar' ? 'الاسم من ثلاث كلمات على الأقل.' : 'Write a name of at least three words.',
            },
            {
              field: 'usage-phone',
              text:
                locale === 'ar'
                  ? 'رقم الجوال عشرة أرقام تبدأ بـ 05.'
                  : 'A mobile number has 10 digits and starts with 05.',
            },
          ]}
        />
      ),
    },
    dont: {
      says: {
        ar: 'أسماء حقول بلا سبب، فلا يُعرف ما الخطأ.',
        en: 'Names of fields without a reason: nobody knows what is wrong.',
      },
      draw: (locale) => (
        <ErrorSummary
          attempt={1}
          problems={[
            { field: 'usage-name', text: locale === 'ar' ? 'الاسم غير صالح' : 'Invalid name' },
            { field: 'usage-phone', text: locale === 'ar' ? 'رقم الجوال غير صالح' : 'Invalid phone' },
          ]}
        />
      ),
    },
  },
]
