import type { PlanCardPlan } from '@sakina/ui/plan-card'
import { words } from './words.ts'
import type { Locale } from './words.ts'

/**
 * The plan that the page shows, in its language. Amounts are integer halalas, as the kit expects
 * them.
 */
export const plan = (locale: Locale): PlanCardPlan => ({
  ...words[locale].plan,
  nationality: { code: 'PH', name: words[locale].country },
  duration: 90,
  salary: 150_000,
  insurance: { required: true, amount: 20_000 },
  total: 295_000,
  price: {
    lines: [
      { code: 'service', amount: 100_000 },
      { code: 'tax', amount: 15_000 },
      { code: 'wage', amount: 180_000 },
    ],
    taxPercent: 15,
  },
})
