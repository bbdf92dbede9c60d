import { largerOf, negate, ZERO_MONEY, sum } from '../money/index.ts'
import type { Money } from '../money/index.ts'

/** The policy rule that a line applies. */
export type PolicyRule =
  | 'unused_value'
  | 'not_begun'
  | 'complaint_in_period'
  | 'notice_48_hours'
  | 'break_fee'
  | 'visa_issued'
  | 'daily_fine'
  | 'suspension_fee'
  | 'replacement_fee'
  | 'late_in_extension'
  | 'late_after_extension'
  | 'trial_pro_rata'

/** The code of a line in the settlement of a cancelled, suspended or complained-about service. */
export type PolicyLineCode =
  | 'unused_service'
  | 'unused_wage'
  | 'unused_tax'
  | 'delivery'
  | 'complained_service'
  | 'complained_wage'
  | 'complained_tax'
  | 'next_visit_lost'
  | 'next_visit_lost_tax'
  | 'break_fee'
  | 'break_fee_tax'
  | 'visa_fee'
  | 'daily_fine'
  | 'suspension_fee'
  | 'replacement_fee'
  | 'late_compensation'

/**
 * A positive amount goes to the customer, a negative one is kept or charged. The values are those of the
 * line's text: `units` of `total` visits or days, `percent` of `base` halalas, `hours`, `days`.
 */
export type PolicyLine = {
  readonly code: PolicyLineCode
  readonly rule: PolicyRule
  readonly amount: Money
  readonly values: Readonly<Record<string, number>>
}

/** Returns a list with the line of a settlement; an empty list if the amount is zero. */
export function policyLineUnlessZero(
  code: PolicyLineCode,
  rule: PolicyRule,
  amount: Money,
  values: PolicyLine['values'] = {},
): readonly PolicyLine[] {
  return amount === 0 ? [] : [{ code, rule, amount, values }]
}

/** The amount refunded to the customer and the amount still to pay; one of them is always zero. */
export type Settlement = {
  readonly lines: readonly PolicyLine[]
  readonly refund: Money
  readonly due: Money
}

/** Adds up the lines of a settlement to a refund or to an amount due. */
export function settlementOfLines(lines: readonly PolicyLine[]): Settlement {
  const balance = sum(lines.map(({ amount }) => amount))
  return { lines, refund: largerOf(balance, ZERO_MONEY), due: largerOf(negate(balance), ZERO_MONEY) }
}
