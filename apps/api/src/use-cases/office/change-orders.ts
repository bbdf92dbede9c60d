import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsAdvanceOrder, opsAssignWorker, opsPriceOrder } from '@sakina/api-client/wire/ops'
import { addDays, daysBetween, instant, localDate, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import {
  canOrderBeCancelledAtOnce,
  furthestStage,
  isContractOver,
  orderLifecycle,
  validateStageAdvance,
} from '@sakina/domain/lifecycles'
import { isOrderInForce } from '@sakina/domain/vocabulary'
import { calculateQuote } from '@sakina/domain/pricing'
import { packageLastDay, effectivePackageStart } from '@sakina/domain/schedule'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { complaintById } from '../../db/repositories/complaints.ts'
import {
  changeContract,
  contractsOfOrders,
  assignWorkerToContract,
  lockContractOfOrder,
  type Contract,
} from '../../db/repositories/contracts.ts'
import { recordStageOnce } from '../../db/repositories/office.ts'
import {
  changeOrder,
  hasNamedWorker,
  lockOrder,
  stagesOfOrders,
  recordStages,
  type Order,
} from '../../db/repositories/orders.ts'
import { releaseSlotsOfOrder, releaseTimeOfWorkers, reserveSlots } from '../../db/repositories/slots.ts'
import { visitsOfContracts } from '../../db/repositories/visits.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { closeClaim } from '../complaints/claims.ts'
import { isContractUnused } from '../contracts/contract-terms.ts'
import { haveDaysBegun, isOfferDisputed } from '../contracts/contract-views.ts'
import { homeForExistingOrder } from '../orders/home-of-order.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { notifyOfAssignedWorker } from '../notices/notify-of-worker.ts'
import { reserveWorkers, slotsOfLiveInContract, type OrderSchedule } from '../schedule/free-workers.ts'
import { keepAcceptedOrigin } from '../schedule/worker-origin.ts'
import { lacksWorkers, putWorkerInto } from '../schedule/workers-of-order.ts'
import { pausesOfContract } from '../requests/stored-quote.ts'
import { expireOrder } from '../orders/expire-order.ts'
import { endUnpaidOrder } from '../orders/hold.ts'
import { returnVoucherToCustomer } from '../orders/return-voucher.ts'
import { packageWishOf } from '../catalogue/special-packages.ts'
import { serviceCodeOfOrder } from '../orders/read-orders.ts'
import { standardVatRate } from '../orders/standard-vat-rate.ts'
import { scheduleOfOrder } from '../orders/slots-of-order.ts'
import { cancelReturnedVisits } from '../visits/cancel-visits.ts'
import { slotOfVisit } from '../visits/slot-of-visit.ts'
import { workersOnDay } from '../visits/worker-on-day.ts'
import { creditRewards } from '../wallet/loyalty.ts'
import { changeWorkerOfContract, leavingWorkerOfPackage } from './change-worker.ts'
import { runAnswer, runMoneyCommand, type MoneyCommand } from './money-command.ts'
import { runOfficeCommand, type OfficeCommand } from './office-command.ts'
import { refundCancelledOrder } from '../payments/refund-payments.ts'

/** Reads and locks an order, or throws `not_found`. */
export async function lockExistingOrder(tx: Tx, id: string): Promise<Order> {
  const order = await lockOrder(tx, id)
  if (order === undefined) throw new Failure('not_found')
  return order
}

/** The days of a contract from its first day on: as many as were bought, and those of a pause to come. */
export async function daysFrom(tx: Tx, contract: Contract, order: Order, startDate: LocalDate, now: Date) {
  const [first, last] = [order.startDate ?? contract.startDate, order.endDate ?? contract.endDate]
  const bought = daysBetween(localDate(first), localDate(last)) + 1
  const paused = (await pausesOfContract(tx, contract.id)).reduce(
    (sum, { from, until }) => sum + Math.max(0, daysBetween(from < startDate ? startDate : from, until)),
    0,
  )
  const endDate = addDays(startDate, bought + paused - 1)
  // They stay reserved for the days that a late arrival adds, as far as no other family has them.
  const workerIds = await workersOnDay(tx, { contract, order }, endDate)
  if (workerIds.length > 0 && endDate > contract.endDate)
    await reserveSlots(
      tx,
      { id: order.id, workerIds, heldUntil: null, now },
      slotsOfLiveInContract(addDays(localDate(contract.endDate), 1), endDate),
    )
  return { startDate, endDate }
}

/** Closes the complaint that a worker was not offered, and tells the family. */
export async function closeOfferClaim(
  tx: Tx,
  app: Application,
  contract: Contract,
  note?: string,
): Promise<void> {
  if (contract.offerComplaintId === null) return
  await closeClaim(tx, app, await complaintById(tx, contract.offerComplaintId), note)
  await changeContract(tx, contract.id, { offerSettledAt: app.now(), updatedAt: app.now() })
}

/**
 * The worker arrives: a live-in contract begins, unless its days run already because she was offered before, and
 * the service counts as delivered.
 */
export async function receiveWorker(tx: Tx, app: Application, order: Order): Promise<void> {
  const now = app.now()
  await changeOrder(tx, order.id, { status: 'active', updatedAt: now })
  const [contract] = await contractsOfOrders(tx, [order.id])
  if (contract === undefined) return
  const dates =
    order.visits.length === 0 && !haveDaysBegun(contract, now)
      ? await daysFrom(tx, contract, order, riyadhDay(instant(now)), now)
      : {}
  if (isOfferDisputed(contract)) await closeOfferClaim(tx, app, contract)
  await changeContract(tx, contract.id, { receivedAt: now, updatedAt: now, ...dates })
  if (order.visits.length === 0) await creditRewards(tx, app, { order, what: 'received', part: 1, of: 1 })
}

/** Moves an order to the tracking stage that the office chose. */
export const advanceOrderStage = (
  app: Application,
  command: MoneyCommand,
  body: BodyOf<typeof opsAdvanceOrder>,
) =>
  runAnswer(app, command, 'order', async (tx) => {
    const order = await lockExistingOrder(tx, command.id)
    const status = order.status
    const underWay = status === 'paid' || status === 'processing' || status === 'active'
    // A package, and a recruitment without a free applicant, have nobody before the office assigns her.
    const isSent = body.stage === 'on_the_way' || body.stage === 'arrived' || body.stage === 'received'
    const lacksWorker = order.needsAnotherWorker || (isSent && lacksWorkers(order) && !hasNamedWorker(order))
    if (!underWay || lacksWorker) throw new Failure('transition_not_allowed')
    const furthest = furthestStage(await stagesOfOrders(tx, [order.id])) ?? 'submitted'
    if (!validateStageAdvance(serviceCodeOfOrder(order), furthest, body.stage).ok)
      throw new Failure('transition_not_allowed')
    const now = app.now()
    const stamp = { orderId: order.id, stage: body.stage, note: body.note ?? null, at: now }
    if (!(await recordStageOnce(tx, stamp))) throw new Failure('transition_not_allowed')
    if (status === 'paid') await changeOrder(tx, order.id, { status: 'processing', updatedAt: now })
    if (body.stage === 'received') await receiveWorker(tx, app, order)
    const { number } = order
    await notifyCustomer(
      tx,
      app,
      order.customerId,
      { kind: 'stage_reached', about: order.id, facts: { number, stage: body.stage } },
      `${order.id}:${body.stage}`,
    )
    await announceChange(tx, app, order.id)
  })

/** The times a worker must be free: for a contract in force, the current days of its visits. */
async function timetableNow(tx: Tx, order: Order): Promise<OrderSchedule | undefined> {
  const timetable = scheduleOfOrder(order)
  const [contract] = await contractsOfOrders(tx, [order.id])
  const visits = contract === undefined ? [] : await visitsOfContracts(tx, [contract.id])
  if (timetable === undefined || contract === undefined || visits.length === 0) return timetable
  const slots = visits.filter(({ status }) => status === 'scheduled').map(slotOfVisit)
  return { ...timetable, end: localDate(contract.endDate), slots }
}

type Assignment = BodyOf<typeof opsAssignWorker>

/** Gives an unpaid package one of its workers, or another in place of one. */
async function giveWorkerToPackage(
  tx: Tx,
  app: Application,
  { order, timetable }: { readonly order: Order; readonly timetable: OrderSchedule },
  { workerId: chosen, insteadOf, familyAgreed }: Assignment,
): Promise<void> {
  const leaving = leavingWorkerOfPackage(order, insteadOf)
  const now = app.now()
  const catalogue = await app.catalogue.readIn(tx)
  const coming = await reserveWorkers(tx, catalogue, {
    orderId: order.id,
    customerId: order.customerId,
    planId: null,
    package: order.package,
    home: await homeForExistingOrder(tx, order),
    acceptedCityIds: familyAgreed === true ? null : order.acceptedWorkerCityIds,
    chosen,
    quantity: 1,
    timetable,
    heldUntil: order.holdExpiresAt,
    now,
  })
  await keepAcceptedOrigin(tx, catalogue, order, coming)
  if (leaving !== null) await releaseTimeOfWorkers(tx, order.id, [leaving], timetable.slots)
  await putWorkerInto(tx, order, undefined, { leaving, coming, at: now })
  await notifyOfAssignedWorker(tx, app, leaving === null ? { ...order, workerId: null } : order, coming)
  await announceChange(tx, app, order.id)
}

/** Gives an order that has not begun its workers, and none else. */
async function giveWorkersToOrder(
  tx: Tx,
  app: Application,
  { order, timetable }: { readonly order: Order; readonly timetable: OrderSchedule },
  { workerId: chosen, familyAgreed }: Assignment,
): Promise<void> {
  const now = app.now()
  const catalogue = await app.catalogue.readIn(tx)
  await releaseSlotsOfOrder(tx, order.id)
  const workerId = await reserveWorkers(tx, catalogue, {
    orderId: order.id,
    customerId: order.customerId,
    planId: order.planId,
    home: await homeForExistingOrder(tx, order),
    acceptedCityIds: familyAgreed === true ? null : order.acceptedWorkerCityIds,
    chosen,
    quantity: order.quantity,
    timetable,
    heldUntil: order.status === 'pending_payment' ? order.holdExpiresAt : null,
    now,
  })
  await keepAcceptedOrigin(tx, catalogue, order, workerId)
  const paid = order.status === 'paid'
  await changeOrder(tx, order.id, {
    workerId,
    needsAnotherWorker: false,
    ...(paid && { status: 'processing' }),
    updatedAt: now,
  })
  await assignWorkerToContract(tx, order.id, workerId, now)
  if (paid) await recordStages(tx, order.id, ['processing'], now)
  if (workerId !== order.workerId || order.needsAnotherWorker)
    await notifyOfAssignedWorker(tx, app, order, workerId)
  await announceChange(tx, app, order.id)
}

/**
 * Assigns a worker to an order at the office's command, at any time: an order under way gets another from a day
 * on, and a package gets its workers one by one.
 */
export const assignWorker = (app: Application, command: MoneyCommand, body: Assignment) =>
  runMoneyCommand(app, command, 'order', async (tx) => {
    const known = await lockContractOfOrder(tx, command.id)
    const order = await lockExistingOrder(tx, command.id)
    // A payment may have created the contract while this command waited for the order.
    const contract = known ?? (await lockContractOfOrder(tx, command.id))
    const { workerId: chosen, insteadOf, from } = body
    const isOpen = isOrderInForce(order.status)
    const isNamed = order.package !== null || from !== undefined || insteadOf !== undefined
    if (contract !== undefined && isOpen && (order.status === 'active' || isNamed)) {
      if (isContractOver(contract.state)) throw new Failure('transition_not_allowed')
      const day = from === undefined ? riyadhDay(instant(app.now())) : localDate(from)
      const familyAgreed = body.familyAgreed === true
      await changeWorkerOfContract(tx, app, { contract, order, from: day, chosen, insteadOf, familyAgreed })
      return
    }
    const timetable = await timetableNow(tx, order)
    const isEarly = ['pending_payment', 'paid', 'processing'].includes(order.status)
    if (!isEarly || from !== undefined || timetable === undefined) throw new Failure('transition_not_allowed')
    if (order.package !== null) return giveWorkerToPackage(tx, app, { order, timetable }, body)
    if (insteadOf !== undefined) throw invalidFieldsFailure({ insteadOf: 'not_allowed' })
    await giveWorkersToOrder(tx, app, { order, timetable }, body)
  })

/** Sets the price of a personalised package, and with it its days, so that it can be paid. */
export const setPackagePrice = (
  app: Application,
  command: MoneyCommand,
  body: BodyOf<typeof opsPriceOrder>,
) =>
  runMoneyCommand(app, command, 'order', async (tx) => {
    const order = await lockExistingOrder(tx, command.id)
    if (!orderLifecycle.move(order.status, 'pending_payment').ok || order.package === null)
      throw new Failure('transition_not_allowed')
    const { listPrice, wage } = body
    if (wage > listPrice) throw invalidFieldsFailure({ wage: 'too_large' })
    const priced = calculateQuote({ listPrice, wage, tax: standardVatRate })
    // Who pays more than was estimated reads why.
    if (priced.total > (packageWishOf(order)?.indicativeTotal ?? priced.total) && body.note === undefined)
      throw invalidFieldsFailure({ note: 'required' })
    const now = app.now()
    const start = effectivePackageStart(
      order.startDate === null ? undefined : localDate(order.startDate),
      instant(now),
    )
    await changeOrder(tx, order.id, {
      status: 'pending_payment',
      quote: priced,
      total: priced.total,
      startDate: start,
      endDate: packageLastDay(start, order.package.duration),
      officeNote: body.note ?? null,
      // Another price is agreed to anew.
      termsVersion: null,
      termsAcceptedAt: null,
      acceptedWorkerCityIds: null,
      updatedAt: now,
    })
    await recordStages(tx, order.id, ['awaiting_payment'], now)
    await notifyCustomer(tx, app, order.customerId, {
      kind: 'package_priced',
      about: order.id,
      facts: { number: order.number, amount: priced.total },
    })
    await announceChange(tx, app, order.id)
  })

/** Releases an unpaid order before its hold expires. */
export const releaseOrderHold = (app: Application, command: OfficeCommand) =>
  runOfficeCommand(app, command, async (tx) => {
    const order = await lockExistingOrder(tx, command.id)
    if (!orderLifecycle.move(order.status, 'expired').ok) throw new Failure('transition_not_allowed')
    await expireOrder(tx, app, order)
  })

/** Cancels an order and refunds it in full. Its voucher comes back if nothing was used. */
export const cancelOrder = (app: Application, command: MoneyCommand, reason: string) =>
  runMoneyCommand(app, command, 'order', async (tx) => {
    const known = await lockContractOfOrder(tx, command.id)
    const order = await lockExistingOrder(tx, command.id)
    // A payment may have created the contract while this command waited for the order.
    const contract = known ?? (await lockContractOfOrder(tx, command.id))
    const status = order.status
    if (!orderLifecycle.move(status, 'cancelled').ok) throw new Failure('transition_not_allowed')
    const now = app.now()
    const isUnused =
      contract !== undefined && order.paidAt !== null && (await isContractUnused(tx, app, contract))
    await changeOrder(tx, order.id, { officeNote: reason })
    await notifyCustomer(tx, app, order.customerId, {
      kind: 'order_cancelled',
      about: order.id,
      facts: { number: order.number, paid: order.paidAt !== null },
    })
    if (order.paidAt === null && canOrderBeCancelledAtOnce(status))
      return endUnpaidOrder(tx, app, order, 'cancelled')
    await releaseSlotsOfOrder(tx, order.id)
    await changeOrder(tx, order.id, {
      status: 'cancelled',
      needsAnotherWorker: false,
      cancelledAt: now,
      updatedAt: now,
    })
    if (contract !== undefined) {
      await changeContract(tx, contract.id, { state: 'cancelled', officeNote: reason, updatedAt: now })
      if (order.paidAt !== null) await refundCancelledOrder(tx, app, { order, contract })
      await cancelReturnedVisits(tx, app, contract.id)
      if (isUnused) await returnVoucherToCustomer(tx, app, order)
    }
    await announceChange(tx, app, order.id)
  })
