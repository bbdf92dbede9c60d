import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { workerChanges } from '../schema/contracts.ts'

/** A change of a contract's worker that begins on a later day. */
export type WorkerChange = typeof workerChanges.$inferSelect

export async function addWorkerChange(tx: Tx, change: WorkerChange): Promise<void> {
  await tx.insert(workerChanges).values(change).onConflictDoNothing()
}

/** The changes of a contract's worker that have not begun, the earliest first. */
export async function workerChangesToCome(
  db: QueryExecutor,
  contractId: string,
): Promise<readonly WorkerChange[]> {
  return db
    .select()
    .from(workerChanges)
    .where(eq(workerChanges.contractId, contractId))
    .orderBy(asc(workerChanges.fromDay))
}

/** Drops the changes of a worker from a day on, and returns the workers who would have come. */
export async function dropWorkerChanges(
  tx: Tx,
  { contractId, fromDay, oldWorkerId }: Omit<WorkerChange, 'newWorkerId'>,
): Promise<readonly number[]> {
  if (oldWorkerId === null) return []
  const dropped = await tx
    .delete(workerChanges)
    .where(
      and(
        eq(workerChanges.contractId, contractId),
        gte(workerChanges.fromDay, fromDay),
        eq(workerChanges.oldWorkerId, oldWorkerId),
      ),
    )
    .returning({ workerId: workerChanges.newWorkerId })
  return dropped.map(({ workerId }) => workerId)
}

/** Removes and returns the changes of a contract that begin by a day, the earliest first. */
export async function takeDueWorkerChanges(
  tx: Tx,
  contractId: string,
  day: string,
): Promise<readonly WorkerChange[]> {
  const due = await tx
    .delete(workerChanges)
    .where(and(eq(workerChanges.contractId, contractId), lte(workerChanges.fromDay, day)))
    .returning()
  return due.toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1))
}
