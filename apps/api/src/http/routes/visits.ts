import {
  listVisits,
  moveVisit,
  nameDoorContact,
  tellDriverSomeoneIsComing,
} from '@sakina/api-client/wire/visits'
import { setDoorContact, reportFamilyComingToDoor } from '../../use-cases/visits/answer-driver.ts'
import { moveMyVisit } from '../../use-cases/visits/move-visit.ts'
import { listMyVisits, readVisitView } from '../../use-cases/visits/read-visits.ts'
import { resultBody } from '../response-bodies.ts'
import { defineRoute, type Route } from '../route.ts'
import { toWireVisit } from '../shapes/visit.ts'
import { readPresentationContext } from '../presentation-context.ts'

export const visitRoutes: readonly Route[] = [
  defineRoute(listVisits, async ({ app, customer, language }) => {
    const known = await readPresentationContext(app, language)
    return resultBody((await listMyVisits(app, customer)).map((view) => toWireVisit(view, known)))
  }),

  defineRoute(moveVisit, async ({ app, customer, params, body, idempotencyKey, language }) => {
    const visit = await moveMyVisit(app, customer, {
      visitId: params.id,
      day: body.date,
      period: body.visit_window,
      key: idempotencyKey,
    })
    const known = await readPresentationContext(app, language)
    return resultBody(toWireVisit(await readVisitView(app, visit), known))
  }),

  defineRoute(tellDriverSomeoneIsComing, async ({ app, customer, params, language }) =>
    resultBody(
      toWireVisit(
        await reportFamilyComingToDoor(app, customer, params.id),
        await readPresentationContext(app, language),
      ),
    ),
  ),

  defineRoute(nameDoorContact, async ({ app, customer, params, body, language }) =>
    resultBody(
      toWireVisit(
        await setDoorContact(app, customer, { visitId: params.id, ...body }),
        await readPresentationContext(app, language),
      ),
    ),
  ),
]
