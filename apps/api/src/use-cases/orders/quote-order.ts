import type { quoteOrder as operation } from '@sakina/api-client/wire/orders'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import { localDate } from '@sakina/domain/calendar'
import { moneyFromWire } from '@sakina/domain/money'
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

type QuoteBody = BodyOf<typeof operation>

/** The home named in the request: its neighbourhood, or a saved address of the customer. */
async function homeOfQuote(
  app: Application,
  customer: AccountOwner | undefined,
  { neighborhood_id: neighborhood, partner_shipping_id: addressId }: QuoteBody,
): Promise<OrderHome> {
  if (neighborhood !== undefined) return { neighborhoodId: requireCatalogueId(neighborhood) }
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
  body: QuoteBody,
): Promise<OrderQuoteResult> {
  const catalogue = await app.catalogue.read()
  const plan = catalogue.plan.get(requireCatalogueId(body.plan_id))
  if (plan === undefined) throw new Failure('not_found')
  if (!plan.active) throw new Failure('plan_unavailable')
  const home = await homeOfQuote(app, customer, body)
  refuseUnreachedHome(catalogue, plan, home)
  const now = app.now()
  const voucher =
    body.voucher_code === undefined || body.voucher_code.trim() === ''
      ? undefined
      : await voucherDiscountFor(app.database.reader, {
          code: body.voucher_code,
          service: serviceCodeOfPlan(catalogue, plan),
          customerId: customer?.id,
          isFirstOrder: customer === undefined || (await hasNoPlacedOrder(app.database.reader, customer.id)),
          now,
        })
  const wallet = body.wallet_amount === undefined ? 0 : moneyFromWire(body.wallet_amount)
  if (wallet > 0) {
    if (customer === undefined) throw new Failure('balance_too_low')
    if ((await readWalletBalance(app.database.reader, customer.id)).available < wallet)
      throw new Failure('balance_too_low')
  }
  const repeatCount = body.repeat_count ?? 1
  const quote = priceOrder(catalogue, app.config.policies, {
    plan,
    needDelivery: body.need_delivery === 1,
    quantity: body.quantity ?? 1,
    repeatCount,
    discounts: voucher === undefined ? [] : [voucher.discount],
    wallet,
  })
  const times =
    body.service_date === undefined
      ? undefined
      : calculateOrderSchedule(
          plan,
          {
            startDate: localDate(body.service_date),
            weekdays: body.weekdays ?? [],
            window: body.visit_window,
            repeatCount,
            repeatIntervalDays: body.repeat_interval_days ?? 0,
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
          workers: (body.employee_ids ?? []).map(requireCatalogueId),
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
