import type { NextWorkerWish } from '@sakina/domain/vocabulary'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { ofContractInBranches, type BranchLimit } from './branch-limit.ts'
import { isUnmarkedOldVisit, isVisitDisputed, isVisitUnconfirmed } from './waiting-conditions.ts'
import { workerSlots } from '../schema/orders.ts'
import { contracts, visits, visitStepsTaken } from '../schema/contracts.ts'

export type Visit = typeof visits.$inferSelect
/** A step of a visit that the driver reported. */
export type VisitStep = typeof visitStepsTaken.$inferSelect

export async function visitById(db: QueryExecutor, id: string): Promise<Visit | undefined> {
  if (!isRecordId(id)) return undefined
  const [visit] = await db.select().from(visits).where(eq(visits.id, id))
  return visit
}

export async function visitsByIds(db: QueryExecutor, ids: readonly string[]): Promise<readonly Visit[]> {
  if (ids.length === 0) return []
  return db.select().from(visits).where(columnEqualsAny(visits.id, ids))
}

export async function lockVisit(tx: Tx, id: string): Promise<Visit | undefined> {
  if (!isRecordId(id)) return undefined
  const [visit] = await tx.select().from(visits).where(eq(visits.id, id)).for('update')
  return visit
}

export async function visitsOfCustomer(db: QueryExecutor, customerId: string): Promise<readonly Visit[]> {
  return db.select().from(visits).where(eq(visits.customerId, customerId)).orderBy(asc(visits.startsAt))
}

/** Whom a family wants again, and whom not, by worker; its latest visit with such a word counts. */
export async function workerWishesOfCustomer(
  db: QueryExecutor,
  customerId: string,
): Promise<ReadonlyMap<number, NextWorkerWish>> {
  const rows = await db
    .select({ workerId: visits.workerId, nextWorker: visits.nextWorker })
    .from(visits)
    .where(and(eq(visits.customerId, customerId), isNotNull(visits.nextWorker), isNotNull(visits.workerId)))
    .orderBy(asc(visits.startsAt))
  return new Map(
    rows.flatMap(({ workerId, nextWorker }) =>
      workerId === null || nextWorker === null ? [] : [[workerId, nextWorker] as const],
    ),
  )
}

export async function visitsOfContracts(
  db: QueryExecutor,
  ids: readonly string[],
): Promise<readonly Visit[]> {
  if (ids.length === 0) return []
  return db.select().from(visits).where(columnEqualsAny(visits.contractId, ids)).orderBy(asc(visits.startsAt))
}

/** Returns scheduled visits with a worker that begin after `after` and not after `until`. */
export async function scheduledVisitsBetween(
  db: QueryExecutor,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<readonly Visit[]> {
  return db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.status, 'scheduled'),
        isNotNull(visits.workerId),
        gt(visits.startsAt, after),
        lte(visits.startsAt, until),
      ),
    )
    .orderBy(asc(visits.startsAt))
}

export async function addVisit(tx: Tx, visit: typeof visits.$inferInsert): Promise<void> {
  await tx.insert(visits).values(visit)
}

/** Whose fault it is that a visit does not take place, and why. */
export type VisitLoss = Pick<Visit, 'fault' | 'failureReason'>

/**
 * Changes the state of a visit only if the state is still the expected one, and clears the note
 * about the previous state.
 */
export async function changeVisitState(
  tx: Tx,
  move: Partial<VisitLoss> & {
    readonly id: string
    readonly from: Visit['status']
    readonly to: Visit['status']
    readonly note?: string | undefined
    readonly at: Date
  },
): Promise<boolean> {
  const moved = await tx
    .update(visits)
    .set({
      status: move.to,
      officeNote: move.note ?? null,
      fault: move.fault ?? null,
      failureReason: move.failureReason ?? null,
      updatedAt: move.at,
    })
    .where(and(eq(visits.id, move.id), eq(visits.status, move.from)))
    .returning({ id: visits.id })
  return moved.length > 0
}

type Time = { readonly day: string; readonly period: Visit['period'] }

const timeOf = (orderId: string, { day, period }: Time) =>
  and(eq(workerSlots.orderId, orderId), eq(workerSlots.day, day), eq(workerSlots.period, period))

/** The ids of all workers an order has reserved at a time; several may come together. */
export async function reservedWorkerIdsAt(tx: Tx, orderId: string, time: Time): Promise<readonly number[]> {
  const rows = await tx
    .select({ workerId: workerSlots.workerId })
    .from(workerSlots)
    .where(timeOf(orderId, time))
    .orderBy(asc(workerSlots.workerId))
  return rows.map(({ workerId }) => workerId)
}

/**
 * Releases the time of all workers of an order on a day in a period, and never that of another
 * order.
 */
export async function releaseReservedTimeAt(tx: Tx, orderId: string, time: Time): Promise<void> {
  await tx.delete(workerSlots).where(timeOf(orderId, time))
}

/** The visits of a day in order of time: those of one driver, or those without a driver. */
export async function visitsOfDriverOnDay(
  db: QueryExecutor,
  day: string,
  driver: string | null,
): Promise<readonly Visit[]> {
  return db
    .select()
    .from(visits)
    .where(and(eq(visits.day, day), driver === null ? isNull(visits.driver) : eq(visits.driver, driver)))
    .orderBy(asc(visits.startsAt), asc(visits.id))
}

