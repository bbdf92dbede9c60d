import type { InvoiceLine } from '@sakina/domain/invoice'
import {
  ledgerAccountKinds,
  invoiceKinds,
  invoiceStates,
  pointsEntryKinds,
  refundStates,
  walletEntryKinds,
} from '@sakina/domain/vocabulary'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  snakeCase,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instantColumn, oneOfCheckSql } from './columns.ts'
import { customers } from './identity.ts'
import { orders, payments } from './orders.ts'
import { contracts } from './contracts.ts'

/** The database table of invoices and credit notes. */
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
    issuedAt: instantColumn().notNull(),
    dueAt: instantColumn(),
    paidAt: instantColumn(),
  },
  (row) => [
    index('invoices_customer').on(row.customerId, row.issuedAt),
    index('invoices_order').on(row.orderId),
    index('invoices_contract').on(row.contractId),
    check('invoices_kind', oneOfCheckSql('kind', invoiceKinds)),
    check('invoices_state', oneOfCheckSql('state', invoiceStates)),
  ],
)

/**
 * The database table of refunds to the original payment method. The outbox calls the provider
 * outside the transaction.
 */
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
    /**
     * The total that the provider had refunded before this refund; null where the provider does not report
     * it.
     */
    returnedBefore: integer(),
    /** Until when a server works on this refund, or a request to the provider may still be in progress. */
    busyUntil: instantColumn(),
    createdAt: instantColumn().notNull(),
    settledAt: instantColumn(),
  },
  (row) => [
    index('refunds_customer').on(row.customerId),
    index('refunds_payment').on(row.paymentId),
    index('refunds_credit_note').on(row.creditNoteId),
    index('refunds_set_aside')
      .on(row.createdAt)
      .where(sql`state = 'unclear'`),
    check('refunds_state', oneOfCheckSql('state', refundStates)),
    check('refunds_amount', sql`amount > 0`),
  ],
)

/**
 * The database table of counters for numbers without gaps; a row is incremented in the transaction
 * that uses the number.
 */
export const counters = snakeCase.table('counters', {
  name: text().primaryKey(),
  value: integer().notNull(),
})

/** The database table of rows that debits lock, so that two debits of one balance run one after the other. */
export const ledgerAccounts = snakeCase.table(
  'accounts',
  {
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    kind: text({ enum: ledgerAccountKinds }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.customerId, row.kind] }),
    check('accounts_kind', oneOfCheckSql('kind', ledgerAccountKinds)),
  ],
)

/**
 * The database table of ledger entries. Amounts are halalas for `wallet` and whole points for `points`,
 * always above zero; the kind decides the sign. A balance is the sum of its entries.
 */
export const ledgerEntries = snakeCase.table(
  'ledger_entries',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    account: text({ enum: ledgerAccountKinds }).notNull(),
    kind: text({ enum: [...walletEntryKinds, ...pointsEntryKinds] }).notNull(),
    amount: integer().notNull(),
    /**
     * The cause of the entry; it is unique together with `account` and `kind`, so that nothing is
     * posted twice.
     */
    reference: text().notNull(),
    /** The hold that a `hold`, `release` or `capture` entry belongs to. */
    hold: text(),
    /** The reason the office gives for an entry posted by hand. */
    note: text(),
    at: instantColumn().notNull(),
  },
  (row) => [
    unique('ledger_once').on(row.account, row.kind, row.reference),
    index('ledger_customer').on(row.customerId, row.account, row.at),
    check('ledger_account', oneOfCheckSql('account', ledgerAccountKinds)),
    check('ledger_amount', sql`amount > 0`),
    check('ledger_hold', sql`(hold is not null) = (kind in ('hold','release','capture'))`),
  ],
)

/** The database table of saved payment cards. */
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
    createdAt: instantColumn().notNull(),
  },
  (row) => [index('cards_customer').on(row.customerId), unique('cards_token').on(row.provider, row.token)],
)
