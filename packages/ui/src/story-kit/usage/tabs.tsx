import type { Usage } from '../usage.ts'
import { Tabs } from '../../components/tabs/index.ts'

const items = (labels: readonly string[], content: string) =>
  labels.map((label) => ({ value: label, label, content: <p className="m-0">{content}</p> }))
const content = (locale: 'ar' | 'en') =>
  locale === 'ar'
    ? 'عاملة تقيم معكم، من شهر إلى ستة.'
    : 'A worker who lives with you, from one to six months.'

/** Correct and incorrect uses of tabs, drawn side by side. */
export const tabsUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'أسماء قصيرة من جنس واحد.', en: 'Short nouns of one kind.' },
      draw: (locale) => (
        <Tabs
          label={locale === 'ar' ? 'نوع الخدمة' : 'Kind of service'}
          items={items(
            locale === 'ar' ? ['بالساعة', 'مقيمة', 'استقدام'] : ['Hourly', 'Live-in', 'Recruitment'],
            content(locale),
          )}
        />
      ),
    },
    dont: {
      says: {
        ar: 'جمل لا تتسع لها الشاشة، يختفي آخرها.',
        en: 'Sentences the screen has no room for: the last is out of sight.',
      },
      draw: (locale) => (
        <Tabs
          label={locale === 'ar' ? 'نوع الخدمة' : 'Kind of service'}
          items={items(
            locale === 'ar'
              ? ['عاملة تأتيكم بالساعة', 'عاملة تقيم معكم في بيتكم', 'نستقدم لكم عاملة من الخارج']
              : [
                  'A worker who comes by the hour',
                  'A worker who lives in your home',
                  'We recruit from abroad',
                ],
            content(locale),
          )}
        />
      ),
    },
  },
]
