import { periods, storedContractStates, visitStates } from '@sakina/domain/vocabulary'
import type { StoredContractState } from '@sakina/domain/vocabulary'
import { check, date, index, integer, snakeCase, text, unique, uuid } from 'drizzle-orm/pg-core'
import { plans, services, workers } from './catalogue.ts'
import { instantColumn, columnIsOneOf } from './columns.ts'
import { customers } from './identity.ts'
import { orders } from './orders.ts'

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
    receivedAt: instantColumn(),
    /** The office's note about the current state; a change of state clears it. */
    officeNote: text(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (row) => [
    index('contracts_customer').on(row.customerId, row.state),
    check('contracts_state', columnIsOneOf('state', storedContractStates)),
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
    /** The visit this one was moved from; null when it is where it was booked. */
    movedFrom: uuid(),
    day: date({ mode: 'string' }).notNull(),
    period: text({ enum: periods }).notNull(),
    arriveFrom: text().notNull(),
    arriveTo: text().notNull(),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn().notNull(),
    status: text({ enum: visitStates }).notNull(),
    /** The office's note about the current state. */
    officeNote: text(),
    updatedAt: instantColumn().notNull(),
  },
  (row) => [
    index('visits_customer').on(row.customerId, row.startsAt),
    unique('visits_sequence').on(row.contractId, row.sequence),
    check('visits_status', columnIsOneOf('status', visitStates)),
  ],
)
