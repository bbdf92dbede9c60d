import { addDays, daysBetween, instant, localDate, riyadhDay } from '@sakina/domain/calendar'
import { dueReminder } from '@sakina/domain/notices'
import type { Application } from '../../application.ts'
import { endingVouchers, toldOf } from '../../db/repositories/notices.ts'
import { lockVisit, visitsBetween, type Visit } from '../../db/repositories/visits.ts'
import { processEach } from '../process-each.ts'
import { tell } from './tell.ts'

const hour = 3_600_000

/** From the evening before on. */
const hoursAhead = 30

const daysOfVoucher = 7

const due = ({ startsAt }: Visit, now: Date) => dueReminder(instant(startsAt), instant(now))

async function remindOfVisits(app: Application): Promise<number> {
  const now = app.now()
  const until = new Date(now.getTime() + hoursAhead * hour)
  const visits = (await visitsBetween(app.database.reader, { after: now, until })).filter((visit) =>
    due(visit, now),
  )
  const told = await toldOf(
    app.database.reader,
    visits.map(({ id }) => id),
    ['visit_tomorrow', 'visit_soon'],
  )
  const open = visits.filter((visit) => !told.has(`${visit.id} ${due(visit, now)}`))
  return processEach(
    app,
    open.map(({ id }) => id),
    (id) =>
      app.database.write(async (tx) => {
        // it may be moved or called off just now
        const visit = await lockVisit(tx, id)
        const kind = visit?.status === 'scheduled' ? due(visit, app.now()) : undefined
        if (visit === undefined || kind === undefined) return false
        const facts = { day: visit.day, from: visit.arriveFrom, to: visit.arriveTo }
        await tell(tx, app, visit.customerId, { kind, about: id, facts })
        return true
      }),
  )
}

async function remindOfVouchers(app: Application): Promise<number> {
  const today = riyadhDay(instant(app.now()))
  const ending = await endingVouchers(app.database.reader, {
    from: today,
    until: addDays(today, daysOfVoucher),
  })
  return app.database.write(async (tx) => {
    for (const { customerId, code, validTo } of ending) {
      const days = validTo === null ? 0 : daysBetween(today, localDate(validTo))
      await tell(tx, app, customerId, { kind: 'voucher_ending', about: code, facts: { code, days } })
    }
    return ending.length
  })
}

/** What nobody does but the clock: visits of tomorrow and of the next two hours, vouchers about to end. */
export const remind = async (app: Application): Promise<number> =>
  (await remindOfVisits(app)) + (await remindOfVouchers(app))
