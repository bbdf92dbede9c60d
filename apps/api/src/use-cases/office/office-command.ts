import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { runIdempotent } from '../idempotency/run-idempotent.ts'

const Done = v.object({ id: v.string() })

/** A command of the office with its record and idempotency key. */
export type OfficeCommand = {
  readonly operation: string
  readonly id: string
  readonly content: unknown
  readonly key: string | undefined
}

/** Runs a command of the office once for each key, in one transaction, and logs the changed record. */
export async function runOfficeCommand(
  app: Application,
  { operation, id, content, key }: OfficeCommand,
  work: (tx: Tx) => Promise<string | void>,
): Promise<string> {
  const done = await runIdempotent(
    app,
    { owner: 'office', key, operation, content: { id, content } },
    Done,
    async (tx) => ({ id: (await work(tx)) ?? id }),
  )
  app.log.info({ office: operation, record: done.id }, 'the office acted')
  return done.id
}
