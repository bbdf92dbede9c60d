import { isVisitUnfinished } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { claimOfVisit } from '../../db/repositories/complaints.ts'
import { changeVisit, visitById, type Visit } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { closeClaim, openClaim } from '../complaints/claims.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { advanceVisit, failMarkedVisit, finishContractOfVisits, lockVisitWithOrder } from './advance-visit.ts'
import type { LockedVisit } from './return-visit.ts'
import { isUnconfirmed, visitDisputableUntil } from './undecided-visit.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

type AnswerInput = { readonly visitId: string; readonly key: string | undefined }

/** Answers whether a visit was made, while the family has not said so before and may say it. */
async function answer(
  app: Application,
  customer: SignedInCustomer,
  { visitId, key }: AnswerInput,
  operation: string,
  {
    isAllowed,
    work,
  }: {
    readonly isAllowed: (visit: Visit) => boolean
    readonly work: (tx: Tx, locked: LockedVisit) => Promise<void>
  },
): Promise<Visit> {
  const known = await visitById(app.database.reader, visitId)
  if (known === undefined || known.customerId !== customer.id) throw new Failure('not_found')
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation, content: { id: visitId } },
    StoredId,
    async (tx) => {
      const locked = await lockVisitWithOrder(tx, known)
      if (locked.visit.claimedAt !== null || !isAllowed(locked.visit))
        throw new Failure('transition_not_allowed')
      await work(tx, locked)
      await announceChange(tx, app, locked.order.id)
      return { id: known.id }
    },
  )
  const visit = await visitById(app.database.reader, visitId)
  if (visit === undefined) throw new Failure('not_found')
  return visit
}

/** Marks a visit as made, which nobody had said before, for good. */
async function markVisitMade(
  tx: Tx,
  app: Application,
  locked: LockedVisit,
  isOwnWord: boolean,
): Promise<void> {
  await changeVisit(tx, locked.visit.id, { settledAt: app.now() })
  const visit = await advanceVisit(tx, app, locked, { to: 'in_progress' })
  await advanceVisit(tx, app, { ...locked, visit }, { to: 'done', isOwnWord })
}

/** The family says that the worker came; its word is a mark. */
export const confirmMyVisit = (app: Application, customer: SignedInCustomer, input: AnswerInput) =>
  answer(app, customer, input, 'confirmVisit', {
    isAllowed: (visit) => isUnconfirmed(visit, app.now()),
    work: (tx, locked) => markVisitMade(tx, app, locked, true),
  })

/**
 * The family says that nobody came, to a visit that nobody confirmed or against its mark: a complaint about the
 * visit, which waits for the office.
 */
export const claimNobodyCame = (app: Application, customer: SignedInCustomer, input: AnswerInput) =>
  answer(app, customer, input, 'reportNobodyCame', {
    isAllowed: (visit) =>
      isUnconfirmed(visit, app.now()) ||
      visitDisputableUntil(visit, app.now(), app.config.policies) !== undefined,
    work: async (tx, { visit: { id: visitId, customerId, contractId } }) => {
      await changeVisit(tx, visitId, { claimedAt: app.now() })
      await openClaim(tx, app, { customerId, contractId, visitId, isVisitClaim: true })
    },
  })

/** Nobody came to a visit: it failed by our fault, and the complaint about it is closed. */
export async function failUnconfirmedVisit(
  tx: Tx,
  app: Application,
  locked: LockedVisit,
  note?: string,
): Promise<void> {
  const { visit, order } = locked
  await closeClaim(tx, app, await claimOfVisit(tx, visit.id), note)
  await changeVisit(tx, visit.id, { settledAt: app.now() })
  if (!isVisitUnfinished(visit.status)) return failMarkedVisit(tx, app, locked)
  // A visit for which no worker was found cannot be missed by anybody.
  const to = order.needsAnotherWorker ? 'cancelled' : 'missed'
  await advanceVisit(tx, app, locked, { to, fault: 'agency' })
}

/** A visit was made, or its mark stands, and the complaint about it is closed. */
export async function confirmVisitByOffice(
  tx: Tx,
  app: Application,
  locked: LockedVisit,
  note: string | undefined,
): Promise<void> {
  const { visit, contract, order } = locked
  await closeClaim(tx, app, await claimOfVisit(tx, visit.id), note)
  if (isVisitUnfinished(visit.status)) return markVisitMade(tx, app, locked, false)
  await changeVisit(tx, visit.id, { settledAt: app.now() })
  await finishContractOfVisits(tx, app, contract)
  await announceChange(tx, app, order.id)
}
