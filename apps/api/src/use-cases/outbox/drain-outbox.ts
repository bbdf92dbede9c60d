import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  leaseOutboxRow,
  markOutboxRowDone,
  markOutboxRowFailed,
  outboxKinds,
  postponeOutboxRow,
  type OutboxKind,
  type OutboxRow,
} from '../../db/repositories/outbox.ts'
import { sendCode } from '../identity/send-code.ts'
import { sendResetLink } from '../identity/send-reset-link.ts'
import {
  sendNoticePush,
  sendNoticeByWhatsApp,
  sendNoticeEmail,
  sendNoticeText,
} from '../notices/send-notice.ts'
import { checkPayment } from '../payments/check-payment.ts'
import { sendRefund, markRefundUnclear } from '../payments/send-refund.ts'
import { applyPaymentCallback } from '../payments/settle-payment.ts'
import { EmailMessage } from './enqueue-email.ts'
import { sendText } from './text-messages.ts'

const attempts = 8
const batch = 100

const Refund = v.object({ refund_id: v.string() })

/**
 * Returns when a failed row is tried again: after 10 s, 40 s, 160 s and so on, at most after an
 * hour.
 */
const nextTry = (now: Date, attemptCount: number): Date =>
  new Date(now.getTime() + Math.min(3_600_000, 10_000 * 4 ** (attemptCount - 1)))

/**
 * Processes one row. Returns a time when the row must wait without counting as a failure, or the reason
 * when the recipient's service refused it for good.
 */
async function carryOut(app: Application, row: OutboxRow): Promise<Date | string | undefined> {
  if (row.kind === 'refund') return sendRefund(app, v.parse(Refund, row.payload).refund_id)
  if (row.kind === 'payment_check') return checkPayment(app, row.payload)
  if (row.kind === 'mail') await app.mailer.send({ id: row.id, ...v.parse(EmailMessage, row.payload) })
  else if (row.kind === 'notice_mail') await sendNoticeEmail(app, row)
  else if (row.kind === 'notice_text') await sendNoticeText(app, row)
  else if (row.kind === 'notice_whatsapp') return sendNoticeByWhatsApp(app, row)
  else if (row.kind === 'notice_push') await sendNoticePush(app, row)
  else if (row.kind === 'password_reset') await sendResetLink(app, row)
  else if (row.kind === 'text') await sendText(app, row)
  else if (row.kind === 'code') await sendCode(app, row)
  else if (row.kind === 'sandbox_callback') await applyPaymentCallback(app, 'sandbox', row.payload)
  else throw new TypeError(`nothing carries out an outbox row of kind ${row.kind}`)
  return undefined
}

/** A refund with an unknown outcome goes to its own list instead of the rows that may be retried. */
const setAside = async (tx: Tx, app: Application, row: OutboxRow): Promise<boolean> =>
  row.kind === 'refund' &&
  v.is(Refund, row.payload) &&
  (await markRefundUnclear(tx, app, row.payload.refund_id))

const codesOf = (error: Error): readonly string[] =>
  ['code', 'responseCode'].flatMap((key) => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
  })

/**
 * Returns the kind of an error for the log, without its message, which may contain an email
 * address.
 */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? [error.name, ...codesOf(error)].join(' ').slice(0, 100) : 'unknown'

type Options = {
  /** The kinds to process; all of them when omitted. */
  readonly kinds?: readonly OutboxKind[]
  /** Stops before the next row when aborted; the next server continues. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Processes due rows outside any transaction; rows that keep failing are kept for a person to look at. Each
 * row is leased only when its turn comes, so that a killed server delays one row and not a batch.
 */
export async function drainOutbox(
  app: Application,
  { kinds = outboxKinds, signal }: Options = {},
): Promise<number> {
  let done = 0
  for (; done < batch; done += 1) {
    if (signal?.aborted) break
    const row = await app.database.write((tx) => leaseOutboxRow(tx, { now: app.now(), kinds }))
    if (row === undefined) break
    try {
      const outcome = await carryOut(app, row)
      await app.database.write((tx) =>
        outcome instanceof Date
          ? postponeOutboxRow(tx, row.id, outcome)
          : markOutboxRowDone(tx, row.id, app.now(), outcome),
      )
    } catch (error) {
      const reason = reasonOf(error)
      const now = app.now()
      const dead = row.attempts >= attempts
      await app.database.write(async (tx) => {
        if (dead && (await setAside(tx, app, row))) return markOutboxRowDone(tx, row.id, now)
        const next = dead ? { reason, deadAt: now } : { reason, nextAt: nextTry(now, row.attempts) }
        return markOutboxRowFailed(tx, row.id, next)
      })
      if (dead) app.log.error({ outbox: row.id, kind: row.kind, reason }, 'an outbox item was set aside')
      else app.log.warn({ outbox: row.id, kind: row.kind, reason }, 'an outbox item will be tried again')
    }
  }
  return done
}
