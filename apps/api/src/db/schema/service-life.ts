import type { InvoiceLine } from '@sakina/domain/invoice'
import {
  accountKinds,
  complaintStates,
  complaintTypes,
  invoiceKinds,
  invoiceStates,
  periods,
  pointsEntryKinds,
  priorities,
  refundStates,
  requestKinds,
  requestStatuses,
  storedContractStates,
  visitStates,
  walletEntryKinds,
} from '@sakina/domain/vocabulary'
import type { StoredContractState } from '@sakina/domain/vocabulary'
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
import { plans, services, workers } from './catalogue.ts'
import { instant, isOneOf } from './columns.ts'
import { customers, uploads } from './identity.ts'
import { orders, payments } from './orders.ts'

export const contracts = snakeCase.table(
  'contracts',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    orderId: uuid()
      .notNull()
      .unique()
      .references(() => orders.id),
    serviceId: integer().references(() => services.id),
    planId: integer().references(() => plans.id),
    workerId: integer().references(() => workers.id),
    state: text().$type<StoredContractState>().notNull(),
    total: integer().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    receivedAt: instant(),
    /** What the office says about the state the contract is in; another state has a note of its own. */
    officeNote: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (row) => [
    index('contracts_customer').on(row.customerId, row.state),
    check('contracts_state', isOneOf('state', storedContractStates)),
  ],
)

export const visits = snakeCase.table(
  'visits',
  {
    id: uuid().primaryKey(),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    workerId: integer().references(() => workers.id),
    sequence: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    period: text({ enum: periods }).notNull(),
    arriveFrom: text().notNull(),
    arriveTo: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    status: text({ enum: visitStates }).notNull(),
    /** What the office says about the state the visit is in. */
    officeNote: text(),
    updatedAt: instant().notNull(),
  },
  (row) => [
    index('visits_customer').on(row.customerId, row.startsAt),
    unique('visits_sequence').on(row.contractId, row.sequence),
    check('visits_status', isOneOf('status', visitStates)),
  ],
)

export const invoices = snakeCase.table(
  'invoices',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    kind: text({ enum: invoiceKinds }).notNull(),
    state: text({ enum: invoiceStates }).notNull(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    orderId: uuid().references(() => orders.id),
    contractId: uuid().references(() => contracts.id),
    refersTo: uuid(),
    lines: jsonb().$type<readonly InvoiceLine[]>().notNull(),
    total: integer().notNull(),
    tax: integer().notNull(),
    buyer: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    qr: text().notNull(),
    issuedAt: instant().notNull(),
    dueAt: instant(),
    paidAt: instant(),
  },
  (row) => [
    index('invoices_customer').on(row.customerId, row.issuedAt),
    check('invoices_kind', isOneOf('kind', invoiceKinds)),
    check('invoices_state', isOneOf('state', invoiceStates)),
  ],
)

/** Money on its way back to how it was paid; the provider is asked outside the transaction, through the outbox. */
export const refunds = snakeCase.table(
  'refunds',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    creditNoteId: uuid().references(() => invoices.id),
    amount: integer().notNull(),
    state: text({ enum: refundStates }).notNull(),
    note: text(),
    /** What the provider had given back of the payment before it was asked for this; none where it can't say. */
    returnedBefore: integer(),
    /** Until when somebody is at it, or what they asked of the provider may still be under way there. */
    busyUntil: instant(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (row) => [
    index('refunds_customer').on(row.customerId),
    index('refunds_payment').on(row.paymentId),
    index('refunds_set_aside')
      .on(row.createdAt)
      .where(sql`state = 'unclear'`),
    check('refunds_state', isOneOf('state', refundStates)),
    check('refunds_amount', sql`amount > 0`),
  ],
)

/** Gap-free numbers: the row is raised in the transaction that uses the number. */
export const counters = snakeCase.table('counters', {
  name: text().primaryKey(),
  value: integer().notNull(),
})

export const requests = snakeCase.table(
  'requests',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    kind: text({ enum: requestKinds }).notNull(),
    status: text({ enum: requestStatuses }).notNull(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id),
    reason: text().notNull(),
    priority: text({ enum: priorities }).notNull(),
    requestDate: date({ mode: 'string' }).notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    quote: jsonb().$type<unknown>(),
    /** The contract's state before the request, to go back to when it is refused. */
    contractStateBefore: text().$type<StoredContractState>().notNull(),
    attachmentId: uuid().references(() => uploads.id),
    answer: text(),
    dueAt: instant().notNull(),
    answeredAt: instant(),
    createdAt: instant().notNull(),
  },
  (row) => [
    index('requests_customer').on(row.customerId, row.createdAt),
    check('requests_kind', isOneOf('kind', requestKinds)),
    check('requests_status', isOneOf('status', requestStatuses)),
  ],
)

export const complaints = snakeCase.table(
  'complaints',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id),
    type: text({ enum: complaintTypes }).notNull(),
    details: text(),
    state: text({ enum: complaintStates }).notNull(),
    priority: text({ enum: priorities }).notNull(),
    requestDate: date({ mode: 'string' }).notNull(),
    answerBy: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (row) => [
    index('complaints_customer').on(row.customerId, row.createdAt),
    check('complaints_state', isOneOf('state', complaintStates)),
  ],
)

export const complaintEvents = snakeCase.table(
  'complaint_events',
  {
    id: uuid().primaryKey(),
    complaintId: uuid()
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    state: text({ enum: complaintStates }).notNull(),
    note: text(),
    byOffice: boolean().notNull(),
    at: instant().notNull(),
  },
  (row) => [index('complaint_events_complaint').on(row.complaintId, row.at)],
)

/** The row a debit locks, so that two debits of one balance are made one after the other. */
export const accounts = snakeCase.table(
  'accounts',
  {
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: accountKinds }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.customerId, row.kind] }),
    check('accounts_kind', isOneOf('kind', accountKinds)),
  ],
)

/**
 * Halalas for `wallet`, whole points for `points`, always above zero: the kind says what an entry does, as the domain
 * has it. A balance is the sum of its entries, and nothing else.
 */
export const ledgerEntries = snakeCase.table(
  'ledger_entries',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    account: text({ enum: accountKinds }).notNull(),
    kind: text({ enum: [...walletEntryKinds, ...pointsEntryKinds] }).notNull(),
    amount: integer().notNull(),
    /** What caused it; with `kind` it is unique, so that nothing is credited or taken twice. */
    reference: text().notNull(),
    /** Which hold a `hold`, `release` or `capture` is about. */
    hold: text(),
    /** The office's reason for what it posted by hand. */
    note: text(),
    at: instant().notNull(),
  },
  (row) => [
    unique('ledger_once').on(row.account, row.kind, row.reference),
    index('ledger_customer').on(row.customerId, row.account, row.at),
    check('ledger_account', isOneOf('account', accountKinds)),
    check('ledger_amount', sql`amount > 0`),
    check('ledger_hold', sql`(hold is not null) = (kind in ('hold','release','capture'))`),
  ],
)

export const cards = snakeCase.table(
  'cards',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    provider: text().notNull(),
    token: text().notNull(),
    brand: text().notNull(),
    lastFour: text().notNull(),
    expiry: text().notNull(),
    holder: text().notNull(),
    oneUse: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (row) => [index('cards_customer').on(row.customerId), unique('cards_token').on(row.provider, row.token)],
)
