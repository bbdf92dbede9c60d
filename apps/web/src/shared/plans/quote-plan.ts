import type { Plan } from '@sakina/api-client/client'
import { NOTHING } from '@sakina/domain/money'
import type { Money } from '@sakina/domain/money'
import { DEFAULT_POLICIES } from '@sakina/domain/policies'
import { quote, taxPercentOf } from '@sakina/domain/pricing'
import type { Quote } from '@sakina/domain/pricing'
import { attempt } from '@sakina/domain/refusal'

type Chosen = { readonly repeatCount: number; readonly delivery: Money | undefined }

const once: Chosen = { repeatCount: 1, delivery: undefined }

/** What one order of a plan costs before a voucher, as the server will add it up; nothing for a price on request. */
export function quotePlan(plan: Plan, { repeatCount, delivery }: Chosen = once): Quote | undefined {
  const { listPrice } = plan
  if (listPrice === null) return undefined
  const outcome = attempt(() =>
    quote({
      listPrice,
      wage: plan.employeeWage ?? NOTHING,
      tax: taxPercentOf(plan.taxes.map(({ name, percent }) => ({ name, amount: percent }))),
      repeatCount,
      delivery,
      insurance:
        plan.requiresInsurance && plan.insuranceInPrice ? (plan.insuranceAmount ?? NOTHING) : undefined,
      visaFee: plan.service?.code === 'mediation' ? (plan.visaFee ?? DEFAULT_POLICIES.visaFee) : undefined,
    }),
  )
  return outcome.ok ? outcome.value : undefined
}
