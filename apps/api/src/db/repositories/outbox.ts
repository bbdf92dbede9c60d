import { and, eq, inArray, lt, lte, notInArray, sql } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { outbox } from '../schema/identity.ts'

export const outboxKinds = [
  'mail',
  'notice_mail',
  'notice_text',
  'notice_whatsapp',
  'notice_push',
  'password_reset',
  'text',
  'code',
  'refund',
  'sandbox_callback',
  'payment_check',
] as const

/** The kind of a row of the outbox: a message to send, a refund, or a step of a payment. */
export type OutboxKind = (typeof outboxKinds)[number]

/** A row of the outbox: what is to be done after a commit, and how often it was tried. */
export type OutboxRow = {
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  readonly attempts: number
}

type NewOutboxRow = {
  readonly id: string
  readonly kind: OutboxKind
  readonly payload: unknown
  readonly noticeId?: string | undefined
  readonly at: Date
}

/** Adds a row about something that happens after the transaction, such as an email or a refund. */
export async function enqueueOutboxRow(tx: Tx, { at, ...row }: NewOutboxRow): Promise<void> {
  await tx.insert(outbox).values({ ...row, nextAt: at, createdAt: at })
}

type OwnMessage = {
  readonly id: string
  readonly kind: string
  readonly noticeId: string
  readonly browser: string | null
  readonly nextAt: Date
}

/** The messages of notices that this transaction sends to a customer, those about a record first, then by day. */
export async function messagesOfTransaction(
  tx: Tx,
  customerId: string,
  about: string,
): Promise<readonly OwnMessage[]> {
  const rows = await tx.execute<Omit<OwnMessage, 'nextAt'> & { readonly nextAt: string }>(
    sql`select outbox.id, outbox.kind, outbox.notice_id as "noticeId", outbox.payload ->> 'browser' as browser,
          outbox.next_at as "nextAt"
        from outbox join notices on notices.id = outbox.notice_id
        where outbox.done_at is null and outbox.xmin = pg_current_xact_id()::xid
          and notices.customer_id = ${customerId}
        order by notices.about = ${about} desc, notices.kind, notices.notice -> 'facts' ->> 'day'`,
    'objects',
  )
  return rows.map((row) => ({ ...row, nextAt: new Date(row.nextAt) }))
}

/** Lets a message tell other notices too, and wait until a moment. */
export async function changeOutboxMessage(
  tx: Tx,
  id: string,
  { also, nextAt }: { readonly also: readonly string[]; readonly nextAt: Date },
): Promise<void> {
  const payload = sql`${outbox.payload} || ${JSON.stringify({ also })}::jsonb`
  await tx.update(outbox).set({ payload, nextAt }).where(eq(outbox.id, id))
}

export async function deleteOutboxRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(outbox).where(inArray(outbox.id, [...ids]))
}

/**
 * Records a sandbox callback that skips the queue, because it was delivered at once or is never delivered on
 * purpose, so that a later query to the sandbox can find it.
 */
export async function recordUnqueuedSandboxCallback(
  tx: Tx,
  { id, payload, at }: { readonly id: string; readonly payload: unknown; readonly at: Date },
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ id, kind: 'sandbox_callback', payload, nextAt: at, createdAt: at, doneAt: at })
}

/** The callbacks of a payment that are due, whether they were delivered or not. */
export async function sandboxCallbacksOf(
  db: QueryExecutor,
  { paymentId, now }: { readonly paymentId: string; readonly now: Date },
): Promise<readonly unknown[]> {
  const rows = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'sandbox_callback'),
        lte(outbox.createdAt, now),
        sql`${outbox.payload} ->> 'payment_id' = ${paymentId}`,
      ),
    )
  return rows.map(({ payload }) => payload)
}

/** The kinds whose one call ends within ten seconds, and for which somebody may be waiting. */
const quickKinds: readonly OutboxKind[] = [
  'code',
  'text',
  'password_reset',
  'notice_text',
  'notice_whatsapp',
  'notice_push',
]

/**
 * Leases the oldest due row, for twenty seconds or two minutes; a server that stops in between loses its
 * lease without further action. With `in` instead of `=`, PostgreSQL may run the inner query once for each
 * row and lease several.
 */
