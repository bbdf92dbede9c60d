import type { Usage } from '../usage.ts'
import { Stepper } from '../../components/stepper/index.ts'

/** Correct and incorrect uses of a stepper, drawn side by side. */
export const stepperUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'عدد صغير قريب من قيمته الأولى.', en: 'A small number, near where it begins.' },
      draw: (locale) => (
        <Stepper label={locale === 'ar' ? 'عدد الغرف' : 'Rooms'} min={1} max={10} defaultValue={3} />
      ),
    },
    dont: {
      says: { ar: 'مئة ضغطة للوصول إلى الجواب.', en: 'A hundred presses to the answer.' },
      draw: (locale) => (
        <Stepper
          label={locale === 'ar' ? 'مساحة المنزل بالمتر' : 'Size of the home in m²'}
          min={0}
          max={500}
          defaultValue={0}
        />
      ),
    },
  },
]
