import {
  allVisitFailureReasons,
  faults,
  nextWorkerWishes,
  offerPlaces,
  visitRemedies,
  visitPeriods,
  storedContractStates,
  textLimits,
  visitStates,
  driverSteps,
} from '@sakina/domain/vocabulary'
import type { StoredContractState } from '@sakina/domain/vocabulary'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  primaryKey,
  snakeCase,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { plans, services, workers } from './catalogue.ts'
import { instantColumn, oneOfCheckSql, limitedText } from './columns.ts'
import { customers } from './identity.ts'
import { orders } from './orders.ts'

/** The database table of contracts. */
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
    /** When the worker was offered to a family that has not taken her in; null before. */
    offeredAt: instantColumn(),
    offerPlace: text({ enum: offerPlaces }),
    /** The complaint by which the family says that she was not offered. */
    offerComplaintId: uuid(),
    /** When that was decided. */
    offerSettledAt: instantColumn(),
    /** The office's note about the current state of the contract; a change of state clears the note. */
    officeNote: text(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (row) => [
    index('contracts_customer').on(row.customerId, row.state),
    check('contracts_state', oneOfCheckSql('state', storedContractStates)),
    check('contracts_offer_place', oneOfCheckSql('offer_place', offerPlaces)),
  ],
)

/**
 * The database table of changes of a contract's worker that begin on a later day. A row is removed when its
 * change begins.
 */
export const workerChanges = snakeCase.table(
  'worker_changes',
  {
    contractId: uuid()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    fromDay: date({ mode: 'string' }).notNull(),
    /** The worker who leaves; null if the contract had none. */
    oldWorkerId: integer().references(() => workers.id),
    newWorkerId: integer()
      .notNull()
      .references(() => workers.id),
  },
  (row) => [
    primaryKey({ columns: [row.contractId, row.fromDay, row.newWorkerId] }),
    index('worker_changes_from').on(row.fromDay),
  ],
)

/** The database table of visits. */
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
    /** The visit this one was moved from; null if it was never moved. */
    movedFrom: uuid(),
    day: date({ mode: 'string' }).notNull(),
    period: text({ enum: visitPeriods }).notNull(),
    arriveFrom: text().notNull(),
    arriveTo: text().notNull(),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn().notNull(),
    status: text({ enum: visitStates }).notNull(),
    /** Whose fault it is that the visit was missed or called off; null if it was not, or long ago. */
    fault: text({ enum: faults }),
    /** Why, as a code that only the office sees. */
    failureReason: text({ enum: allVisitFailureReasons }),
    /** What was returned for the visit because it failed or was cut short, in halalas. */
    returned: integer(),
    /** Until when the family chooses another time or the money for a failed visit; null if there is no choice. */
    chooseBy: instantColumn(),
    /** What the family got for a failed visit; null until that is decided. */
    remedy: text({ enum: visitRemedies }),
    /** Whether somebody has to say that the visit was made; false for visits from before that was asked. */
    mustBeConfirmed: boolean().notNull().default(true),
    /** When the family said that nobody came. */
    claimedAt: instantColumn(),
    /** When that was decided, or the family itself said that the visit was made. */
    settledAt: instantColumn(),
    /** The last day after the visit on which the office was warned that nobody confirmed it. */
    warnedOnDay: integer().notNull().default(0),
    /** How many minutes of a visit that we cut short were not served; null for any other visit. */
    unservedMinutes: integer(),
    /** The office's note about the current state of the visit. */
    officeNote: text(),
    /** The driver of the worker, by the name the office uses. */
    driver: limitedText(textLimits.driverName),
    /** When the family reported that somebody is coming to the door. */
    comingAt: instantColumn(),
    /** The person the family named to open the door. */
    doorName: limitedText(textLimits.doorContactName),
    doorMobile: text(),
    /** The stars that the family gave; null if it has not rated the visit. */
    ratingStars: integer(),
    ratingNote: limitedText(textLimits.ratingNote),
    /** Whom the family wants the next time. */
    nextWorker: text({ enum: nextWorkerWishes }),
    /** When the family rated the visit for the first time. */
    ratedAt: instantColumn(),
    updatedAt: instantColumn().notNull(),
  },
  (row) => [
    index('visits_day').on(row.day),
    index('visits_customer').on(row.customerId, row.startsAt),
    unique('visits_sequence').on(row.contractId, row.sequence),
    check('visits_status', oneOfCheckSql('status', visitStates)),
    check('visits_fault', oneOfCheckSql('fault', faults)),
    check('visits_remedy', oneOfCheckSql('remedy', visitRemedies)),
    check('visits_next_worker', oneOfCheckSql('next_worker', nextWorkerWishes)),
    index('visits_choose_by')
      .on(row.chooseBy)
      .where(sql`remedy is null and choose_by is not null`),
    check('visits_failure_reason', oneOfCheckSql('failure_reason', allVisitFailureReasons)),
  ],
)

/** The steps that drivers report for visits. Their location is never stored. */
export const visitStepsTaken = snakeCase.table(
  'visit_steps',
  {
    /** Created by the driver's page, so that a step sent twice is recognised. */
    id: uuid().primaryKey(),
    visitId: uuid()
      .notNull()
      .references(() => visits.id),
    step: text({ enum: driverSteps }).notNull(),
    driver: limitedText(textLimits.driverName).notNull(),
    /** The time according to the driver's phone, or that of receipt where the phone's is out of range. */
    happenedAt: instantColumn().notNull(),
    receivedAt: instantColumn().notNull(),
  },
  (row) => [
    unique('visit_steps_once').on(row.visitId, row.step),
    index('visit_steps_received').on(row.receivedAt),
    check('visit_steps_step', oneOfCheckSql('step', driverSteps)),
  ],
)
