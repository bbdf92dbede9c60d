import type { Application } from '../../application.ts'
import { visitById, visitsInProgressEndedBy } from '../../db/repositories/visits.ts'
import { processEach } from '../process-each.ts'
import { advanceVisit, lockVisitWithOrder } from './advance-visit.ts'

/** A visit in progress is made when its time ends, even if nobody says so. */
async function finishVisitsInProgress(app: Application): Promise<number> {
  const ended = await visitsInProgressEndedBy(app.database.reader, app.now())
  return processEach(
    app,
    ended.map(({ id }) => id),
    (id) =>
      app.database.write(async (tx) => {
        const known = await visitById(tx, id)
        const locked = known && (await lockVisitWithOrder(tx, known))
        if (locked?.visit.status !== 'in_progress') return false
        await advanceVisit(tx, app, locked, { to: 'done' })
        return true
      }),
  )
}

/** Settles the visits whose time decides about them. */
export const settleVisits = (app: Application): Promise<number> => finishVisitsInProgress(app)
