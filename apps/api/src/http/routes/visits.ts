import { listVisits, moveVisit } from '@sakina/api-client/wire/visits'
import { moveMyVisit } from '../../use-cases/visits/move-visit.ts'
import { myVisits, viewOfVisit } from '../../use-cases/visits/read-visits.ts'
import { result } from '../answers.ts'
import { route, type Route } from '../route.ts'
import { toWireVisitLine } from '../shapes/visit.ts'
import { presentationContext } from '../presentation-context.ts'

export const visitRoutes: readonly Route[] = [
  route(listVisits, async ({ app, customer, language }) => {
    const known = await presentationContext(app, language)
    return result((await myVisits(app, customer)).map((view) => toWireVisitLine(view, known)))
  }),

  route(moveVisit, async ({ app, customer, params, body, idempotencyKey, language }) => {
    const visit = await moveMyVisit(app, customer, {
      visitId: params.id,
      day: body.date,
      period: body.visit_window,
      key: idempotencyKey,
    })
    const known = await presentationContext(app, language)
    return result(toWireVisitLine(await viewOfVisit(app, visit), known))
  }),
]
