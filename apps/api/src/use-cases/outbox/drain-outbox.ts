import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { leaseOutbox, markDone, markFailed, type OutboxRow } from '../../db/repositories/outbox.ts'
import { receiveCallback } from '../payments/settle-payment.ts'
import { markRefundSent } from '../payments/mark-refund-sent.ts'
import { Letter } from './letters.ts'

const attempts = 8
const batch = 10

const Refund = v.object({
  refund_id: v.optional(v.string()),
  payment_id: v.string(),
  provider_ref: v.string(),
  amount: v.number(),
})

/** 10 s, 40 s, 160 s … and at most an hour until the next try. */
const nextTry = (now: Date, tried: number): Date =>
  new Date(now.getTime() + Math.min(3_600_000, 10_000 * 4 ** (tried - 1)))

async function carryOut(app: Application, row: OutboxRow): Promise<void> {
  if (row.kind === 'mail') await app.mailer.send({ id: row.id, ...v.parse(Letter, row.payload) })
  else if (row.kind === 'refund') {
    const refund = v.parse(Refund, row.payload)
    await app.payment.refund(refund.provider_ref, refund.amount)
    await markRefundSent(app, { paymentId: refund.payment_id, refundId: refund.refund_id })
  } else if (row.kind === 'sandbox_callback') await receiveCallback(app, 'sandbox', row.payload)
  else throw new TypeError(`nothing carries out an outbox row of kind ${row.kind}`)
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown').slice(0, 100)

/** Sends what is due, outside any transaction; what keeps failing is set aside for a person, never dropped. */
export async function drainOutbox(app: Application): Promise<number> {
  const due = await app.database.write((tx) => leaseOutbox(tx, app.now(), batch))
  for (const row of due) {
    try {
      await carryOut(app, row)
      await app.database.write((tx) => markDone(tx, row.id, app.now()))
    } catch (error) {
      const reason = reasonOf(error)
      const now = app.now()
      const dead = row.attempts >= attempts
      await app.database.write((tx) =>
        markFailed(
          tx,
          row.id,
          dead ? { reason, deadAt: now } : { reason, nextAt: nextTry(now, row.attempts) },
        ),
      )
      if (dead) app.log.error({ outbox: row.id, kind: row.kind, reason }, 'an outbox item was set aside')
      else app.log.warn({ outbox: row.id, kind: row.kind, reason }, 'an outbox item will be tried again')
    }
  }
  return due.length
}
