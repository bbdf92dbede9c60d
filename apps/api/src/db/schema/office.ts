import { absenceReasons, textLimits, workerDocumentKinds } from '@sakina/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { workers } from './catalogue.ts'
import { instantColumn, limitedText, oneOfCheckSql } from './columns.ts'
import { staff } from './staff.ts'

/** The states and sums, in halalas, that an act of the office on money can change. */
export type MoneyFacts = {
  readonly order: string | null
  readonly contract: string | null
  /** The state of the request, the refund or the invoice that the act is about. */
  readonly record: string | null
  readonly invoiced: number
  readonly credited: number
  readonly unpaid: number
  /** What goes back to cards. */
  readonly refunded: number
  readonly wallet: number
  /** The vouchers that the customer can use. */
  readonly vouchers: number
  /** The workers of the order, or of the one visit; missing in acts from before they were kept. */
  readonly workers?: readonly number[]
}

/**
 * The database table of the acts of the office: who, why, and which sums were before and after. Rows are only
 * added: a trigger refuses to change or delete them. They outlive their customer, as accounts must.
 */
export const officeActs = snakeCase.table(
  'office_acts',
  {
    id: uuid().primaryKey(),
    operation: text().notNull(),
    recordId: text().notNull(),
    /** Whom the act concerns; null for an act on a worker. */
    customerId: uuid(),
    /** Who acted; null if the office did not say. */
    actedBy: limitedText(textLimits.officePerson),
    /** The person of the office, and the IP address of the request; null for a machine. */
    staffId: uuid().references(() => staff.id),
    actedFrom: text(),
    reason: limitedText(textLimits.officeNote),
    /** Null for an act that moves no money. */
    before: jsonb().$type<MoneyFacts>(),
    after: jsonb().$type<MoneyFacts>(),
    /** How many notices the act sent. */
    notices: integer().notNull(),
    at: instantColumn().notNull(),
  },
  (row) => [index('office_acts_customer').on(row.customerId, row.at), index('office_acts_at').on(row.at)],
)

/** The database table of days on which a worker does not work; she cannot be booked then. */
export const workerAbsences = snakeCase.table(
  'worker_absences',
  {
    id: uuid().primaryKey(),
    workerId: integer()
      .notNull()
      .references(() => workers.id),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    /** Only the office sees it. */
    reason: text({ enum: absenceReasons }).notNull(),
    note: limitedText(textLimits.officeNote),
    createdAt: instantColumn().notNull(),
  },
  (row) => [
    index('worker_absences_worker').on(row.workerId, row.lastDay),
    check('worker_absences_days', sql`last_day >= first_day`),
    check('worker_absences_reason', oneOfCheckSql('reason', absenceReasons)),
  ],
)

/** The database table of documents of workers that expire, each kind once for a worker. */
export const workerDocuments = snakeCase.table(
  'worker_documents',
  {
    id: uuid().primaryKey(),
    workerId: integer()
      .notNull()
      .references(() => workers.id),
    kind: text({ enum: workerDocumentKinds }).notNull(),
    /** The last day on which it is valid. */
    expiresOn: date({ mode: 'string' }).notNull(),
    recordedAt: instantColumn().notNull(),
  },
  (row) => [
    unique('worker_documents_kind_once').on(row.workerId, row.kind),
    index('worker_documents_expiry').on(row.expiresOn),
    check('worker_documents_kind', oneOfCheckSql('kind', workerDocumentKinds)),
  ],
)
