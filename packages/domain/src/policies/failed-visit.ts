import { multiplyByRatio } from '../money/index.ts'
import { worthBetween } from './ending.ts'
import type { PaidContract } from './ending.ts'
import { policyLineUnlessZero, settlementOfLines } from './policy-line.ts'
import type { Settlement } from './policy-line.ts'

/** The part of a visit that was not served: this many minutes of its whole time. */
export type UnservedPart = { readonly minutes: number; readonly of: number }

/**
 * The price of a failed visit, with its share of tax and wage. It is one of the equal shares of the
 * contract, after those that were returned before, so that all shares together are what was paid. A
 * visit cut short returns the part that was not served.
 */
export function failedVisitRefund(
  contract: Pick<PaidContract, 'paid' | 'units'>,
  returnedBefore: number,
  unserved: UnservedPart = { minutes: 1, of: 1 },
): Settlement {
  const { total } = contract.units
  const worth = worthBetween(contract, total - returnedBefore - 1, total - returnedBefore)
  const part = (amount: (typeof worth)[keyof typeof worth]) =>
    multiplyByRatio(amount, unserved.minutes, unserved.of)
  const share = { units: 1, total }
  return settlementOfLines([
    ...policyLineUnlessZero('unused_service', 'unused_value', part(worth.service), share),
    ...policyLineUnlessZero('unused_wage', 'unused_value', part(worth.wage), share),
    ...policyLineUnlessZero('unused_tax', 'unused_value', part(worth.tax), share),
  ])
}
