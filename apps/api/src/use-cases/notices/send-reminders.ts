import { addDays, daysBetween, instant, localDate, riyadhDay } from '@sakina/domain/calendar'
import { dueVisitReminder } from '@sakina/domain/notices'
import type { Application } from '../../application.ts'
import { findVouchersDueForReminder, existingNoticeKeys } from '../../db/repositories/notices.ts'
import { lockVisit, scheduledVisitsBetween, type Visit } from '../../db/repositories/visits.ts'
import { processEach } from '../process-each.ts'
import { notifyCustomer } from './notify-customer.ts'

const hour = 3_600_000

/** Thirty hours reach from the evening before to the last visit of the next day. */
const hoursAhead = 30

const daysOfVoucher = 7

const due = ({ startsAt }: Visit, now: Date) => dueVisitReminder(instant(startsAt), instant(now))

async function remindOfVisits(app: Application): Promise<number> {
  const now = app.now()
  const until = new Date(now.getTime() + hoursAhead * hour)
  const visits = (await scheduledVisitsBetween(app.database.reader, { after: now, until })).filter((visit) =>
    due(visit, now),
  )
  const sentKeys = await existingNoticeKeys(
    app.database.reader,
    visits.map(({ id }) => id),
    ['visit_tomorrow', 'visit_soon'],
  )
  const open = visits.filter((visit) => !sentKeys.has(`${visit.id} ${due(visit, now)}`))
  return processEach(
    app,
    open.map(({ id }) => id),
    (id) =>
      app.database.write(async (tx) => {
        // The visit may have been moved or cancelled since it was listed.
        const visit = await lockVisit(tx, id)
        const kind = visit?.status === 'scheduled' ? due(visit, app.now()) : undefined
        if (visit === undefined || kind === undefined) return false
        const facts = { day: visit.day, from: visit.arriveFrom, to: visit.arriveTo }
        await notifyCustomer(tx, app, visit.customerId, { kind, about: id, facts })
        return true
      }),
  )
}

async function remindOfVouchers(app: Application): Promise<number> {
  const today = riyadhDay(instant(app.now()))
  const ending = await findVouchersDueForReminder(app.database.reader, {
    from: today,
    until: addDays(today, daysOfVoucher),
  })
  return app.database.write(async (tx) => {
    for (const { customerId, code, validTo } of ending) {
      const days = validTo === null ? 0 : daysBetween(today, localDate(validTo))
      await notifyCustomer(tx, app, customerId, {
        kind: 'voucher_ending',
        about: code,
        facts: { code, days },
      })
    }
    return ending.length
  })
}

/**
 * Sends the reminders that are due by time: visits of tomorrow and of the next two hours, vouchers about
 * to end.
 */
export const sendReminders = async (app: Application): Promise<number> =>
  (await remindOfVisits(app)) + (await remindOfVouchers(app))
