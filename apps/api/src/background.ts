import type { Application } from './application.ts'
import { removeOldKeys } from './db/repositories/idempotency.ts'
import { removeOldOutbox } from './db/repositories/outbox.ts'
import { removeOldHits } from './db/repositories/rate-limits.ts'
import { removeOldSessions } from './db/repositories/sessions.ts'
import { removeOldUploads } from './db/repositories/uploads.ts'
import { ageContracts } from './use-cases/office/change-contracts.ts'
import { expireHolds } from './use-cases/orders/expire-holds.ts'
import { drainOutbox } from './use-cases/outbox/drain-outbox.ts'

export type Background = { readonly stop: () => Promise<void> }

type Chore = { readonly name: string; readonly everySeconds: number; readonly work: () => Promise<unknown> }

const days = 86_400_000

const daysAgo = (app: Application, count: number): Date => new Date(app.now().getTime() - count * days)

export const choresOf = (app: Application): readonly Chore[] => [
  { name: 'outbox', everySeconds: 2, work: () => drainOutbox(app) },
  { name: 'holds', everySeconds: app.config.sweepSeconds, work: () => expireHolds(app) },
  { name: 'contracts', everySeconds: 300, work: () => ageContracts(app) },
  {
    name: 'housekeeping',
    everySeconds: 600,
    work: () =>
      app.database.write(async (tx) => {
        await removeOldSessions(tx, app.now())
        await removeOldHits(tx, app.now())
        await removeOldKeys(tx, daysAgo(app, 7))
        await removeOldOutbox(tx, daysAgo(app, 30))
        await removeOldUploads(tx, daysAgo(app, 30))
      }),
  },
]

/** Runs each chore again and again, one at a time; a failure is logged and the next turn tries again. */
export function startBackground(app: Application): Background {
  let stopped = false
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  const later = (chore: Chore): void => {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      const turn = chore
        .work()
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
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
