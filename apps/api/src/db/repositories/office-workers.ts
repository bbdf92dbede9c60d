import {
  documentAlerts,
  type DocumentAlert,
  type WorkerAvailability,
  type WorkerDocumentKind,
} from '@sakina/domain/vocabulary'
import { daysOfAlert } from '@sakina/domain/identity'
import type { LocalDate } from '@sakina/domain/calendar'
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { workers } from '../schema/catalogue.ts'
import { workerDocuments } from '../schema/office.ts'
import type { BranchLimit } from './branch-limit.ts'
import { workerMatches } from './customer-search.ts'
import type { PageRange } from './office.ts'

/** A document of a worker that expires. */
export type WorkerDocument = typeof workerDocuments.$inferSelect

export type OfficeWorkerFilter = {
  readonly today: LocalDate
  readonly now: Date
  readonly branches?: BranchLimit
  readonly branch?: number | undefined
  readonly search?: string | undefined
  readonly worker?: number
}

/** What a worker does on a day, in one statement for a page and for its counts. */
type OfficeWorkerRow = {
  readonly id: number
  readonly availability: WorkerAvailability
  readonly absentUntil: string | null
}

const hasDocument = (alert: DocumentAlert, today: LocalDate): SQL => {
  const { from, to } = daysOfAlert(alert, today)
  return sql`exists (select 1 from worker_documents where worker_documents.worker_id = workers.id
    and worker_documents.expires_on <= ${to}::date
    and (${from ?? null}::date is null or worker_documents.expires_on >= ${from ?? null}::date))`
}

/** The workers who match, each with what she does today and which alerts there are about her documents. */
const found = ({ today, now, branches, branch, search, worker }: OfficeWorkerFilter): SQL => {
  const conditions = and(
    sql`true`,
    worker === undefined ? undefined : eq(workers.id, worker),
    branches === undefined
      ? undefined
      : or(isNull(workers.branchId), columnEqualsAny(workers.branchId, branches)),
    branch === undefined ? undefined : eq(workers.branchId, branch),
    search === undefined ? undefined : workerMatches(search),
  )
  return sql`
    select workers.id, workers.name, absence.last_day as absent_until,
        case
          when workers.status <> 'available' then 'withdrawn'
          when absence.last_day is not null then 'absent'
          when exists (
            select 1 from worker_slots where worker_slots.worker_id = workers.id
              and worker_slots.day = ${today}::date
              and (worker_slots.held_until is null or worker_slots.held_until > ${now.toISOString()}::timestamptz)
          ) then 'booked'
          else 'available'
        end as availability,
        (select min(expires_on) from worker_documents where worker_documents.worker_id = workers.id) as first_expiry,
        ${sql.join(
          documentAlerts.map((alert) => sql`${hasDocument(alert, today)} as ${sql.identifier(alert)}`),
          sql`, `,
        )}
      from workers
      left join lateral (
        select max(last_day) as last_day from worker_absences
          where worker_absences.worker_id = workers.id and ${today}::date between first_day and last_day
      ) as absence on true
      where ${conditions}`
}

/** Returns a page of workers, the document that expires first at the top. */
export const paginateOfficeWorkers = (
  db: QueryExecutor,
  {
    availability,
    documents,
    offset,
    limit,
    ...filter
  }: OfficeWorkerFilter &
    PageRange & {
      readonly availability?: WorkerAvailability | undefined
      readonly documents?: DocumentAlert | undefined
    },
): Promise<readonly OfficeWorkerRow[]> =>
  db.execute<OfficeWorkerRow>(
    sql`select id, availability, absent_until::text as "absentUntil" from (${found(filter)}) as worker
      where (${availability === undefined ? sql`true` : sql`availability = ${availability}`})
        and (${documents === undefined ? sql`true` : sql.identifier(documents)})
      order by first_expiry nulls last, name ->> 'ar', id limit ${limit} offset ${offset}`,
    'objects',
  )

/** Counts the workers by what they do today, and in each those with documents that expire. */
export const countOfficeWorkers = (
  db: QueryExecutor,
  filter: OfficeWorkerFilter,
): Promise<
  readonly ({ readonly availability: WorkerAvailability; readonly count: number } & Readonly<
    Record<DocumentAlert, number>
  >)[]
> =>
  db.execute<{ availability: WorkerAvailability; count: number } & Record<DocumentAlert, number>>(
    sql`select availability, count(*)::int as count, ${sql.join(
      documentAlerts.map(
        (alert) => sql`(count(*) filter (where ${sql.identifier(alert)}))::int as ${sql.identifier(alert)}`,
      ),
      sql`, `,
    )} from (${found(filter)}) as worker group by availability`,
    'objects',
  )

/** The documents of some workers, the one that expires first at the top. */
export const documentsOfWorkers = (
  db: QueryExecutor,
  workerIds: readonly number[],
): Promise<readonly WorkerDocument[]> =>
  workerIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(workerDocuments)
        .where(inArray(workerDocuments.workerId, [...workerIds]))
        .orderBy(asc(workerDocuments.expiresOn), asc(workerDocuments.kind))

/** Locks a worker, so that of two people who change her file one waits; undefined if there is none. */
export async function lockWorker(tx: Tx, id: number) {
  const [worker] = await tx
    .select({ id: workers.id, status: workers.status })
    .from(workers)
    .where(eq(workers.id, id))
    .for('update')
  return worker
}

export async function documentOfWorker(
  db: QueryExecutor,
  workerId: number,
  kind: WorkerDocumentKind,
): Promise<WorkerDocument | undefined> {
  const [document] = await db
    .select()
    .from(workerDocuments)
    .where(and(eq(workerDocuments.workerId, workerId), eq(workerDocuments.kind, kind)))
  return document
}

export async function addWorkerDocument(
  tx: Tx,
  document: typeof workerDocuments.$inferInsert,
): Promise<void> {
  await tx.insert(workerDocuments).values(document)
}

export async function changeWorkerDocument(
  tx: Tx,
  id: string,
  changes: Pick<WorkerDocument, 'expiresOn' | 'recordedAt'>,
): Promise<void> {
  await tx.update(workerDocuments).set(changes).where(eq(workerDocuments.id, id))
}

export async function removeWorkerDocument(tx: Tx, id: string): Promise<void> {
  await tx.delete(workerDocuments).where(eq(workerDocuments.id, id))
}
