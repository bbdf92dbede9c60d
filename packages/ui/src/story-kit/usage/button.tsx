import type { Usage } from '../usage.ts'
import { Money } from '../../components/money/index.ts'
import { Button } from '../../components/button/index.ts'

/** Correct and incorrect uses of a button, drawn side by side. */
export const buttonUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'زر أساسي واحد، وما بقي أهدأ منه.', en: 'One primary button; the rest is quieter.' },
      draw: (locale) => (
        <div className="flex flex-wrap gap-3">
          <Button>{locale === 'ar' ? 'حجز' : 'Book'}</Button>
          <Button variant="quiet">{locale === 'ar' ? 'التفاصيل' : 'Details'}</Button>
        </div>
      ),
    },
    dont: {
      says: { ar: 'زران أساسيان يتنازعان العين.', en: 'Two primary buttons that fight for the eye.' },
      draw: (locale) => (
        <div className="flex flex-wrap gap-3">
          <Button>{locale === 'ar' ? 'حجز' : 'Book'}</Button>
          <Button>{locale === 'ar' ? 'التفاصيل' : 'Details'}</Button>
        </div>
      ),
    },
  },
  {
    do: {
      says: { ar: 'الزر يقول ما سيحدث.', en: 'The button says what will happen.' },
      draw: (locale) => (
        <Button>
          {locale === 'ar' ? 'دفع' : 'Pay'} <Money halalas={114950} />
        </Button>
      ),
    },
    dont: {
      says: { ar: 'كلمة لا تقول شيئًا قبل ما يكلّف.', en: 'A word that says nothing before what costs.' },
      draw: (locale) => <Button>{locale === 'ar' ? 'موافق' : 'OK'}</Button>,
    },
  },
]
