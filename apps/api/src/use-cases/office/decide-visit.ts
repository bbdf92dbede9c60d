import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsDecideVisit } from '@sakina/api-client/wire/ops'
import type { Application } from '../../application.ts'
import { visitById } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { lockVisitWithOrder } from '../visits/advance-visit.ts'
import { confirmVisitByOffice, failUnconfirmedVisit } from '../visits/confirm-visit.ts'
import { isUnconfirmed } from '../visits/undecided-visit.ts'
import { runAnswer, type MoneyCommand } from './money-command.ts'

/** Decides whether a visit that nobody confirmed or the family disputes was made, and answers the family. */
export const decideVisit = (
  app: Application,
  command: MoneyCommand,
  { decision, note }: BodyOf<typeof opsDecideVisit>,
) =>
  runAnswer(app, command, 'visit', async (tx) => {
    const known = await visitById(tx, command.id)
    if (known === undefined) throw new Failure('not_found')
    const locked = await lockVisitWithOrder(tx, known)
    if (!isUnconfirmed(locked.visit, app.now())) throw new Failure('transition_not_allowed')
    if (decision === 'failed') return failUnconfirmedVisit(tx, app, locked, note)
    await confirmVisitByOffice(tx, app, locked, note)
  })
