import type { Application } from '../../application.ts'
import { countBusiness } from '../../db/repositories/business-counts.ts'
import { countOutboxBacklog, outboxKinds } from '../../db/repositories/outbox.ts'
import { countRefunds } from '../../db/repositories/refunds.ts'
import { countTextsOfDay } from '../limits.ts'

/** The numbers of records that wait for somebody or something, by kind, and of texts with codes. */
export type PendingWorkCounts = Readonly<Record<string, number | Readonly<Record<string, number>>>>

/**
 * Counts the records that wait for a person or are stuck, for the monitor. Other metrics still work
 * when the database does not.
 */
export async function countPendingWork(
  app: Pick<Application, 'database' | 'now'>,
): Promise<PendingWorkCounts> {
  try {
    const db = app.database.reader
    const rows = await countOutboxBacklog(db, app.now())
    const byKind = (count: 'waiting' | 'oldestSeconds' | 'givenUp') =>
      Object.fromEntries(
        outboxKinds.map((kind) => [kind, rows.find((row) => row.kind === kind)?.[count] ?? 0]),
      )
    const business = await countBusiness(db, app.now())
    return {
      orders: business.orders,
      payments_of_last_day: business.paymentsOfLastDay,
      orders_without_worker: business.ordersWithoutWorker,
      overdue_requests: business.overdueRequests,
      overdue_complaints: business.overdueComplaints,
      unconfirmed_visits: business.unconfirmedVisits,
      refunds_set_aside: await countRefunds(db, 'unclear'),
      outbox_waiting: byKind('waiting'),
      outbox_oldest_waiting_seconds: byKind('oldestSeconds'),
      outbox_given_up: byKind('givenUp'),
      code_texts_of_day: await countTextsOfDay(app),
    }
  } catch {
    return {}
  }
}
