import type { Money } from '@sakina/domain/money'
import type { Quote } from '@sakina/domain/pricing'
import {
  orderStates,
  receivedPaymentMethods,
  paymentStates,
  visitPeriods,
  serviceCodes,
  textLimits,
  trackingStages,
} from '@sakina/domain/vocabulary'
import type { PackageDuration, VisitPeriod } from '@sakina/domain/vocabulary'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { branches, plans, services, vouchers, workers } from './catalogue.ts'
import { instantColumn, oneOfCheckSql, limitedText } from './columns.ts'
import { addresses, customers, uploads } from './identity.ts'

/** The day, period and arrival window of a visit that an order asks for. */
export type PlannedVisit = {
  readonly day: string
  readonly period: VisitPeriod
  readonly arriveFrom: string
  readonly arriveTo: string
}

/** The options a customer chose for a personalised package. */
type PackageWish = {
  readonly worker_type: string
  readonly nationality: string
  readonly worker_count: number
  readonly duration: PackageDuration
  /** The estimated price shown to the customer, in halalas. */
  readonly indicative_total?: Money
}

/** The database table of orders. */
export const orders = snakeCase.table(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: serviceCodes }).notNull(),
    status: text({ enum: orderStates }).notNull(),
    serviceId: integer().references(() => services.id),
    planId: integer().references(() => plans.id),
    workerId: integer().references(() => workers.id),
    /** The workers of a package who come beside the first one. */
    otherWorkerIds: jsonb().$type<readonly number[]>().notNull().default([]),
    workerChosen: boolean().notNull().default(false),
    addressId: uuid().references(() => addresses.id),
    branchId: integer().references(() => branches.id),
    needDelivery: boolean().notNull().default(false),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    window: text({ enum: visitPeriods }),
    visits: jsonb().$type<readonly PlannedVisit[]>().notNull().default([]),
    quantity: integer().notNull().default(1),
    repeatCount: integer().notNull().default(1),
    repeatIntervalDays: integer().notNull().default(0),
    /** Whether the office took the order for the customer, who agrees to the terms with the payment. */
    byOffice: boolean().notNull().default(false),
    note: limitedText(textLimits.orderNote),
    /**
     * The office's note about the order, such as why it was cancelled; the customer's own text is in `note`.
     */
    officeNote: text(),
    /** The quote the customer accepted; null until a special package is priced. */
    quote: jsonb().$type<Quote>(),
    total: integer().notNull().default(0),
    walletAmount: integer().notNull().default(0),
    /** The reference of the wallet hold while the payment is open. */
    walletHold: text(),
    voucherCode: text().references(() => vouchers.code),
    termsVersion: text(),
    termsAcceptedAt: instantColumn(),
    mediation: jsonb().$type<Readonly<Record<string, string>>>(),
    package: jsonb().$type<PackageWish>(),
    passportUploadId: uuid().references(() => uploads.id),
    /**
     * The cities beside that of the home from which the family agreed that the workers who live with it may
     * come; null where that was not asked.
     */
    acceptedWorkerCityIds: jsonb().$type<readonly number[]>(),
    holdExpiresAt: instantColumn(),
    /** The start of the current hold, kept when the hold is renewed without a gap. */
    heldSince: instantColumn(),
    paymentMethod: text({ enum: receivedPaymentMethods }),
    paidAt: instantColumn(),
    needsAnotherWorker: boolean().notNull().default(false),
    cancelledAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (row) => [
    index('orders_customer').on(row.customerId, row.createdAt),
    index('orders_holds')
      .on(row.holdExpiresAt)
      .where(sql`status = 'pending_payment'`),
    check('orders_status', oneOfCheckSql('status', orderStates)),
    check('orders_kind', oneOfCheckSql('kind', serviceCodes)),
    check('orders_amounts', sql`total >= 0 and wallet_amount >= 0 and wallet_amount <= total`),
  ],
)

/**
 * The reserved time of workers. The primary key prevents selling a slot twice; `heldUntil` is null once
 * paid. An order inserts its rows in one statement, in order, so that two orders never wait for each other
 * in a circle.
 */
export const workerSlots = snakeCase.table(
  'worker_slots',
  {
    workerId: integer()
      .notNull()
      .references(() => workers.id),
    day: date({ mode: 'string' }).notNull(),
    period: text({ enum: visitPeriods }).notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    heldUntil: instantColumn(),
  },
  (row) => [
    primaryKey({ name: 'worker_slots_pkey', columns: [row.workerId, row.day, row.period] }),
    index('worker_slots_order').on(row.orderId),
    check('worker_slots_period', oneOfCheckSql('period', visitPeriods)),
  ],
)

/** The database table of the tracking stages that orders reached. */
export const orderStages = snakeCase.table(
  'order_stages',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    stage: text({ enum: trackingStages }).notNull(),
    note: text(),
    at: instantColumn().notNull(),
  },
  (row) => [primaryKey({ columns: [row.orderId, row.stage] })],
)

/** The database table of payments. */
export const payments = snakeCase.table(
  'payments',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    orderId: uuid().references(() => orders.id),
    invoiceId: uuid(),
    provider: text().notNull(),
    method: text({ enum: receivedPaymentMethods }).notNull(),
    status: text({ enum: paymentStates }).notNull(),
    amount: integer().notNull(),
    sessionId: text(),
    sessionUrl: text(),
    providerRef: text(),
    refunded: integer().notNull().default(0),
    saveCard: boolean().notNull().default(false),
    cardId: uuid(),
    /** The branch whose office took the money; null for a payment through the provider. */
    branchId: integer(),
    createdAt: instantColumn().notNull(),
    expiresAt: instantColumn(),
    settledAt: instantColumn(),
  },
  (row) => [
    index('payments_order').on(row.orderId),
    index('payments_invoice').on(row.invoiceId),
    unique('payments_provider_ref').on(row.provider, row.providerRef),
    check('payments_status', oneOfCheckSql('status', paymentStates)),
  ],
)

/** The database table of which customer claimed or used a voucher. */
export const voucherUses = snakeCase.table(
  'voucher_uses',
  {
    code: text()
      .notNull()
      .references(() => vouchers.code),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    orderId: uuid().references(() => orders.id),
    claimedAt: instantColumn().notNull(),
    usedAt: instantColumn(),
    /** The last day for this customer, if the voucher came back with a cancelled order. */
    validTo: date({ mode: 'string' }),
  },
  (row) => [primaryKey({ columns: [row.code, row.customerId] })],
)
