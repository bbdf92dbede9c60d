import type { Usage } from '../usage.ts'
import { samplePlan } from '../plan-samples.ts'
import { PlanCard } from '../../components/plan-card/index.ts'

const plan = (locale: 'ar' | 'en') => samplePlan({ globals: { locale } })

/** Correct and incorrect uses of a plan card, drawn side by side. */
export const planCardUsage: readonly Usage[] = [
  {
    do: {
      says: { ar: 'اسم يقول ما يميّز الباقة.', en: 'A name that says what sets the plan apart.' },
      draw: (locale) => <PlanCard plan={plan(locale)} order={<a href="#order" />} />,
    },
    dont: {
      says: { ar: 'اسم يصلح لكل باقة.', en: 'A name that would do for any plan.' },
      draw: (locale) => (
        <PlanCard
          plan={{ ...plan(locale), name: locale === 'ar' ? 'الباقة المميزة' : 'Premium plan' }}
          order={<a href="#order" />}
        />
      ),
    },
  },
]
