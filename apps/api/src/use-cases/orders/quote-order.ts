import type { QuoteRequest } from '@sakina/api-client/wire/records/order-request'
import { localDate } from '@sakina/domain/calendar'
import type { Discount, Quote } from '@sakina/domain/pricing'
import { slotKey } from '@sakina/domain/schedule'
import type { Application } from '../../application.ts'
import { addressOfCustomer } from '../../db/repositories/addresses.ts'
import { hasNoPlacedOrder } from '../../db/repositories/orders.ts'
import type { PlannedVisit } from '../../db/schema/orders.ts'
import { Failure } from '../../failures/failure.ts'
import type { AccountOwner } from '../identity/signed-in-customer.ts'
import { findSlotsWithoutFreeWorker } from '../schedule/free-workers.ts'
import { readWalletBalance } from '../wallet/wallet.ts'
import { voucherDiscountFor } from './apply-voucher.ts'
import { requireCatalogueId } from './order-request.ts'
import { serviceCodeOfPlan } from '../catalogue/catalogue-reader.ts'
import { calculateOrderSchedule, priceOrder } from './calculate-order.ts'
import type { OrderHome } from './home-of-order.ts'
import { currentTermsVersion } from './order-terms.ts'
import { refuseUnreachedHome } from './refuse-unreached-home.ts'

/** The price of an order, and whether a worker is free at its times. */
export type OrderQuoteResult = {
  readonly quote: Quote
  /** The discount of the voucher. */
  readonly discount: Discount | undefined
  readonly visits: readonly (PlannedVisit & { readonly free: boolean })[]
  /** Whether a worker is free at all requested times. */
  readonly free: boolean
  readonly termsVersion: string
}

/** The home named in the request: its neighbourhood, or a saved address of the customer. */
async function homeOfQuote(
  app: Application,
  customer: AccountOwner | undefined,
  { neighborhoodId, addressId }: QuoteRequest,
): Promise<OrderHome> {
  if (neighborhoodId !== undefined) return { neighborhoodId: requireCatalogueId(neighborhoodId) }
  if (customer === undefined || addressId === undefined) return { neighborhoodId: null }
  const address = await addressOfCustomer(app.database.reader, customer.id, String(addressId))
  return { neighborhoodId: address?.neighborhoodId ?? null }
}

/**
 * Calculates the exact total that an order would be charged, and tells at which of its times a
 * worker is free, without writing anything.
 */
export async function calculateOrderQuote(
  app: Application,
  customer: AccountOwner | undefined,
  body: QuoteRequest,
): Promise<OrderQuoteResult> {
  const catalogue = await app.catalogue.read()
  const plan = catalogue.plan.get(requireCatalogueId(body.planId))
  if (plan === undefined) throw new Failure('not_found')
  if (!plan.active) throw new Failure('plan_unavailable')
  const home = await homeOfQuote(app, customer, body)
  refuseUnreachedHome(catalogue, plan, home)
  const now = app.now()
  const voucher =
    body.voucherCode === undefined
      ? undefined
      : await voucherDiscountFor(app.database.reader, {
          code: body.voucherCode,
          service: serviceCodeOfPlan(catalogue, plan),
          customerId: customer?.id,
          isFirstOrder: customer === undefined || (await hasNoPlacedOrder(app.database.reader, customer.id)),
          now,
        })
  const wallet = body.walletAmount ?? 0
  if (wallet > 0) {
    if (customer === undefined) throw new Failure('balance_too_low')
    if ((await readWalletBalance(app.database.reader, customer.id)).available < wallet)
      throw new Failure('balance_too_low')
  }
  const repeatCount = body.repeatCount ?? 1
  const quote = priceOrder(catalogue, app.config.policies, {
    plan,
    needDelivery: body.needDelivery ?? false,
    quantity: body.quantity ?? 1,
    repeatCount,
    discounts: voucher === undefined ? [] : [voucher.discount],
    wallet,
  })
  const times =
    body.startDate === undefined
      ? undefined
      : calculateOrderSchedule(
          plan,
          {
            startDate: localDate(body.startDate),
            weekdays: body.weekdays ?? [],
            window: body.window,
            repeatCount,
            repeatIntervalDays: body.repeatIntervalDays ?? 0,
          },
          app.config.scheduleRules,
          now,
        )
  const taken = new Set(
    times === undefined
      ? []
      : await findSlotsWithoutFreeWorker(app, {
          plan,
          home,
          workers: (body.workerIds ?? []).map(requireCatalogueId),
          customerId: customer?.id,
          slots: times.slots,
        }),
  )
  return {
    quote,
    discount: voucher?.discount,
    visits: (times?.visits ?? []).map((visit) => ({
      ...visit,
      free: !taken.has(slotKey(localDate(visit.day), visit.period)),
    })),
    free: taken.size === 0,
    termsVersion: currentTermsVersion(catalogue) ?? '',
  }
}
