import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Queries, Tx } from '../database.ts'
import { settings } from '../schema/catalogue.ts'

const key = 'demo'

const Progress = v.object({ started_at: v.string(), done: v.boolean() })

export type DemoProgress = { readonly startedAt: Date; readonly done: boolean }

export async function demoProgress(db: Queries): Promise<DemoProgress | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  const read = v.safeParse(Progress, row?.value)
  return read.success ? { startedAt: new Date(read.output.started_at), done: read.output.done } : undefined
}

export async function noteDemo(tx: Tx, progress: DemoProgress): Promise<void> {
  const value = { started_at: progress.startedAt.toISOString(), done: progress.done }
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}
