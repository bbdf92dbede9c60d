import {
  complaintStates,
  complaintTypes,
  requestPriorities,
  requestKinds,
  contractRequestStates,
} from '@sakina/domain/vocabulary'
import type { StoredContractState } from '@sakina/domain/vocabulary'
import { boolean, check, date, index, integer, jsonb, snakeCase, text, uuid } from 'drizzle-orm/pg-core'
import { instantColumn, oneOfCheckSql } from './columns.ts'
import { customers, uploads } from './identity.ts'
import { invoices } from './billing.ts'
import { contracts, visits } from './contracts.ts'

/** The database table of customers' requests about contracts. */
export const requests = snakeCase.table(
  'requests',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    kind: text({ enum: requestKinds }).notNull(),
    status: text({ enum: contractRequestStates }).notNull(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    contractId: uuid()
      .notNull()
      .references(() => contracts.id),
    reason: text().notNull(),
    priority: text({ enum: requestPriorities }).notNull(),
    requestDate: date({ mode: 'string' }).notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
    quote: jsonb().$type<unknown>(),
    /** The contract's state before the request, restored when the request is refused. */
    contractStateBefore: text().$type<StoredContractState>().notNull(),
    attachmentId: uuid().references(() => uploads.id),
    answer: text(),
    /** The credit note that the approval issued. */
    creditNoteId: uuid().references(() => invoices.id),
    dueAt: instantColumn().notNull(),
    answeredAt: instantColumn(),
    createdAt: instantColumn().notNull(),
  },
  (row) => [
    index('requests_customer').on(row.customerId, row.createdAt),
    index('requests_contract').on(row.contractId),
    check('requests_kind', oneOfCheckSql('kind', requestKinds)),
    check('requests_status', oneOfCheckSql('status', contractRequestStates)),
  ],
)

/** The database table of complaints. */
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
    /** The visit that the complaint is about. */
    visitId: uuid().references(() => visits.id),
    /** Whether the family says here that nobody came to the visit. */
    isVisitClaim: boolean().notNull().default(false),
    /** Whether the family says here that its worker was not offered. */
    isOfferClaim: boolean().notNull().default(false),
    type: text({ enum: complaintTypes }).notNull(),
    details: text(),
    state: text({ enum: complaintStates }).notNull(),
    priority: text({ enum: requestPriorities }).notNull(),
    requestDate: date({ mode: 'string' }).notNull(),
    answerBy: instantColumn().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (row) => [
    index('complaints_customer').on(row.customerId, row.createdAt),
    check('complaints_state', oneOfCheckSql('state', complaintStates)),
  ],
)

/** The database table of what happened to complaints. */
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
    at: instantColumn().notNull(),
  },
  (row) => [index('complaint_events_complaint').on(row.complaintId, row.at)],
)

/** The database table of the pictures in complaints: each uploaded file belongs to one message. */
export const complaintPictures = snakeCase.table(
  'complaint_pictures',
  {
    uploadId: uuid()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    eventId: uuid()
      .notNull()
      .references(() => complaintEvents.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (row) => [index('complaint_pictures_event').on(row.eventId)],
)
