import { setTimeout as wait } from 'node:timers/promises'
import type { Application } from './application.ts'
import { answerAlerts } from './use-cases/alerts/answer-alerts.ts'
import { removeUnprovedAccounts } from './use-cases/identity/remove-unproved-accounts.ts'
import { updateDueContracts } from './use-cases/office/change-contracts.ts'
import { sendReminders } from './use-cases/notices/send-reminders.ts'
import { expireHolds } from './use-cases/orders/expire-holds.ts'
import { drainOutbox } from './use-cases/outbox/drain-outbox.ts'
import { removeExpired } from './use-cases/retention/remove-expired.ts'

export type RunningBackgroundJobs = { readonly stop: () => Promise<void> }

type BackgroundJob = {
  readonly name: string
  readonly everySeconds: number
  /** An abort signal asks a job of several steps to stop after the current step. */
  readonly work: (signal?: AbortSignal) => Promise<unknown>
}

/** Milliseconds a job may take to stop; the next server continues with the rest. */
const stopWithin = 3_000

export const backgroundJobsOf = (app: Application): readonly BackgroundJob[] => [
  // Emails have a job of their own, because a slow mail server must not delay refunds.
  {
    name: 'mail',
    everySeconds: 2,
    work: (signal) => drainOutbox(app, { kinds: ['mail', 'notice_mail', 'password_reset'], signal }),
  },
  {
    name: 'texts',
    // Every half second, because a customer is waiting for the code.
    everySeconds: 0.5,
    work: (signal) => drainOutbox(app, { kinds: ['text', 'code'], signal }),
  },
  // Notices have a job of their own, so that they never delay a code that somebody is waiting for.
  {
    name: 'notices to mobiles',
    everySeconds: 2,
    work: (signal) => drainOutbox(app, { kinds: ['notice_text', 'notice_whatsapp'], signal }),
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
  { name: 'reminders', everySeconds: 60, work: () => sendReminders(app) },
  { name: 'unproved accounts', everySeconds: 600, work: () => removeUnprovedAccounts(app) },
  { name: 'contracts', everySeconds: 300, work: () => updateDueContracts(app) },
  {
    name: 'housekeeping',
    everySeconds: 600,
    work: () => removeExpired(app),
  },
]

/** Runs each job periodically, one run at a time; an error is logged and the next run tries again. */
export function startBackground(app: Application): RunningBackgroundJobs {
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
  for (const job of backgroundJobsOf(app)) later(job)
  return {
    async stop() {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      await Promise.race([Promise.all(running), wait(stopWithin, undefined, { ref: false })])
    },
  }
}
