import { toLocalMobile, parseMobile } from '@sakina/domain/identity'
import { canNameDoorContact, canReportComingToDoor } from '@sakina/domain/visit-day'
import type { VisitState } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import { changeVisit, lockVisit, visitById, type Visit } from '../../db/repositories/visits.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { readVisitView, type VisitView } from './read-visits.ts'

async function changeMyVisit(
  app: Application,
  customer: SignedInCustomer,
  visitId: string,
  {
    isAllowed,
    changes,
  }: {
    readonly isAllowed: (state: VisitState) => boolean
    readonly changes: (visit: Visit) => Partial<Pick<Visit, 'comingAt' | 'doorName' | 'doorMobile'>>
  },
): Promise<VisitView> {
  const known = await visitById(app.database.reader, visitId)
  if (known === undefined || known.customerId !== customer.id) throw new Failure('not_found')
  const changed = await app.database.write(async (tx) => {
    const visit = await lockVisit(tx, known.id)
    if (visit === undefined) throw new Failure('not_found')
    if (!isAllowed(visit.status)) throw new Failure('transition_not_allowed')
    const values = changes(visit)
    await changeVisit(tx, visit.id, values)
    return { ...visit, ...values }
  })
  return readVisitView(app, changed)
}

/** The family reports that somebody is coming to the door; a second report keeps the first time. */
export const reportFamilyComingToDoor = (
  app: Application,
  customer: SignedInCustomer,
  visitId: string,
): Promise<VisitView> =>
  changeMyVisit(app, customer, visitId, {
    isAllowed: canReportComingToDoor,
    changes: ({ comingAt }) => ({ comingAt: comingAt ?? app.now() }),
  })

/** Stores who opens the door to a visit. */
export function setDoorContact(
  app: Application,
  customer: SignedInCustomer,
  { visitId, name, mobile }: { readonly visitId: string; readonly name: string; readonly mobile: string },
): Promise<VisitView> {
  const number = parseMobile(mobile)
  if (!number.ok) throw invalidFieldsFailure({ mobile: 'not_a_phone' })
  return changeMyVisit(app, customer, visitId, {
    isAllowed: canNameDoorContact,
    changes: () => ({ doorName: name.trim(), doorMobile: toLocalMobile(number.value) }),
  })
}
