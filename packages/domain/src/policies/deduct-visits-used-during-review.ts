import { money, multiplyByRatio, negate, percent, percentOf, subtract } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { worthBetween } from './ending.ts'
import type { PaidAmounts } from './ending.ts'
import { policyLineUnlessZero, settlementOfLines } from './policy-line.ts'
import type { PolicyLine, Settlement } from './policy-line.ts'

/** Subtracts a rounded share, so that the parts never add up to more than the whole. */
const without = (amount: Money, parts: number, of: number): Money =>
  subtract(amount, multiplyByRatio(amount, parts, of))

/**
 * Reduces a quote by the visits carried out while the office reviewed the request, because a used
 * service is not refunded: to the halala as if it were quoted for the visits that are left. The break fee
 * shrinks with the remaining value. A next visit that the quote already counted as lost is none of those left.
 */
export function deductVisitsUsedDuringReview(
  lines: readonly PolicyLine[],
  paid: PaidAmounts,
  leftNow: number,
): Settlement {
  const unused = lines.find(({ rule }) => rule === 'unused_value')
  const { units = 0, total = 0 } = unused?.values ?? {}
  const lost = lines.some(({ rule }) => rule === 'notice_48_hours') ? 1 : 0
  const left = units - lost
  const since = left - Math.min(left, Math.max(0, leftNow))
  if (since <= 0) return settlementOfLines(lines)
  const contract = { paid, units: { total, used: 0 } }
  const [unusedNow, lostNow] = [
    worthBetween(contract, 0, units - since),
    worthBetween(contract, left - since, units - since),
  ]
  const base = worthBetween(contract, 0, left - since).service
  const feeLine = lines.find(({ code }) => code === 'break_fee')
  const rate = feeLine?.values['percent']
  // A quote of an earlier version does not say from what its fee was calculated.
  const fee =
    rate === undefined
      ? negate(without(feeLine?.amount ?? money(0), since, left))
      : percentOf(base, percent(rate))
  const amounts: Partial<Record<PolicyLine['code'], Money>> = {
    unused_service: unusedNow.service,
    unused_wage: unusedNow.wage,
    unused_tax: unusedNow.tax,
    next_visit_lost: negate(money(lostNow.service + lostNow.wage)),
    next_visit_lost_tax: negate(lostNow.tax),
    break_fee: negate(fee),
  }
  return settlementOfLines(
    lines.flatMap(({ code, rule, amount, values }) => {
      if (code === 'break_fee_tax') {
        const taxed = values['percent']
        return taxed === undefined
          ? policyLineUnlessZero(code, rule, without(amount, since, left), values)
          : policyLineUnlessZero(code, rule, negate(percentOf(fee, percent(taxed))), { ...values, base: fee })
      }
      const now = amounts[code] ?? amount
      if (rule === 'unused_value')
        return policyLineUnlessZero(code, rule, now, { ...values, units: units - since })
      if (code === 'break_fee') return policyLineUnlessZero(code, rule, now, { ...values, base })
      return policyLineUnlessZero(code, rule, now, values)
    }),
  )
}
