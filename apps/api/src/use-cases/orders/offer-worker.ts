import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsDecideOffer, opsOfferWorker } from '@sakina/api-client/wire/ops'
import { addDays, instant, localDate, riyadhDay, riyadhTime } from '@sakina/domain/calendar'
import { isContractOver } from '@sakina/domain/lifecycles'
import { firstDayAfterOffer, offerDisputeDeadline } from '@sakina/domain/policies'
import { isClaimForPerson, visitClaimDeadline } from '@sakina/domain/visit-day'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { complaintById } from '../../db/repositories/complaints.ts'
import { changeContract, lockContractOfOrder, type Contract } from '../../db/repositories/contracts.ts'
import { releaseSlotsAfterDay } from '../../db/repositories/slots.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { openClaim } from '../complaints/claims.ts'
import { isWorkerDue, offerDisputableUntil } from '../contracts/contract-terms.ts'
import { isOfferDisputed, readContractView } from '../contracts/contract-views.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { closeOfferClaim, daysFrom, lockExistingOrder } from '../office/change-orders.ts'
import { runOfficeCommand, type OfficeCommand } from '../office/office-command.ts'
import { refundCancelledOrder } from '../payments/refund-payments.ts'
import { pausesOfContract } from '../requests/stored-quote.ts'
import { lacksWorkers } from '../schedule/workers-of-order.ts'
import { countClaims } from '../visits/unconfirmed-visits.ts'
import { actOnOwnOrder, type OwnOrder } from './act-on-own-order.ts'

async function lockOrderWithContract(tx: Tx, orderId: string): Promise<OwnOrder> {
  const contract = await lockContractOfOrder(tx, orderId)
  const order = await lockExistingOrder(tx, orderId)
  if (contract === undefined) throw new Failure('transition_not_allowed')
  return { contract, order }
}

/**
 * The office records that the worker was at the door or is ready at the branch, and that it is not the agency
 * who is late any more: the family is told at once, and the days run from the next one.
 */
export const offerWorker = (
  app: Application,
  command: OfficeCommand,
  { place }: BodyOf<typeof opsOfferWorker>,
) =>
  runOfficeCommand(app, command, async (tx) => {
    const { contract, order } = await lockOrderWithContract(tx, command.id)
    const now = app.now()
    const view = await readContractView(tx, contract, now)
    const canBeOffered = isWorkerDue(view, now) && contract.offeredAt === null && !lacksWorkers(order)
    if (!canBeOffered || isContractOver(contract.state)) throw new Failure('transition_not_allowed')
    await changeContract(tx, contract.id, {
      offeredAt: now,
      offerPlace: place,
      offerComplaintId: null,
      offerSettledAt: null,
      updatedAt: now,
      ...(await daysFrom(tx, contract, order, firstDayAfterOffer(instant(now)), now)),
    })
    const until = offerDisputeDeadline(instant(now), app.config.policies)
    const disputeBy = { day: riyadhDay(until), time: riyadhTime(until) }
    const { id: about, number, customerId } = order
    const facts = { number, place, disputeBy }
    await notifyCustomer(tx, app, customerId, { kind: 'worker_offered', about, facts }, app.newId())
    await announceChange(tx, app, order.id)
  })

/** The family says that its worker was not offered: no day counts until that is decided. */
export const disputeMyOffer = (
  app: Application,
  customer: SignedInCustomer,
  call: { readonly orderId: string; readonly key: string | undefined },
): Promise<void> =>
  actOnOwnOrder(app, customer, { ...call, operation: 'disputeOffer' }, async (tx, { contract }) => {
    if (offerDisputableUntil(contract, app.now(), app.config.policies) === undefined)
      throw new Failure('transition_not_allowed')
    const about = { customerId: customer.id, contractId: contract.id, isOfferClaim: true }
    const offerComplaintId = await openClaim(tx, app, about)
    await changeContract(tx, contract.id, { offerComplaintId, updatedAt: app.now() })
  })

/** The worker was not offered: the contract has the days it was bought for again, and waits for her. */
async function withdrawOffer(tx: Tx, app: Application, { contract, order }: OwnOrder): Promise<void> {
  const startDate = localDate(order.startDate ?? contract.startDate)
  const paused = (await pausesOfContract(tx, contract.id)).reduce((sum, { days }) => sum + days, 0)
  const endDate = addDays(localDate(order.endDate ?? contract.endDate), paused)
  await changeContract(tx, contract.id, { offeredAt: null, startDate, endDate, updatedAt: app.now() })
  await releaseSlotsAfterDay(tx, order.id, endDate)
}

async function decide(
  tx: Tx,
  app: Application,
  locked: OwnOrder,
  wasMade: boolean,
  note?: string,
): Promise<void> {
  const { contract, order } = locked
  await closeOfferClaim(tx, app, contract, note)
  if (!wasMade) {
    await withdrawOffer(tx, app, locked)
    // Leaving her costs nothing while she is late, so what was kept for it goes back.
    if (isContractOver(contract.state) && order.paidAt !== null)
      await refundCancelledOrder(tx, app, { order, contract: { ...contract, offeredAt: null } })
  }
  await announceChange(tx, app, order.id)
}

/** The office decides whether a worker was offered, and answers the family. */
export const decideOffer = (
  app: Application,
  command: OfficeCommand,
  { decision, note }: BodyOf<typeof opsDecideOffer>,
) =>
  runOfficeCommand(app, command, async (tx) => {
    const locked = await lockOrderWithContract(tx, command.id)
    if (!isOfferDisputed(locked.contract)) throw new Failure('transition_not_allowed')
    await decide(tx, app, locked, decision === 'made', note)
  })

/** The office's silence about an offer that is disputed decides for the family, unless a person has to. */
export async function settleDisputedOffer(tx: Tx, app: Application, contract: Contract): Promise<boolean> {
  if (!isOfferDisputed(contract) || contract.offerComplaintId === null) return false
  const complaint = await complaintById(tx, contract.offerComplaintId)
  if (complaint === undefined) return false
  const { policies } = app.config
  const claimedAt = instant(complaint.createdAt)
  if (instant(app.now()) < visitClaimDeadline(claimedAt, policies)) return false
  const claims = await countClaims(tx, contract.customerId, claimedAt)
  if (isClaimForPerson({ claimedAt, steps: [], comingAt: undefined, claims }, policies)) return false
  await decide(tx, app, { contract, order: await lockExistingOrder(tx, contract.orderId) }, false)
  return true
}
