import { setTimeout as wait } from 'node:timers/promises'
import type { Application } from './application.ts'
import { outboxKinds, type OutboxKind } from './db/repositories/outbox.ts'
import { sendAvailabilityAlerts } from './use-cases/alerts/send-availability-alerts.ts'
import { removeUnverifiedAccounts } from './use-cases/identity/register.ts'
import { advanceContractsByDate } from './use-cases/office/change-contracts.ts'
import { sendReminders } from './use-cases/notices/send-reminders.ts'
import { expireHolds } from './use-cases/orders/expire-holds.ts'
import { drainOutbox } from './use-cases/outbox/drain-outbox.ts'
import { settleVisits } from './use-cases/visits/settle-visits.ts'
import { removeExpiredRecords } from './use-cases/retention/remove-expired.ts'

/** The background jobs under way, which can be stopped. */
export type RunningBackgroundJobs = { readonly stop: () => Promise<void> }

type BackgroundJob = {
  readonly name: string
  readonly everySeconds: number
  /** An abort signal asks a job of several steps to stop after the current step. */
  readonly work: (signal?: AbortSignal) => Promise<unknown>
}

/** Milliseconds a job may take to stop; the next server continues with the rest. */
const stopWithin = 3_000

/** The job of each kind of outbox row: a slow mail server must not delay refunds or codes. */
const jobOfOutboxKind = {
  mail: 'mail',
  notice_mail: 'mail',
  password_reset: 'mail',
  text: 'texts',
  code: 'texts',
  notice_text: 'notices to mobiles',
  notice_whatsapp: 'notices to mobiles',
  notice_push: 'notices to browsers',
  refund: 'payments',
  sandbox_callback: 'payments',
  payment_check: 'payment checks',
} as const satisfies Readonly<Record<OutboxKind, string>>

const outboxJob = (
  app: Application,
  name: (typeof jobOfOutboxKind)[OutboxKind],
  everySeconds: number,
): BackgroundJob => {
  const kinds = outboxKinds.filter((kind) => jobOfOutboxKind[kind] === name)
  return { name, everySeconds, work: (signal) => drainOutbox(app, { kinds, signal }) }
}

/** Returns the background jobs of the server, with how often each runs. */
export const createBackgroundJobs = (app: Application): readonly BackgroundJob[] => [
  outboxJob(app, 'mail', 2),
  // Texts are sent every half second, because a customer is waiting for the code.
  outboxJob(app, 'texts', 0.5),
  outboxJob(app, 'notices to mobiles', 2),
  outboxJob(app, 'notices to browsers', 2),
  outboxJob(app, 'payments', 2),
  outboxJob(app, 'payment checks', 10),
  {
    name: 'holds',
    everySeconds: app.config.sweepSeconds,
    work: async () => {
      await app.synchronizeClock()
      await expireHolds(app)
    },
  },
  { name: 'availability alerts', everySeconds: 300, work: () => sendAvailabilityAlerts(app) },
  { name: 'reminders', everySeconds: 60, work: () => sendReminders(app) },
  { name: 'unproved accounts', everySeconds: 600, work: () => removeUnverifiedAccounts(app) },
  { name: 'visits', everySeconds: 300, work: () => settleVisits(app) },
  { name: 'contracts', everySeconds: 300, work: () => advanceContractsByDate(app) },
  {
    name: 'housekeeping',
    everySeconds: 600,
    work: () => removeExpiredRecords(app),
  },
]

/**
 * Runs every job periodically, with at most one run of each job at a time. An error is logged, and
 * the next run tries again.
 */
export function startBackgroundJobs(app: Application): RunningBackgroundJobs {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  const later = (job: BackgroundJob): void => {
    if (stopping.signal.aborted) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      const turn = job
        .work(stopping.signal)
        .then(() => {})
        .catch((error: unknown) => app.log.error({ err: error, job: job.name }, 'a job failed'))
        .finally(() => {
          running.delete(turn)
          later(job)
        })
      running.add(turn)
    }, job.everySeconds * 1_000)
    timer.unref()
    timers.add(timer)
  }
  for (const job of createBackgroundJobs(app)) later(job)
  return {
    async stop() {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      await Promise.race([Promise.all(running), wait(stopWithin, undefined, { ref: false })])
    },
  }
}
