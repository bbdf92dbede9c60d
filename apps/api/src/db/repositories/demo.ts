import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { QueryExecutor, Tx } from '../database.ts'
import { settings } from '../schema/catalogue.ts'

const key = 'demo'

const Progress = v.object({
  started_at: v.string(),
  done: v.boolean(),
  claimed_until: v.optional(v.string()),
})

/** When the loading of the demo data began, and whether it is complete. */
export type DemoProgress = { readonly startedAt: Date; readonly done: boolean }

export async function readDemoProgress(db: QueryExecutor): Promise<DemoProgress | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  const read = v.safeParse(Progress, row?.value)
  return read.success ? { startedAt: new Date(read.output.started_at), done: read.output.done } : undefined
}

/** Lets one of several starting servers load the demo; its claim expires if that server stops early. */
export async function claimDemoLoad(
  tx: Tx,
  claim: { readonly now: Date; readonly until: Date },
): Promise<DemoProgress | undefined> {
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
    .for('update')
  const read = v.safeParse(Progress, row?.value)
  if (!read.success || read.output.done) return undefined
  const { started_at, claimed_until: claimed } = read.output
  if (claimed !== undefined && new Date(claimed) > claim.now) return undefined
  const value = { started_at, done: false, claimed_until: claim.until.toISOString() }
  await tx.update(settings).set({ value }).where(eq(settings.key, key))
  return { startedAt: new Date(started_at), done: false }
}

export async function saveDemoProgress(tx: Tx, progress: DemoProgress): Promise<void> {
  const value = { started_at: progress.startedAt.toISOString(), done: progress.done }
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}
