import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { withdrawNotices } from '../../db/repositories/notices.ts'
import type { Visit } from '../../db/repositories/visits.ts'
import { tell } from './tell.ts'

type Moved = Pick<Visit, 'id' | 'customerId' | 'day' | 'arriveFrom' | 'arriveTo'> & {
  readonly movedFrom: string
}

/** A visit that moved or is over reminds nobody any more. */
export const withdrawReminders = (tx: Tx, visitId: string): Promise<void> =>
  withdrawNotices(tx, visitId, ['visit_tomorrow', 'visit_soon', 'visit_moved'])

export async function tellOfMove(tx: Tx, app: Application, visit: Moved): Promise<void> {
  await withdrawReminders(tx, visit.movedFrom)
  await tell(tx, app, visit.customerId, {
    kind: 'visit_moved',
    about: visit.id,
    facts: { day: visit.day, from: visit.arriveFrom, to: visit.arriveTo },
  })
}