export async function leaseOutboxRow(
  tx: Tx,
  { now, kinds }: { readonly now: Date; readonly kinds: readonly OutboxKind[] },
): Promise<OutboxRow | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`
  const [row] = await tx.execute<{ id: string; kind: string; payload: unknown; attempts: number }>(
    sql`update outbox set attempts = attempts + 1,
          next_at = ${at} + case when ${inArray(outbox.kind, [...quickKinds])} then interval '20 seconds' else interval '2 minutes' end
        where id = (
          select id from outbox
          where done_at is null and dead_at is null and next_at <= ${at}
            and ${inArray(outbox.kind, [...kinds])}
          order by created_at limit 1 for update skip locked)
        returning id, kind, payload, attempts`,
    'objects',
  )
  return row
}

/** Marks a row as done and deletes its content, which may hold a reset link or a code. */
export async function markOutboxRowDone(tx: Tx, id: string, now: Date, refusal?: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ doneAt: now, payload: {}, lastError: refusal ?? null })
    .where(eq(outbox.id, id))
}

/** Postpones a row without counting a failed attempt. */
export async function postponeOutboxRow(tx: Tx, id: string, until: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ nextAt: until, attempts: sql`${outbox.attempts} - 1` })
    .where(eq(outbox.id, id))
}

/**
 * Records that the processing of a row failed, and either when it is tried again or that it is
 * given up.
 */
export async function markOutboxRowFailed(
  tx: Tx,
  id: string,
  failure:
    | { readonly reason: string; readonly nextAt: Date }
    | { readonly reason: string; readonly deadAt: Date },
): Promise<void> {
  await tx
    .update(outbox)
    .set(
      'nextAt' in failure
        ? { lastError: failure.reason, nextAt: failure.nextAt }
        : { lastError: failure.reason, deadAt: failure.deadAt },
    )
    .where(eq(outbox.id, id))
}

/** Deletes emails to this recipient that are still unsent, because they contain personal data. */
export async function deleteUnsentEmailsTo(tx: Tx, email: string): Promise<void> {
  await tx.execute(
    sql`delete from outbox where (kind in ('mail', 'notice_mail') and payload ->> 'to' = ${email})
        or (kind = 'password_reset' and lower(payload ->> 'email') = lower(${email}))
        or (kind = 'code' and payload ->> 'contact' = lower(${email}))`,
  )
}

/** Deletes unsent texts and WhatsApp messages to this mobile and pending requests for a code. */
export async function deleteUnsentTextsTo(tx: Tx, mobile: string): Promise<void> {
  await tx.execute(
    sql`delete from outbox where (kind in ('text', 'notice_text', 'notice_whatsapp') and payload ->> 'to' = ${mobile})
        or (kind = 'code' and payload ->> 'contact' = ${mobile})`,
  )
}

/** How many rows of one kind wait or were given up, and how old the oldest waiting one is. */
export type OutboxBacklog = {
  readonly kind: string
  /** Rows that are neither done nor given up, including those that wait for another try. */
  readonly waiting: number
  readonly oldestSeconds: number
  readonly givenUp: number
}

/**
 * Counts, for each kind, the rows that wait and those that were given up, and tells how old the
 * oldest waiting row is.
 */
export async function countOutboxBacklog(db: QueryExecutor, now: Date): Promise<readonly OutboxBacklog[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const isWaiting = sql`dead_at is null and created_at <= ${at}`
  return db.execute<OutboxBacklog>(
    sql`select kind, count(*) filter (where ${isWaiting})::int as waiting,
          coalesce(extract(epoch from ${at} - min(created_at) filter (where ${isWaiting})), 0)::float8 as "oldestSeconds",
          count(*) filter (where dead_at is not null)::int as "givenUp"
        from outbox where done_at is null group by kind`,
    'objects',
  )
}

export async function removeOldDoneOutboxRows(tx: Tx, before: Date): Promise<void> {
  await tx.execute(sql`delete from outbox where done_at < ${before.toISOString()}::timestamptz`)
}

/**
 * Deletes messages that were given up before a moment. Rows about payments stay, because a person
 * must handle them, and they hold no personal data.
 */
export async function removeGivenUpMessages(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(outbox)
    .where(
      and(
        lt(outbox.deadAt, before),
        notInArray(outbox.kind, ['refund', 'payment_check', 'sandbox_callback']),
      ),
    )
}
