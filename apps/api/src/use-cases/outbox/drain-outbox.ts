import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import {
  leaseOutbox,
  markDone,
  markFailed,
  outboxKinds,
  postpone,
  type OutboxKind,
  type OutboxRow,
} from '../../db/repositories/outbox.ts'
import { textCode } from '../identity/text-code.ts'
import { sendResetLink } from '../identity/send-reset-link.ts'
import { mailNotice } from '../notices/send-notice.ts'
import { checkPayment } from '../payments/check-payment.ts'
import { sendRefund, setAsideRefund } from '../payments/send-refund.ts'
import { receiveCallback } from '../payments/settle-payment.ts'
import { Letter } from './letters.ts'
import { sendText } from './texts.ts'

const attempts = 8
const batch = 10

const Refund = v.object({ refund_id: v.string() })

/** 10 s, 40 s, 160 s … and at most an hour until the next try. */
const nextTry = (now: Date, tried: number): Date =>
  new Date(now.getTime() + Math.min(3_600_000, 10_000 * 4 ** (tried - 1)))

/** Answers with a moment when it has to wait until then: that is no failure of its own. */
async function carryOut(app: Application, row: OutboxRow): Promise<Date | undefined> {
  if (row.kind === 'refund') return sendRefund(app, v.parse(Refund, row.payload).refund_id)
  if (row.kind === 'payment_check') return checkPayment(app, row.payload)
  if (row.kind === 'mail') await app.mailer.send({ id: row.id, ...v.parse(Letter, row.payload) })
  else if (row.kind === 'notice_mail') await mailNotice(app, row)
  else if (row.kind === 'password_reset') await sendResetLink(app, row)
  else if (row.kind === 'text') await sendText(app, row)
  else if (row.kind === 'code') await textCode(app, row)
  else if (row.kind === 'sandbox_callback') await receiveCallback(app, 'sandbox', row.payload)
  else throw new TypeError(`nothing carries out an outbox row of kind ${row.kind}`)
  return undefined
}

/** A refund nobody knows the end of waits in a list of its own, not among what may simply be tried again. */
const setAside = async (tx: Tx, app: Application, row: OutboxRow): Promise<boolean> =>
  row.kind === 'refund' && v.is(Refund, row.payload) && (await setAsideRefund(tx, app, row.payload.refund_id))

const codesOf = (error: Error): readonly string[] =>
  ['code', 'responseCode'].flatMap((key) => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
  })

/** Tells a refused recipient from a wrong password or a silent server; a message could name somebody. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? [error.name, ...codesOf(error)].join(' ').slice(0, 100) : 'unknown'

type Options = {
  /** All of them if left out. */
  readonly kinds?: readonly OutboxKind[]
  /** What is not sent yet when this is aborted is left for the next server. */
  readonly signal?: AbortSignal | undefined
}

/** Sends what is due, outside any transaction; what keeps failing is set aside for a person, never dropped. */
export async function drainOutbox(
  app: Application,
  { kinds = outboxKinds, signal }: Options = {},
): Promise<number> {
  const due = await app.database.write((tx) => leaseOutbox(tx, { now: app.now(), most: batch, kinds }))
  for (const row of due) {
    if (signal?.aborted) break
    try {
      const notBefore = await carryOut(app, row)
      await app.database.write((tx) =>
        notBefore === undefined ? markDone(tx, row.id, app.now()) : postpone(tx, row.id, notBefore),
      )
    } catch (error) {
      const reason = reasonOf(error)
      const now = app.now()
      const dead = row.attempts >= attempts
      await app.database.write(async (tx) => {
        if (dead && (await setAside(tx, app, row))) return markDone(tx, row.id, now)
        const next = dead ? { reason, deadAt: now } : { reason, nextAt: nextTry(now, row.attempts) }
        return markFailed(tx, row.id, next)
      })
      if (dead) app.log.error({ outbox: row.id, kind: row.kind, reason }, 'an outbox item was set aside')
      else app.log.warn({ outbox: row.id, kind: row.kind, reason }, 'an outbox item will be tried again')
    }
  }
  // what was asked for has become a letter or a text, which is due at once
  const isMoreDue = !signal?.aborted && due.some(({ kind }) => kind === 'password_reset' || kind === 'code')
  return due.length + (isMoreDue ? await drainOutbox(app, { kinds, signal }) : 0)
}
