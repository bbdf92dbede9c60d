import type { Usage } from '../usage.ts'
import { Switch } from '../../components/switch/index.ts'

/** Correct and incorrect uses of a switch, drawn side by side. */
export const switchUsage: readonly Usage[] = [
  {
    do: {
      says: {
        ar: 'العنوان يسمّي ما يعمل، والمفتاح يقول حاله.',
        en: 'The label names what is on; the switch says whether.',
      },
      draw: (locale) => <Switch label={locale === 'ar' ? 'رسائل التذكير' : 'Reminders'} defaultChecked />,
    },
    dont: {
      says: {
        ar: 'عنوان يناقض المفتاح حين يُطفأ.',
        en: 'A label that contradicts the switch once it is off.',
      },
      draw: (locale) => <Switch label={locale === 'ar' ? 'رسائل التذكير مفعّلة' : 'Reminders are on'} />,
    },
  },
]
