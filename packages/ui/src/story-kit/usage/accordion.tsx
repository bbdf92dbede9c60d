import type { Usage } from '../usage.ts'
import { Accordion } from '../../components/accordion/index.ts'

/** Correct and incorrect uses of an accordion, drawn side by side. */
export const accordionUsage: readonly Usage[] = [
  {
    do: {
      says: {
        ar: 'السؤال كما يسأله الناس، وجوابه تحته.',
        en: 'The question as people ask it, and its answer.',
      },
      draw: (locale) => (
        <Accordion
          defaultValue={['1']}
          items={[
            {
              value: '1',
              title: locale === 'ar' ? 'متى تصل العاملة؟' : 'When does the worker arrive?',
              content:
                locale === 'ar'
                  ? 'خلال ستين إلى تسعين يومًا من سداد الرسوم.'
                  : 'Sixty to ninety days after the fees are paid.',
            },
          ]}
        />
      ),
    },
    dont: {
      says: { ar: 'عنوان لا يقول ما تحته.', en: 'A heading that hides what is below.' },
      draw: (locale) => (
        <Accordion
          defaultValue={['1']}
          items={[
            {
              value: '1',
              title: locale === 'ar' ? 'معلومات إضافية' : 'More information',
              content:
                locale === 'ar'
                  ? 'تصل العاملة خلال ستين إلى تسعين يومًا من سداد الرسوم.'
                  : 'The worker arrives sixty to ninety days after the fees are paid.',
            },
          ]}
        />
      ),
    },
  },
]
