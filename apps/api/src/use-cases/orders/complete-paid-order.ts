import { clockTime, instant, localDate, riyadhDay } from '@sakina/domain/calendar'
import { stagesByEvent } from '@sakina/domain/lifecycles'
import { packageLastDay, effectivePackageStart, visitSpan, visitWindowOn } from '@sakina/domain/schedule'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { addContract, addVisits, addInvoice, nextSeriesNumber } from '../../db/repositories/contracts.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { changeOrder, lockOrder, recordStages, type Order } from '../../db/repositories/orders.ts'
import { confirmSlotsOfOrder } from '../../db/repositories/slots.ts'
import { Failure } from '../../failures/failure.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { endWalletHold } from '../wallet/wallet.ts'
import { announceChange } from '../changes/announce-change.ts'
import { createRecordNumber } from './record-number.ts'
import { reservePackageAgain } from './reserve-package.ts'
import { documentNumber, invoiceLinesFromQuote, createTaxInvoice } from '@sakina/domain/invoice'
import type { Quote } from '@sakina/domain/pricing'
import type { ReceivedPaymentMethod } from '@sakina/domain/vocabulary'
import { invoiceSeller } from '../invoices/seller.ts'

/**
 * Issues the tax invoice of a paid order in the transaction that pays it, so that the numbers have
 * no gaps.
 */
export async function issueOrderInvoice(
  tx: Tx,
  app: Pick<Application, 'newId' | 'now'>,
  paid: {
    readonly order: Order
    readonly quote: Quote
    readonly contractId: string
    readonly buyerName: string
  },
): Promise<string> {
  const now = app.now()
  const invoice = createTaxInvoice({
    number: documentNumber('INV', await nextSeriesNumber(tx, 'invoice')),
    issuedAt: instant(now),
    seller: invoiceSeller,
    buyer: { name: paid.buyerName },
    lines: invoiceLinesFromQuote(paid.quote),
  })
  const id = app.newId()
  await addInvoice(tx, {
    id,
    number: invoice.number,
    kind: 'order',
    state: 'paid',
    customerId: paid.order.customerId,
    orderId: paid.order.id,
    contractId: paid.contractId,
    lines: invoice.lines,
    total: invoice.totals.gross,
    tax: invoice.totals.vat,
    buyer: { name: paid.buyerName },
    qr: invoice.qr,
    issuedAt: now,
    paidAt: now,
  })
  return id
}

function visitRows(app: Application, order: Order, contractId: string) {
  const now = app.now()
  return order.visits.map((visit, index) => {
    const day = localDate(visit.day)
    const window = visitWindowOn(day, visit.period, app.config.scheduleRules)
    const arrival = { from: clockTime(visit.arriveFrom), to: clockTime(visit.arriveTo) }
    const span = visitSpan(
      day,
      window.ok
        ? { ...window.value, ...arrival }
        : { code: 'regular_morning', period: visit.period, ...arrival },
    )
    return {
      id: app.newId(),
      contractId,
      customerId: order.customerId,
      workerId: order.workerId,
      sequence: index + 1,
      day: visit.day,
      period: visit.period,
      arriveFrom: visit.arriveFrom,
      arriveTo: visit.arriveTo,
      startsAt: new Date(span.arriveFrom),
      endsAt: new Date(span.ends),
      status: 'scheduled' as const,
      updatedAt: now,
    }
  })
}

/** A package that is paid after its first day keeps its length and begins on the day after the payment. */
function daysOfPackage(order: Order, now: Date): Pick<Order, 'startDate' | 'endDate'> | undefined {
  if (order.package === null || order.startDate === null) return undefined
  const startDate = effectivePackageStart(localDate(order.startDate), instant(now))
  return { startDate, endDate: packageLastDay(startDate, order.package.duration) }
}

/** Creates the contract of an order that was paid, or that is paid on the government's platform. */
export async function createContractOfOrder(
  tx: Tx,
  app: Application,
  id: string,
  order: Order,
): Promise<void> {
  const now = app.now()
  const day = order.startDate ?? riyadhDay(instant(now))
  await addContract(tx, {
    id,
    number: createRecordNumber('CT', app.randomBytes),
    customerId: order.customerId,
    orderId: order.id,
    serviceId: order.serviceId,
    planId: order.planId,
    workerId: order.workerId,
    state: 'running',
    total: order.total,
    startDate: day,
    endDate: order.endDate ?? day,
    createdAt: now,
    updatedAt: now,
  })
}

/** What an order is paid with. */
export type OrderPaymentMeans = ReceivedPaymentMethod

/**
 * Completes a paid order in the transaction of its payment: confirms the worker's slots, spends the wallet
 * part, and creates the contract, its visits and its invoice. The caller has checked that the order may be
 * paid.
 */
export async function completePaidOrder(
  tx: Tx,
  app: Application,
  orderId: string,
  method: OrderPaymentMeans,
  options: { readonly workerGone?: boolean } = {},
): Promise<void> {
  const placed = await lockOrder(tx, orderId)
  const quote = placed?.quote
  if (placed === undefined || quote === null || quote === undefined) throw new Failure('order_not_priced')
  const now = app.now()
  const days = daysOfPackage(placed, now)
  const isMoved = days !== undefined && days.startDate !== placed.startDate
  const workers = isMoved
    ? await reservePackageAgain(tx, { ...placed, ...days }, { heldUntil: null, now })
    : undefined
  const order = { ...placed, ...days, ...workers }
  const customer = await customerById(tx, order.customerId)
  const contractId = app.newId()
  const workerGone = options.workerGone ?? false
  await changeOrder(tx, order.id, {
    // A paid order goes to the office, which sends the worker even when the customer has chosen
    // her. An order that lacks a worker waits for the customer instead.
    status: workerGone ? 'paid' : 'processing',
    ...days,
    ...workers,
    paymentMethod: method,
    paidAt: now,
    holdExpiresAt: null,
    needsAnotherWorker: workerGone,
    updatedAt: now,
  })
  if (!workerGone) await confirmSlotsOfOrder(tx, order.id)
  if (order.walletHold !== null)
    await endWalletHold(tx, app, { customerId: order.customerId, hold: order.walletHold, as: 'capture' })
  // No worker is assigned yet, because another order has taken her time.
  const served = workerGone ? { ...order, workerId: null } : order
  await createContractOfOrder(tx, app, contractId, served)
  await addVisits(tx, visitRows(app, served, contractId))
  await issueOrderInvoice(tx, app, { order, quote, contractId, buyerName: customer?.name ?? '' })
  await recordStages(
    tx,
    order.id,
    [...stagesByEvent.checkout, ...(workerGone ? [] : stagesByEvent.payment)],
    now,
  )
  await notifyCustomer(tx, app, order.customerId, {
    kind: workerGone ? 'order_needs_worker' : 'order_paid',
    about: order.id,
    facts: { number: order.number, amount: order.total },
  })
  await announceChange(tx, app, order.id)
}
