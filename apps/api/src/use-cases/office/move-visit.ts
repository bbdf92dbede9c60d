import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsMoveVisit } from '@sakina/api-client/wire/ops'
import type { Application } from '../../application.ts'
import { visitById } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { announceChange } from '../changes/announce-change.ts'
import { lockVisitWithOrder } from '../visits/advance-visit.ts'
import { moveLockedVisit } from '../visits/move-visit.ts'
import { runMoneyCommand, type MoneyCommand } from './money-command.ts'

/** Moves a visit for the office, which needs no notice, and returns the id of the visit at its new time. */
export const moveVisitByOffice = (
  app: Application,
  command: MoneyCommand,
  { date: day, visit_window: period }: BodyOf<typeof opsMoveVisit>,
): Promise<string> =>
  runMoneyCommand(app, command, 'visit', async (tx) => {
    const known = await visitById(tx, command.id)
    if (known === undefined) throw new Failure('not_found')
    const { visit, contract, order } = await lockVisitWithOrder(tx, known)
    if (visit.startsAt <= app.now()) throw new Failure('visit_not_movable')
    const policies = { ...app.config.policies, noticeHours: 0 }
    const id = await moveLockedVisit(tx, app, { contract, visit }, { to: { day, period }, policies })
    await announceChange(tx, app, order.id)
    return id
  })