/** The drivers who have visits on a day. */
export async function driversOnDay(db: QueryExecutor, day: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ driver: visits.driver })
    .from(visits)
    .where(and(eq(visits.day, day), isNotNull(visits.driver)))
    .orderBy(asc(visits.driver))
  return rows.flatMap(({ driver }) => driver ?? [])
}

export async function changeVisit(
  tx: Tx,
  id: string,
  changes: Partial<
    Pick<
      Visit,
      | 'workerId'
      | 'updatedAt'
      | 'driver'
      | 'comingAt'
      | 'doorName'
      | 'doorMobile'
      | 'ratingStars'
      | 'ratingNote'
      | 'nextWorker'
      | 'ratedAt'
      | 'returned'
      | 'unservedMinutes'
      | 'chooseBy'
      | 'remedy'
      | 'claimedAt'
      | 'settledAt'
      | 'warnedOnDay'
    >
  >,
): Promise<void> {
  await tx.update(visits).set(changes).where(eq(visits.id, id))
}

/** Stores a step unless its id, or the same step of this visit, is already stored. */
export async function addVisitStep(tx: Tx, step: typeof visitStepsTaken.$inferInsert): Promise<void> {
  await tx.insert(visitStepsTaken).values(step).onConflictDoNothing()
}

/** Reads the reported steps of several visits. */
export async function stepsOfVisits(
  db: QueryExecutor,
  ids: readonly string[],
): Promise<readonly VisitStep[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(visitStepsTaken)
    .where(columnEqualsAny(visitStepsTaken.visitId, ids))
    .orderBy(asc(visitStepsTaken.happenedAt), asc(visitStepsTaken.receivedAt))
}

/** Reads the visits in progress whose time is over. */
export async function visitsInProgressEndedBy(db: QueryExecutor, now: Date): Promise<readonly Visit[]> {
  return db
    .select()
    .from(visits)
    .where(and(eq(visits.status, 'in_progress'), lte(visits.endsAt, now)))
    .orderBy(asc(visits.endsAt))
}

/** Reads the failed visits for which nobody has chosen yet what the family gets. */
export async function visitsWithOpenRemedy(db: QueryExecutor): Promise<readonly Visit[]> {
  return db
    .select()
    .from(visits)
    .where(and(isNotNull(visits.chooseBy), isNull(visits.remedy)))
    .orderBy(asc(visits.chooseBy))
}

/**
 * Reads the visits whose time ended and that nobody has confirmed, and those that are marked and about which
 * the family says that nobody came, the oldest first.
 */
export async function unconfirmedVisits(
  db: QueryExecutor,
  now: Date,
  branches?: BranchLimit,
): Promise<readonly Visit[]> {
  return db
    .select()
    .from(visits)
    .where(
      and(
        ofContractInBranches(db, branches, visits.contractId),
        or(isVisitUnconfirmed(now), isVisitDisputed),
      ),
    )
    .orderBy(asc(visits.endsAt), asc(visits.id))
}

/**
 * Reads the visits from before families were asked that nobody marked, or that the office called off without
 * a fault before their contract ended, the oldest first.
 */
export async function unsettledOldVisits(
  db: QueryExecutor,
  now: Date,
  branches?: BranchLimit,
): Promise<readonly Visit[]> {
  const rows = await db
    .select({ visit: visits })
    .from(visits)
    .innerJoin(contracts, eq(contracts.id, visits.contractId))
    .where(
      and(
        ofContractInBranches(db, branches, visits.contractId),
        or(
          isUnmarkedOldVisit(now),
          and(
            eq(visits.status, 'cancelled'),
            isNull(visits.fault),
            lt(visits.updatedAt, contracts.updatedAt),
            inArray(contracts.state, ['cancelled', 'finished']),
          ),
        ),
      ),
    )
    .orderBy(asc(visits.endsAt), asc(visits.id))
  return rows.map(({ visit }) => visit)
}

/** Counts the visits since a moment about which a customer said that nobody came. */
export async function countVisitClaims(db: QueryExecutor, customerId: string, since: Date): Promise<number> {
  const rows = await db
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.customerId, customerId), gt(visits.claimedAt, since)))
  return rows.length
}

/** Closes the choices of a contract that is refunded as a whole. */
export async function closeOpenRemedies(tx: Tx, contractId: string): Promise<void> {
  await tx
    .update(visits)
    .set({ remedy: 'refund' })
    .where(and(eq(visits.contractId, contractId), isNotNull(visits.chooseBy), isNull(visits.remedy)))
}

/** Deletes the door contacts of visits on earlier days. */
export async function removeOldDoorContacts(tx: Tx, day: string): Promise<void> {
  await tx
    .update(visits)
    .set({ doorName: null, doorMobile: null })
    .where(and(lt(visits.day, day), isNotNull(visits.doorMobile)))
}

/** Deletes the steps and the drivers of visits on earlier days. */
export async function removeOldVisitStepsAndDrivers(tx: Tx, day: string): Promise<void> {
  const old = tx.select({ id: visits.id }).from(visits).where(lt(visits.day, day))
  await tx.delete(visitStepsTaken).where(inArray(visitStepsTaken.visitId, old))
  await tx
    .update(visits)
    .set({ driver: null })
    .where(and(lt(visits.day, day), isNotNull(visits.driver)))
}
