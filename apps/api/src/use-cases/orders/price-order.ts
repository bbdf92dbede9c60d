import { money } from '@sakina/domain/money'
import type { PolicyConfig } from '@sakina/domain/policies'
import { calculateQuote, taxPercentOf, type Discount, type Quote } from '@sakina/domain/pricing'
import * as v from 'valibot'
import type { PlanRow } from '../../db/repositories/catalogue.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { isHourlyPlan } from '../schedule/free-workers.ts'

const Delivery = v.object({ delivery_cost: v.pipe(v.number(), v.integer()) })

export const readDeliveryCost = (catalogue: Catalogue): number =>
  v.parse(Delivery, catalogue.settings.get('delivery') ?? { delivery_cost: 0 }).delivery_cost

export type PricedOrder = {
  readonly plan: PlanRow
  readonly needDelivery: boolean
  readonly quantity: number
  readonly repeatCount: number
  readonly discounts: readonly Discount[]
  /** The wallet amount the customer wants to use, in halalas. */
  readonly wallet: number
}

const isMediation = (plan: PlanRow, catalogue: Catalogue): boolean =>
  catalogue.service.get(plan.serviceId)?.code === 'mediation'

/** Prices a choice: the domain calculates the sum from the figures of the plan. */
export function priceOrder(
  catalogue: Catalogue,
  { visaFee }: Pick<PolicyConfig, 'visaFee'>,
  order: PricedOrder,
): Quote {
  const { plan } = order
  return calculateQuote({
    listPrice: money(plan.listPrice),
    wage: money(plan.employeeWage),
    tax: taxPercentOf(plan.taxes),
    quantity: order.quantity,
    repeatCount: order.repeatCount,
    // An hourly price includes transport.
    delivery: order.needDelivery && !isHourlyPlan(plan) ? money(readDeliveryCost(catalogue)) : undefined,
    discounts: order.discounts,
    insurance: plan.requiresInsurance && plan.insuranceInPrice ? money(plan.insuranceAmount) : undefined,
    visaFee: isMediation(plan, catalogue) ? visaFee : undefined,
    wallet: money(order.wallet),
  })
}
