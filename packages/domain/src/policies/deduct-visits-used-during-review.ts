import { money, multiplyByRatio, subtract } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { policyLineUnlessZero, settlementOfLines } from './policy-line.ts'
import type { PolicyLine, Settlement } from './policy-line.ts'

/** Subtracts a rounded share, so that the parts never add up to more than the whole. */
const without = (amount: Money, parts: number, of: number): Money =>
  subtract(amount, multiplyByRatio(amount, parts, of))

/**
 * Reduces a quote by the visits carried out while the office reviewed the request, because a used
 * service is not refunded. The break fee shrinks with the remaining value. A next visit that the
 * quote already counted as lost is not deducted twice.
 */
export function deductVisitsUsedDuringReview(lines: readonly PolicyLine[], usedNow: number): Settlement {
  const unused = lines.find(({ rule }) => rule === 'unused_value')
  const { units = 0, total = 0 } = unused?.values ?? {}
  const lost = lines.some(({ rule }) => rule === 'notice_48_hours') ? 1 : 0
  const left = units - lost
  const since = Math.min(left, Math.max(0, usedNow - (total - units) - lost))
  if (since <= 0) return settlementOfLines(lines)
  return settlementOfLines(
    lines.flatMap(({ code, rule, amount, values }) => {
      if (rule === 'unused_value')
        return policyLineUnlessZero(code, rule, without(amount, since, units), {
          ...values,
          units: units - since,
        })
      if (rule === 'break_fee')
        return policyLineUnlessZero(code, rule, without(amount, since, left), {
          ...values,
          base: without(money(values['base'] ?? 0), since, left),
        })
      return [{ code, rule, amount, values }]
    }),
  )
}
