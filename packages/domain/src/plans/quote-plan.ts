import { ZERO_MONEY } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { DEFAULT_POLICIES } from '../policies/index.ts'
import { calculateQuote, totalTaxPercent } from '../pricing/index.ts'
import type { Quote } from '../pricing/index.ts'
import { catchRefusal } from '../refusal/index.ts'

/** The properties of a plan that decide its price. */
export type PlanPricingInput = {
  readonly service: { readonly code: string } | null
  readonly listPrice: Money | null
  readonly employeeWage: Money | null
  readonly taxes: readonly { readonly name: string; readonly percent: number | null }[]
  readonly requiresInsurance: boolean
  readonly insuranceAmount: Money | null
  readonly insuranceInPrice: boolean
  readonly visaFee: Money | null
}

type QuoteOptions = { readonly repeatCount: number; readonly delivery: Money | undefined }

const once: QuoteOptions = { repeatCount: 1, delivery: undefined }

/**
 * The price of one order of a plan without a voucher, by the rules of the server; undefined for a price
 * on request.
 */
export function quotePlan(
  plan: PlanPricingInput,
  { repeatCount, delivery }: QuoteOptions = once,
): Quote | undefined {
  const { listPrice } = plan
  if (listPrice === null) return undefined
  const outcome = catchRefusal(() =>
    calculateQuote({
      listPrice,
      wage: plan.employeeWage ?? ZERO_MONEY,
      tax: totalTaxPercent(plan.taxes.map(({ name, percent }) => ({ name, amount: percent }))),
      repeatCount,
      delivery,
      insurance:
        plan.requiresInsurance && plan.insuranceInPrice ? (plan.insuranceAmount ?? ZERO_MONEY) : undefined,
      visaFee: plan.service?.code === 'mediation' ? (plan.visaFee ?? DEFAULT_POLICIES.visaFee) : undefined,
    }),
  )
  return outcome.ok ? outcome.value : undefined
}
