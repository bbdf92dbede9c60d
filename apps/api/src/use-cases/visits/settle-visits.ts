import { instant } from '@sakina/domain/calendar'
import { unconfirmedVisitDeadline, unconfirmedWarningDay, visitQuestionTime } from '@sakina/domain/visit-day'
import { isVisitRemedyOpen } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import { brand } from '../../catalogue/brand.ts'
import type { Tx } from '../../db/database.ts'
import {
  changeVisit,
  unconfirmedVisits,
  visitById,
  visitsInProgressEndedBy,
  visitsWithOpenRemedy,
  type Visit,
} from '../../db/repositories/visits.ts'
import { unconfirmedVisitEmail } from '../../emails/unconfirmed-visit.ts'
import { announceChange } from '../changes/announce-change.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { processEach } from '../process-each.ts'
import {
  advanceVisit,
  finishContractOfVisits,
  lockVisitWithOrder,
  notifyOfFailedVisit,
} from './advance-visit.ts'
import { failUnconfirmedVisit } from './confirm-visit.ts'
import { returnFailedVisit, type LockedVisit } from './return-visit.ts'
import { readClaim, sumAtStake } from './unconfirmed-visits.ts'
import { isUnconfirmed } from './undecided-visit.ts'

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

/** Asks the family once, on the evening of an unconfirmed visit, whether the worker came. */
async function askAboutVisit(tx: Tx, app: Application, visit: Visit): Promise<void> {
  const { id, startsAt, endsAt, day, customerId } = visit
  if (instant(app.now()) < visitQuestionTime({ startsAt: instant(startsAt), endsAt: instant(endsAt) })) return
  await notifyCustomer(tx, app, customerId, { kind: 'visit_unconfirmed', about: id, facts: { day } })
}

/** Warns the office of an unconfirmed visit, once on each day of the policy, with the sum at stake. */
async function warnOffice(tx: Tx, app: Application, { visit, contract }: LockedVisit): Promise<void> {
  const now = app.now()
  const day = unconfirmedWarningDay(instant(visit.endsAt), instant(now), app.config.policies)
  if (day <= visit.warnedOnDay) return
  await changeVisit(tx, visit.id, { warnedOnDay: day })
  const amount = await sumAtStake(tx, visit, now)
  app.log.warn({ visit: visit.id, days: day, halalas: amount }, 'nobody has confirmed a visit')
  const { number } = contract
  const words = unconfirmedVisitEmail({
    visit: `${number}/${visit.sequence}`,
    day: visit.day,
    days: day,
    amount,
  })
  await enqueueEmail(tx, app, { to: brand.email, ...words })
}

/**
 * Decides about the visits that nobody confirmed: the office's silence about a claim decides for the
 * family, unless a person has to; without a word from anybody, the visit failed after a week.
 */
const decideUnconfirmedVisits = async (app: Application): Promise<number> =>
  forEachVisit(app, await unconfirmedVisits(app.database.reader, app.now()), async (tx, locked) => {
    const { visit } = locked
    const { policies } = app.config
    const now = instant(app.now())
    if (!isUnconfirmed(visit, app.now())) return false
    const claim = await readClaim(tx, app, visit)
    const isDue =
      claim === undefined
        ? now >= unconfirmedVisitDeadline(instant(visit.endsAt), policies)
        : !claim.isForPerson && claim.decideBy.getTime() <= now
    if (isDue) {
      await failUnconfirmedVisit(tx, app, locked)
      return true
    }
    if (claim === undefined) await askAboutVisit(tx, app, visit)
    await warnOffice(tx, app, locked)
    return false
  })

/** Settles the visits whose time decides about them. */
export const settleVisits = async (app: Application): Promise<number> =>
  (await finishVisitsInProgress(app)) +
  (await decideUnconfirmedVisits(app)) +
  (await returnUnchosenVisits(app))
