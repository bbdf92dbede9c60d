import { instant } from '@sakina/domain/calendar'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { rateVisit } from '@sakina/api-client/wire/visits'
import { canRateVisit } from '@sakina/domain/visit-day'
import type { Application } from '../../application.ts'
import { changeVisit, lockVisit, visitById } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { readVisitView, type VisitView } from './read-visits.ts'
import { isClaimOpen } from './undecided-visit.ts'

/** Stores what a family says about its visit; a later word within the days of the rule replaces the first one. */
export async function rateMyVisit(
  app: Application,
  customer: SignedInCustomer,
  { id, stars, note, nextWorker }: BodyOf<typeof rateVisit> & { readonly id: string },
): Promise<VisitView> {
  const known = await visitById(app.database.reader, id)
  if (known === undefined || known.customerId !== customer.id) throw new Failure('not_found')
  const rated = await app.database.write(async (tx) => {
    const visit = await lockVisit(tx, known.id)
    if (visit === undefined) throw new Failure('not_found')
    const now = app.now()
    const facts = {
      state: visit.status,
      isClaimOpen: isClaimOpen(visit),
      ratedAt: visit.ratedAt === null ? null : instant(visit.ratedAt),
    }
    if (!canRateVisit(facts, instant(now))) throw new Failure('transition_not_allowed')
    const values = {
      ratingStars: stars,
      ratingNote: note?.trim() || null,
      nextWorker: nextWorker ?? null,
      ratedAt: visit.ratedAt ?? now,
    }
    await changeVisit(tx, visit.id, values)
    return { ...visit, ...values }
  })
  return readVisitView(app, rated)
}
