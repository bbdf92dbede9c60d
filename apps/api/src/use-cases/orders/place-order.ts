import { stagesByEvent } from '@sakina/domain/lifecycles'
import type { ServiceCode } from '@sakina/domain/plans'
import type { Quote } from '@sakina/domain/pricing'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { planById, type PlanRow } from '../../db/repositories/catalogue.ts'
import {
  addOrder,
  changeOrder,
  hasNoPlacedOrder,
  lockOrder,
  recordStages,
  toStoredPapers,
} from '../../db/repositories/orders.ts'
import { hasUpload } from '../../db/repositories/uploads.ts'
import { spendVoucher } from '../../db/repositories/vouchers.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { serviceCodeOfPlan, type Catalogue } from '../catalogue/catalogue-reader.ts'
import { runIdempotentForCustomer, requireVerifiedContact } from '../identity/lock-customer.ts'
import type { AccountOwner } from '../identity/signed-in-customer.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import {
  isHourlyPlan,
  rankCandidateWorkerIds,
  reserveFirstFreeWorkers,
  reserveWorkersIfFree,
} from '../schedule/free-workers.ts'
import { limitVoucherGuesses } from '../limits.ts'
import { holdWalletAmount } from '../wallet/wallet.ts'
import { voucherDiscountFor } from './apply-voucher.ts'
import type { OrderRequest } from './order-request.ts'
import { completePaidOrder, createContractOfOrder } from './complete-paid-order.ts'
import { homeForNewOrder } from './home-of-order.ts'
import { countHoldings, orderHoldExpiry, refuseTooManyUnpaidBookings, refuseTooManyHolds } from './hold.ts'
import { refuseOutdatedTerms } from './order-terms.ts'
import { refuseUnreachedHome } from './refuse-unreached-home.ts'
import { createRecordNumber } from './record-number.ts'
import { calculateOrderSchedule, priceOrder } from './calculate-order.ts'
import { totalChangedFailure } from './total-changed.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

type Order = {
  readonly operation: string
  readonly content: unknown
  readonly key: string | undefined
  /** What the office does in the same transaction with an order that it takes for the customer. */
  readonly byOffice?: (tx: Tx, orderId: string) => Promise<void>
}

/**
 * Checks that the service, the branch, the passport and the version of the terms that an order
 * refers to are valid.
 */
async function checkReferences(
  tx: Tx,
  catalogue: Catalogue,
  customer: AccountOwner,
  choice: OrderRequest,
  plan: PlanRow,
) {
  if (choice.serviceId !== undefined && plan.serviceId !== choice.serviceId) throw new Failure('not_found')
  if (choice.branchId !== undefined && !catalogue.branch.has(choice.branchId))
    throw invalidFieldsFailure({ branchId: 'not_found' })
  const passport = choice.passportUploadId
  if (
    passport !== undefined &&
    !(await hasUpload(tx, { customerId: customer.id, id: passport, purpose: 'passport' }))
  )
    throw invalidFieldsFailure({ passportUploadId: 'not_found' })
  if (choice.termsVersion !== undefined) refuseOutdatedTerms(catalogue, choice.termsVersion)
}

/** Refuses the order when our total differs from the price the customer accepted. */
function refuseOtherTotal(choice: OrderRequest, quote: Quote): void {
  if (choice.expectedTotal === undefined || choice.expectedTotal === quote.total) return
  throw totalChangedFailure(quote)
}

const isNamed = ({ namedWorker }: OrderRequest): boolean => namedWorker !== undefined

/**
 * The cities from which the family accepts the worker who is to live with it; null where a home is not named, and
 * for any other service.
 */
const acceptedCityIdsOf = (choice: OrderRequest, service: ServiceCode): readonly number[] | null =>
  (service === 'resident' || service === 'period') && (choice.addressId !== undefined || choice.needDelivery)
    ? choice.acceptedWorkerCityIds
    : null

type OrderInput = {
  readonly tx: Tx
  readonly app: Application
  readonly catalogue: Catalogue
  readonly customer: AccountOwner
  readonly choice: OrderRequest
  readonly isByOffice: boolean
}

/** Validates and prices an order without writing anything. */
async function validateOrder({ tx, app, catalogue, customer, choice }: OrderInput) {
  const plan = await planById(tx, choice.planId)
  if (plan === undefined) throw new Failure('not_found')
  if (!plan.active) throw new Failure('plan_unavailable')
  const heldOrders = await refuseTooManyHolds(tx, app, customer.id)
  await checkReferences(tx, catalogue, customer, choice, plan)
  const home = await homeForNewOrder(tx, catalogue, {
    customerId: customer.id,
    addressId: choice.addressId,
    comesHome: isHourlyPlan(plan) || choice.needDelivery,
  })
  refuseUnreachedHome(catalogue, plan, home)
  const now = app.now()
  const service = serviceCodeOfPlan(catalogue, plan)
  const voucher =
    choice.voucherCode === undefined
      ? undefined
      : await voucherDiscountFor(tx, {
          code: choice.voucherCode,
          service,
          customerId: customer.id,
          isFirstOrder: await hasNoPlacedOrder(tx, customer.id),
          now,
        })
  const quote = priceOrder(catalogue, app.config.policies, {
    plan,
    needDelivery: choice.needDelivery,
    quantity: choice.quantity,
    repeatCount: choice.repeatCount,
    discounts: voucher === undefined ? [] : [voucher.discount],
    wallet: choice.walletAmount,
  })
  refuseOtherTotal(choice, quote)
  const timetable = calculateOrderSchedule(plan, choice, app.config.scheduleRules, now)
  // Recruitment paid on the government's platform needs no payment here and goes straight to the office.
  const elsewhere =
    service === 'mediation' && plan.paidThrough === 'musaned' && app.config.mediationPayment === 'musaned'
  if (!elsewhere && !isNamed(choice) && quote.due > 0) {
    const { quantity } = choice
    await refuseTooManyUnpaidBookings(tx, app, customer.id, {
      heldOrders,
      booking: { planId: plan.id, startDate: timetable.start, quantity },
    })
    await countHoldings(tx, app, { customerId: customer.id, quantity })
  }
  return { plan, service, home, voucher, quote, timetable, elsewhere, now }
}

