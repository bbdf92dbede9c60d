import { creditNoteLines } from '@sakina/domain/invoice'
import { percent } from '@sakina/domain/money'
import {
  failedVisitRefund,
  paidAmountsOf,
  settlementOfLines,
  type Settlement,
  type UnservedPart,
} from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Contract } from '../../db/repositories/contracts.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { changeVisit, visitsOfContracts, type Visit } from '../../db/repositories/visits.ts'
import { visitUnitsOf } from '../contracts/contract-terms.ts'
import { isAllReturned, refundPayments } from '../payments/refund-payments.ts'

/** A visit locked by the transaction, with its contract and order. */
export type LockedVisit = { readonly visit: Visit; readonly contract: Contract; readonly order: Order }

/**
 * What a failed visit returns: its price, or its unserved part. Nothing is returned for money that the
 * agency never had, as on the government's platform.
 */
export function refundOfFailedVisit(
  order: Pick<Order, 'quote' | 'paidAt'>,
  {
    all,
    now,
    unserved,
  }: {
    readonly all: readonly Visit[]
    readonly now: Date
    readonly unserved?: UnservedPart | undefined
  },
): Settlement {
  if (order.quote === null || order.paidAt === null) return settlementOfLines([])
  const contract = { paid: paidAmountsOf(order.quote), units: visitUnitsOf(all, now) }
  return failedVisitRefund(contract, all.filter(({ returned }) => returned !== null).length, unserved)
}

/**
 * Returns what a failed visit cost to where it was paid, and returns the sum: nothing if the whole order was
 * given back.
 */
export async function returnFailedVisit(
  tx: Tx,
  app: Application,
  { visit, contract, order }: LockedVisit,
  unserved?: UnservedPart,
): Promise<number> {
  const all = await visitsOfContracts(tx, [contract.id])
  const { refund, lines } = (await isAllReturned(tx, order))
    ? settlementOfLines([])
    : refundOfFailedVisit(order, { all, unserved, now: app.now() })
  await refundPayments(tx, app, {
    order,
    contract,
    amount: refund,
    lines: creditNoteLines(lines, order.quote?.taxPercent ?? percent(0)),
    reference: `visit:${visit.id}`,
  })
  await changeVisit(tx, visit.id, {
    returned: refund,
    remedy: 'refund',
    unservedMinutes: unserved?.minutes ?? null,
  })
  return refund
}
