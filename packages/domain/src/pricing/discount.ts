import { smallerOf, negate, requireNonNegative, percentOf, subtract } from '../money/index.ts'
import type { Money, Percent } from '../money/index.ts'

/** A voucher has a percentage, perhaps with a maximum, or an amount; redeemed points have an amount. */
export type Discount =
  | { readonly kind: 'percent'; readonly percent: Percent; readonly atMost?: Money | undefined }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'points'; readonly amount: Money }

/** The discount of a voucher or of points as a line of a price. */
export type DiscountLine = { readonly code: 'voucher' | 'points'; readonly amount: Money }

function discountAmount(discount: Discount, share: Money): Money {
  if (discount.kind !== 'percent') return requireNonNegative(discount.amount, discount.kind)
  const part = percentOf(share, discount.percent)
  return discount.atMost === undefined ? part : smallerOf(part, requireNonNegative(discount.atMost, 'atMost'))
}

/**
 * Discounts reduce the office's share before tax, one after the other, and never more than that: the
 * worker's wage, the delivery and the tax do not belong to the office.
 */
export function discountLines(share: Money, discounts: readonly Discount[]): readonly DiscountLine[] {
  let left = share
  const lines: DiscountLine[] = []
  for (const discount of discounts) {
    const taken = smallerOf(discountAmount(discount, share), left)
    left = subtract(left, taken)
    if (taken > 0)
      lines.push({ code: discount.kind === 'points' ? 'points' : 'voucher', amount: negate(taken) })
  }
  return lines
}