type ValidOrder = Awaited<ReturnType<typeof validateOrder>>

const rowOf = (
  { app, customer, choice, isByOffice }: OrderInput,
  { plan, service, voucher, quote, timetable, elsewhere, now }: ValidOrder,
  {
    id,
    workerId,
    heldUntil,
  }: { readonly id: string; readonly workerId: number | null; readonly heldUntil: Date | null },
) => ({
  id,
  number: createRecordNumber('SK', app.randomBytes),
  customerId: customer.id,
  kind: service,
  status: elsewhere ? ('processing' as const) : ('pending_payment' as const),
  serviceId: plan.serviceId,
  planId: plan.id,
  workerId,
  workerChosen: choice.workerId !== undefined,
  addressId: choice.addressId ?? null,
  branchId: choice.branchId ?? null,
  needDelivery: choice.needDelivery,
  startDate: timetable.start,
  endDate: timetable.end,
  window: timetable.window ?? null,
  visits: timetable.visits,
  quantity: choice.quantity,
  repeatCount: choice.repeatCount,
  repeatIntervalDays: choice.repeatIntervalDays,
  byOffice: isByOffice,
  note: choice.note ?? null,
  quote,
  total: quote.total,
  walletAmount: elsewhere ? 0 : quote.wallet,
  walletHold: quote.wallet > 0 && !elsewhere ? `order:${id}:1` : null,
  voucherCode: voucher?.code ?? null,
  termsVersion: choice.termsVersion ?? null,
  termsAcceptedAt: choice.termsVersion === undefined ? null : now,
  mediation: toStoredPapers(choice),
  passportUploadId: choice.passportUploadId ?? null,
  acceptedWorkerCityIds: acceptedCityIdsOf(choice, service),
  holdExpiresAt: heldUntil,
  heldSince: heldUntil === null ? null : now,
  createdAt: now,
  updatedAt: now,
})

async function place(input: OrderInput): Promise<string> {
  const { tx, app, catalogue, customer, choice } = input
  const valid = await validateOrder(input)
  const { plan, service, home, voucher, quote, timetable, elsewhere, now } = valid
  const id = app.newId()
  const heldUntil = elsewhere ? null : orderHoldExpiry(app)
  const workerInput = {
    orderId: id,
    customerId: customer.id,
    planId: plan.id,
    home,
    acceptedCityIds: acceptedCityIdsOf(choice, service),
    chosen: choice.workerId,
    quantity: choice.quantity,
    timetable,
    heldUntil,
    now,
  }
  // The order is inserted with the most likely worker, so that it rarely needs an update.
  const line = isNamed(choice) ? [] : await rankCandidateWorkerIds(tx, catalogue, workerInput)
  const likely = line[0] ?? null
  const row = rowOf(input, valid, { id, workerId: likely, heldUntil })
  await addOrder(tx, row)
  if (!isNamed(choice)) {
    const mayWait = service === 'mediation' && choice.workerId === undefined
    const reserve = mayWait ? reserveWorkersIfFree : reserveFirstFreeWorkers
    const workerId = await reserve(tx, line, workerInput)
    if (workerId !== likely) await changeOrder(tx, id, { workerId })
  }
  if (
    voucher !== undefined &&
    !(await spendVoucher(tx, { code: voucher.code, customerId: customer.id, orderId: id, at: now }))
  )
    throw new Failure('voucher_used')
  if (row.walletHold !== null)
    await holdWalletAmount(tx, app, {
      customerId: customer.id,
      amount: quote.wallet,
      reference: row.walletHold,
    })
  await recordStages(tx, id, [...stagesByEvent.order, ...(elsewhere ? stagesByEvent.payment : [])], now)
  const { number } = row
  await notifyCustomer(tx, app, customer.id, { kind: 'order_placed', about: id, facts: { number } })
  if (elsewhere) {
    const order = await lockOrder(tx, id)
    if (order !== undefined) await createContractOfOrder(tx, app, app.newId(), order)
  } else if (quote.due === 0) await completePaidOrder(tx, app, id, 'wallet')
  return id
}

/**
 * Places an order once, even after double clicks, retries or timeouts, and holds the worker's time until it
 * is paid.
 */
export async function placeOrder(
  app: Application,
  customer: AccountOwner,
  choice: OrderRequest,
  order: Order,
): Promise<{ readonly orderId: string }> {
  const catalogue = await app.catalogue.read()
  const placeOnce = () =>
    runIdempotentForCustomer(
      app,
      customer,
      { key: order.key, operation: order.operation, content: order.content },
      StoredId,
      async (tx, locked) => {
        requireVerifiedContact(locked)
        const isByOffice = order.byOffice !== undefined
        const id = await place({ tx, app, catalogue, customer, choice, isByOffice })
        await order.byOffice?.(tx, id)
        return { id }
      },
    )
  const { id } =
    choice.voucherCode === undefined
      ? await placeOnce()
      : await limitVoucherGuesses(app, { customerId: customer.id }, placeOnce)
  return { orderId: id }
}
