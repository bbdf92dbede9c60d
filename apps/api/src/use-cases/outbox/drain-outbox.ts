import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { leaseOutbox, markDone, markFailed, type OutboxRow } from '../../db/repositories/outbox.ts'
import { Letter } from './letters.ts'

const attempts = 8
const batch = 10

type Parts = Pick<Application, 'database' | 'now' | 'log' | 'mailer' | 'payment'>

const Refund = v.object({ provider_ref: v.string(), amount: v.number() })

/** 10 s, 40 s, 160 s … and at most an hour until the next try. */
const nextTry = (now: Date, tried: number): Date =>
  new Date(now.getTime() + Math.min(3_600_000, 10_000 * 4 ** (tried - 1)))

async function carryOut(parts: Parts, row: OutboxRow): Promise<void> {
  if (row.kind === 'mail') await parts.mailer.send({ id: row.id, ...v.parse(Letter, row.payload) })
  else if (row.kind === 'refund') {
    const refund = v.parse(Refund, row.payload)
    await parts.payment.refund(refund.provider_ref, refund.amount)
  } else throw new TypeError(`nothing carries out an outbox row of kind ${row.kind}`)
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown').slice(0, 100)

/** Sends what is due, outside any transaction; what keeps failing is set aside for a person, never dropped. */
export async function drainOutbox(parts: Parts): Promise<number> {
  const due = await parts.database.write((tx) => leaseOutbox(tx, parts.now(), batch))
  for (const row of due) {
    try {
      await carryOut(parts, row)
      await parts.database.write((tx) => markDone(tx, row.id, parts.now()))
    } catch (error) {
      const reason = reasonOf(error)
      const now = parts.now()
      const dead = row.attempts >= attempts
      await parts.database.write((tx) =>
        markFailed(
          tx,
          row.id,
          dead ? { reason, deadAt: now } : { reason, nextAt: nextTry(now, row.attempts) },
        ),
      )
      if (dead) parts.log.error({ outbox: row.id, kind: row.kind, reason }, 'an outbox item was set aside')
      else parts.log.warn({ outbox: row.id, kind: row.kind, reason }, 'an outbox item will be tried again')
    }
  }
  return due.length
}
