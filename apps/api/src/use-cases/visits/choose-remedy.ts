import { isVisitRemedyOpen } from '@sakina/domain/lifecycles'
import { money, moneyToWire } from '@sakina/domain/money'
import type { Application } from '../../application.ts'
import { visitById, visitsOfContracts, type Visit } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { finishContractOfVisits, lockVisitWithOrder } from './advance-visit.ts'
import { refundOfFailedVisit, returnFailedVisit } from './return-visit.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

/** Refuses a choice for a visit that did not fail, or for which it is made or too late. */
export function requireOpenChoice(visit: Visit, now: Date): void {
  if (!isVisitRemedyOpen(visit) || visit.chooseBy === null || visit.chooseBy <= now)
    throw new Failure('visit_choice_closed')
}

/** Returns the price of a failed visit because the family asks for it instead of another time. */
export async function returnMyFailedVisit(
  app: Application,
  customer: SignedInCustomer,
  {
    visitId,
    expected,
    key,
  }: {
    readonly visitId: string
    /** The price as it was shown, in halalas. */
    readonly expected: number | undefined
    readonly key: string | undefined
  },
): Promise<Visit> {
  const known = await visitById(app.database.reader, visitId)
  if (known === undefined || known.customerId !== customer.id) throw new Failure('not_found')
  const content = { id: visitId, expected }
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'refundFailedVisit', content },
    StoredId,
    async (tx) => {
      const locked = await lockVisitWithOrder(tx, known)
      requireOpenChoice(locked.visit, app.now())
      const all = await visitsOfContracts(tx, [locked.contract.id])
      const { refund } = refundOfFailedVisit(locked.order, { all, now: app.now() })
      if (expected !== undefined && refund < expected)
        throw new Failure('quote_changed', { result: { refund: moneyToWire(money(refund)) } })
      await returnFailedVisit(tx, app, locked)
      await finishContractOfVisits(tx, app, locked.contract)
      await announceChange(tx, app, locked.order.id)
      return { id: known.id }
    },
  )
  const visit = await visitById(app.database.reader, known.id)
  if (visit === undefined) throw new Failure('not_found')
  return visit
}
