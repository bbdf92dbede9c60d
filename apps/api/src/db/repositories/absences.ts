import { and, asc, between, count, eq, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { VisitPeriod } from '@sakina/domain/vocabulary'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { workers } from '../schema/catalogue.ts'
import { contracts, visits } from '../schema/contracts.ts'
import { customers } from '../schema/identity.ts'
import { workerAbsences } from '../schema/office.ts'
import { orders, workerSlots } from '../schema/orders.ts'
import { ofWorkerInBranches, type BranchLimit } from './branch-limit.ts'
import type { PageRange } from './office.ts'

/** Days on which a worker does not work. */
export type Absence = typeof workerAbsences.$inferSelect

export async function isKnownWorker(db: QueryExecutor, id: number): Promise<boolean> {
  const rows = await db.select({ id: workers.id }).from(workers).where(eq(workers.id, id))
  return rows.length > 0
}

export async function addAbsence(tx: Tx, absence: typeof workerAbsences.$inferInsert): Promise<void> {
  await tx.insert(workerAbsences).values(absence)
}

export async function absenceById(db: QueryExecutor, id: string): Promise<Absence | undefined> {
  if (!isRecordId(id)) return undefined
  const [absence] = await db.select().from(workerAbsences).where(eq(workerAbsences.id, id))
  return absence
}

export async function lockAbsence(tx: Tx, id: string): Promise<Absence | undefined> {
  if (!isRecordId(id)) return undefined
  const [absence] = await tx.select().from(workerAbsences).where(eq(workerAbsences.id, id)).for('update')
  return absence
}

export async function endAbsenceOn(tx: Tx, id: string, lastDay: string): Promise<void> {
  await tx.update(workerAbsences).set({ lastDay }).where(eq(workerAbsences.id, id))
}

export async function removeAbsence(tx: Tx, id: string): Promise<void> {
  await tx.delete(workerAbsences).where(eq(workerAbsences.id, id))
}

/** The absences that are not over on a day, of one worker or of all, the earliest first. */
export async function paginateAbsences(
  db: QueryExecutor,
  filter: PageRange & {
    readonly from: string
    readonly worker: number | undefined
    readonly branches?: BranchLimit
  },
) {
  const which = and(
    gte(workerAbsences.lastDay, filter.from),
    filter.worker === undefined ? undefined : eq(workerAbsences.workerId, filter.worker),
    ofWorkerInBranches(db, filter.branches, workerAbsences.workerId),
  )
  const rows = await db
    .select()
    .from(workerAbsences)
    .where(which)
    .orderBy(asc(workerAbsences.firstDay), asc(workerAbsences.id))
    .limit(filter.limit)
    .offset(filter.offset)
  const [all] = await db.select({ total: count() }).from(workerAbsences).where(which)
  return { rows, total: all?.total ?? 0 }
}

/**
 * The time of a worker that families have on some days: each visit that can still be made by somebody else, and
 * the days of each contract or order without visits.
 */
export async function reservedTimeOfWorker(
  db: QueryExecutor,
  {
    workerId,
    from,
    to,
    now,
  }: {
    readonly workerId: number
    readonly from: string
    readonly to: string
    readonly now: Date
  },
) {
  const isOfDays = sql`jsonb_array_length(${orders.visits}) = 0`
  return db
    .select({
      order: { id: orders.id, number: orders.number },
      contract: { id: contracts.id, number: contracts.number },
      visit: { id: visits.id, sequence: visits.sequence },
      customer: {
        id: customers.id,
        name: customers.name,
        mobile: customers.mobile,
        contactPhone: customers.contactPhone,
      },
      first: sql<string>`min(${workerSlots.day})::text`,
      last: sql<string>`max(${workerSlots.day})::text`,
      period: sql<VisitPeriod | null>`case when count(distinct ${workerSlots.period}) = 1 then min(${workerSlots.period}) end`,
    })
    .from(workerSlots)
    .innerJoin(orders, eq(orders.id, workerSlots.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(contracts, eq(contracts.orderId, orders.id))
    .leftJoin(
      visits,
      and(
        eq(visits.contractId, contracts.id),
        eq(visits.day, workerSlots.day),
        eq(visits.period, workerSlots.period),
        eq(visits.status, 'scheduled'),
        gt(visits.endsAt, now),
      ),
    )
    .where(
      and(
        eq(workerSlots.workerId, workerId),
        between(workerSlots.day, from, to),
        or(isNull(workerSlots.heldUntil), gt(workerSlots.heldUntil, now)),
        or(isNull(contracts.id), isOfDays, isNotNull(visits.id)),
      ),
    )
    .groupBy(
      orders.id,
      orders.number,
      contracts.id,
      contracts.number,
      visits.id,
      visits.sequence,
      customers.id,
      customers.name,
      customers.mobile,
      customers.contactPhone,
    )
    .orderBy(sql`min(${workerSlots.day})`, asc(orders.id))
}

/** One row of `reservedTimeOfWorker`. */
export type ReservedTime = Awaited<ReturnType<typeof reservedTimeOfWorker>>[number]
