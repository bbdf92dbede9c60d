import { isVisitRemedyOpen } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { visitById, visitsInProgressEndedBy, visitsWithOpenRemedy } from '../../db/repositories/visits.ts'
import { announceChange } from '../changes/announce-change.ts'
import { processEach } from '../process-each.ts'
import {
  advanceVisit,
  finishContractOfVisits,
  lockVisitWithOrder,
  notifyOfFailedVisit,
} from './advance-visit.ts'
import { returnFailedVisit, type LockedVisit } from './return-visit.ts'

/** Locks each visit in a transaction of its own and runs `work`, which says whether it changed it. */
const forEachVisit = (
  app: Application,
  visits: readonly { readonly id: string }[],
  work: (tx: Tx, locked: LockedVisit) => Promise<boolean>,
): Promise<number> =>
  processEach(
    app,
    visits.map(({ id }) => id),
    (id) =>
      app.database.write(async (tx) => {
        const known = await visitById(tx, id)
        return known !== undefined && work(tx, await lockVisitWithOrder(tx, known))
      }),
  )

/** A visit in progress is made when its time ends, even if nobody says so. */
const finishVisitsInProgress = async (app: Application): Promise<number> =>
  forEachVisit(app, await visitsInProgressEndedBy(app.database.reader, app.now()), async (tx, locked) => {
    if (locked.visit.status !== 'in_progress') return false
    await advanceVisit(tx, app, locked, { to: 'done' })
    return true
  })

/** A failed visit for which the family has not chosen in time is returned. */
const returnUnchosenVisits = async (app: Application): Promise<number> =>
  forEachVisit(app, await visitsWithOpenRemedy(app.database.reader), async (tx, locked) => {
    const { visit, contract, order } = locked
    if (visit.chooseBy === null || !isVisitRemedyOpen(visit)) return false
    if (visit.chooseBy > app.now()) {
      // The upgrade opened the choice for visits that the office had called off before.
      await notifyOfFailedVisit(tx, app, locked, visit.chooseBy)
      return false
    }
    await returnFailedVisit(tx, app, locked)
    await finishContractOfVisits(tx, app, contract)
    await announceChange(tx, app, order.id)
    return true
  })

/** Settles the visits whose time decides about them. */
export const settleVisits = async (app: Application): Promise<number> =>
  (await finishVisitsInProgress(app)) + (await returnUnchosenVisits(app))
