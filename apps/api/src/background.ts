import { setTimeout as wait } from 'node:timers/promises'
import { instant, riyadhDay } from '@sakina/domain/calendar'
import type { Application } from './application.ts'
import { removeOldAlerts } from './db/repositories/availability-alerts.ts'
import { removeOldIdempotencyKeys } from './db/repositories/idempotency.ts'
import { removeOldNotices } from './db/repositories/notices.ts'
import { removeOldOutbox } from './db/repositories/outbox.ts'
import { removeOldCodes } from './db/repositories/mobile-codes.ts'
import { removeOldHits } from './db/repositories/rate-limits.ts'
import { removeOldSessions } from './db/repositories/sessions.ts'
import { removeOldUploads } from './db/repositories/uploads.ts'
import { answerAlerts } from './use-cases/alerts/answer-alerts.ts'
import { removeUnproved } from './use-cases/identity/remove-unproved.ts'
import { updateDueContracts } from './use-cases/office/change-contracts.ts'
import { remind } from './use-cases/notices/remind.ts'
import { expireHolds } from './use-cases/orders/expire-holds.ts'
import { drainOutbox } from './use-cases/outbox/drain-outbox.ts'

export type Background = { readonly stop: () => Promise<void> }

type Chore = {
  readonly name: string
  readonly everySeconds: number
  /** An abort signal asks a chore of several steps to stop after the current step. */
  readonly work: (signal?: AbortSignal) => Promise<unknown>
}

/** Milliseconds a chore may take to stop; the next server continues with the rest. */
const stopWithin = 3_000

const days = 86_400_000

const daysAgo = (app: Application, count: number): Date => new Date(app.now().getTime() - count * days)

export const choresOf = (app: Application): readonly Chore[] => [
  // A slow mail server must not delay refunds.
  {
    name: 'mail',
    everySeconds: 2,
    work: (signal) => drainOutbox(app, { kinds: ['mail', 'notice_mail', 'password_reset'], signal }),
  },
  {
    name: 'texts',
    // somebody looks at the field that waits for the code
    everySeconds: 0.5,
    work: (signal) => drainOutbox(app, { kinds: ['text', 'code'], signal }),
  },
  {
    name: 'payments',
    everySeconds: 2,
    work: (signal) => drainOutbox(app, { kinds: ['refund', 'sandbox_callback'], signal }),
  },
  {
    name: 'payment checks',
    everySeconds: 10,
    work: (signal) => drainOutbox(app, { kinds: ['payment_check'], signal }),
  },
  {
    name: 'holds',
    everySeconds: app.config.sweepSeconds,
    work: async () => {
      await app.synchronizeClock()
      await expireHolds(app)
    },
  },
  { name: 'availability alerts', everySeconds: 300, work: () => answerAlerts(app) },
  { name: 'reminders', everySeconds: 60, work: () => remind(app) },
  { name: 'unproved accounts', everySeconds: 600, work: () => removeUnproved(app) },
  { name: 'contracts', everySeconds: 300, work: () => updateDueContracts(app) },
  {
    name: 'housekeeping',
    everySeconds: 600,
    work: () =>
      app.database.write(async (tx) => {
        await removeOldSessions(tx, app.now())
        await removeOldCodes(tx, app.now())
        await removeOldHits(tx, app.now())
        await removeOldIdempotencyKeys(tx, daysAgo(app, 7))
        await removeOldOutbox(tx, daysAgo(app, 30))
        await removeOldUploads(tx, daysAgo(app, 30))
        await removeOldNotices(tx, daysAgo(app, 180))
        await removeOldAlerts(tx, {
          answered: daysAgo(app, 30),
          asked: daysAgo(app, 365),
          day: riyadhDay(instant(app.now())),
        })
      }),
  },
]

/** Runs each chore periodically, one run at a time; an error is logged and the next run tries again. */
export function startBackground(app: Application): Background {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  const later = (chore: Chore): void => {
    if (stopping.signal.aborted) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      const turn = chore
        .work(stopping.signal)
        .then(() => {})
        .catch((error: unknown) => app.log.error({ err: error, chore: chore.name }, 'a chore failed'))
        .finally(() => {
          running.delete(turn)
          later(chore)
        })
      running.add(turn)
    }, chore.everySeconds * 1_000)
    timer.unref()
    timers.add(timer)
  }
  for (const chore of choresOf(app)) later(chore)
  return {
    async stop() {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      await Promise.race([Promise.all(running), wait(stopWithin, undefined, { ref: false })])
    },
  }
}
