import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { customerOfRecord } from '../../db/repositories/branch-limit.ts'
import { addOfficeAct, type NewOfficeAct } from '../../db/repositories/office-acts.ts'
import type { MoneyFacts } from '../../db/schema/office.ts'
import { runIdempotent, StoredId } from '../idempotency/run-idempotent.ts'
import type { SignedInStaff } from '../staff/signed-in-staff.ts'

const Explained = v.object({
  by: v.optional(v.string()),
  manager: v.optional(v.string()),
  reason: v.optional(v.string()),
  note: v.optional(v.string()),
  description: v.optional(v.string()),
  name: v.optional(v.string()),
  method: v.optional(v.string()),
  receipt: v.optional(v.string()),
})

/** Who acted and why, from the body of the command. */
export function explanationOf(content: unknown): {
  readonly by: string | null
  readonly reason: string | null
} {
  const read = v.safeParse(Explained, content)
  if (!read.success) return { by: null, reason: null }
  const { by, manager, reason, note, description, name, method, receipt } = read.output
  // A payment at the office is explained by how it was made.
  const payment = method === undefined || receipt === undefined ? method : `${method}, ${receipt}`
  const why = reason ?? note ?? description ?? name ?? payment
  return {
    by: by ?? manager ?? null,
    reason: why === undefined || manager === undefined ? (why ?? null) : `${why} (${manager})`,
  }
}

const Chosen = v.object({
  stage: v.optional(v.string()),
  state: v.optional(v.string()),
  decision: v.optional(v.string()),
  place: v.optional(v.string()),
  available: v.optional(v.boolean()),
  required: v.optional(v.boolean()),
})

/**
 * What a command without money chose, such as the next stage of an order. Its note stays with the record, and
 * goes with the account of the customer.
 */
export function choiceOf(content: unknown): string | null {
  const read = v.safeParse(Chosen, content)
  const chosen = read.success ? Object.values(read.output).find((value) => value !== undefined) : undefined
  return chosen === undefined ? null : String(chosen)
}

/** The person of the office who acts; a machine is nobody. */
export type Actor = Pick<SignedInStaff, 'id' | 'name' | 'address'>

/** A command of the office with its record, its idempotency key, and the person who gives it. */
export type OfficeCommand = {
  readonly operation: string
  readonly id: string
  readonly content: unknown
  readonly key: string | undefined
  readonly staff?: Actor | undefined
}

/** The facts of an act on a worker, which moves no money. */
export const factsOfWorker = (record: string | null, workerId: number): MoneyFacts => ({
  order: null,
  contract: null,
  record,
  invoiced: 0,
  credited: 0,
  unpaid: 0,
  refunded: 0,
  wallet: 0,
  vouchers: 0,
  workers: [workerId],
})

/** Keeps an act with who acted and why: the person of the session, or whom a machine names. */
export async function keepAct(
  tx: Tx,
  app: Application,
  { operation, content, staff }: Pick<OfficeCommand, 'operation' | 'content' | 'staff'>,
  act: Pick<NewOfficeAct, 'recordId' | 'customerId' | 'before' | 'after' | 'notices'>,
): Promise<void> {
  const { by, reason } = explanationOf(content)
  await addOfficeAct(tx, {
    ...act,
    id: app.newId(),
    operation,
    actedBy: staff?.name ?? by,
    staffId: staff?.id ?? null,
    actedFrom: staff?.address ?? null,
    reason,
    at: app.now(),
  })
}

/** Keeps an act of a person that moves no money. What a machine does without money is only logged. */
export async function keepStaffAct(
  tx: Tx,
  app: Application,
  staff: Actor | undefined,
  {
    operation,
    id,
    reason,
  }: { readonly operation: string; readonly id: string; readonly reason: string | null },
): Promise<void> {
  if (staff === undefined) return
  await keepAct(
    tx,
    app,
    {
      operation,
      staff,
      content: reason === null ? {} : { reason },
    },
    { recordId: id, customerId: await customerOfRecord(tx, id), before: null, after: null, notices: 0 },
  )
}

/** Keeps an act of a person that was done elsewhere, in several transactions or without any. */
export const recordStaffAct = (
  app: Application,
  staff: Actor | undefined,
  act: Parameters<typeof keepStaffAct>[3],
): Promise<void> => app.database.write((tx) => keepStaffAct(tx, app, staff, act))

/**
 * Runs a command of the office once for each key, in one transaction, and logs the changed record. `kept` says
 * that the work keeps the act itself.
 */
export async function runOfficeCommand(
  app: Application,
  { operation, id, content, key, staff }: OfficeCommand,
  work: (tx: Tx) => Promise<string | void>,
  isKept = false,
): Promise<string> {
  const owner = staff === undefined ? 'office' : `office:${staff.id}`
  const done = await runIdempotent(
    app,
    { owner, key, operation, content: { id, content } },
    StoredId,
    async (tx) => {
      const record = (await work(tx)) ?? id
      if (!isKept) await keepStaffAct(tx, app, staff, { operation, id: record, reason: choiceOf(content) })
      return { id: record }
    },
  )
  app.log.info({ office: operation, record: done.id, staff: staff?.id }, 'the office acted')
  return done.id
}
