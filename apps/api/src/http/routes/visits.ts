import {
  chooseVisitTime,
  confirmVisit,
  listVisits,
  listVisitTimes,
  moveVisit,
  nameDoorContact,
  rateVisit,
  refundFailedVisit,
  reportNobodyCame,
  tellDriverSomeoneIsComing,
} from '@sakina/api-client/wire/visits'
import { setDoorContact, reportFamilyComingToDoor } from '../../use-cases/visits/answer-driver.ts'
import { chooseAnotherVisitTime, listMyVisitTimes } from '../../use-cases/visits/another-time.ts'
import { claimNobodyCame, confirmMyVisit } from '../../use-cases/visits/confirm-visit.ts'
import { returnMyFailedVisit } from '../../use-cases/visits/choose-remedy.ts'
import { moveMyVisit } from '../../use-cases/visits/move-visit.ts'
import { rateMyVisit } from '../../use-cases/visits/rate-visit.ts'
import { listMyVisits, readVisitView } from '../../use-cases/visits/read-visits.ts'
import { defineRoute, type Route } from '../route.ts'
import { toVisit, toVisitTime } from '../shapes/visit.ts'
import { readPresentationContext } from '../presentation-context.ts'

export const visitRoutes: readonly Route[] = [
  defineRoute(listVisits, async ({ app, customer, language }) => {
    const context = await readPresentationContext(app, language)
    return (await listMyVisits(app, customer)).map((view) => toVisit(view, context))
  }),

  defineRoute(moveVisit, async ({ app, customer, params, body, idempotencyKey, language }) => {
    const visit = await moveMyVisit(app, customer, {
      visitId: params.id,
      day: body.date,
      period: body.window,
      key: idempotencyKey,
    })
    const context = await readPresentationContext(app, language)
    return toVisit(await readVisitView(app, visit), context)
  }),

  defineRoute(tellDriverSomeoneIsComing, async ({ app, customer, params, language }) =>
    toVisit(
      await reportFamilyComingToDoor(app, customer, params.id),
      await readPresentationContext(app, language),
    ),
  ),

  defineRoute(nameDoorContact, async ({ app, customer, params, body, language }) =>
    toVisit(
      await setDoorContact(app, customer, { visitId: params.id, ...body }),
      await readPresentationContext(app, language),
    ),
  ),

  defineRoute(rateVisit, async ({ app, customer, params, body, language }) =>
    toVisit(
      await rateMyVisit(app, customer, { ...body, ...params }),
      await readPresentationContext(app, language),
    ),
  ),

  defineRoute(listVisitTimes, async ({ app, customer, params, language }) => {
    const context = await readPresentationContext(app, language)
    return (await listMyVisitTimes(app, customer, params.id)).map((time) => toVisitTime(time, context))
  }),

  defineRoute(chooseVisitTime, async ({ app, customer, params, body, idempotencyKey, language }) => {
    const visit = await chooseAnotherVisitTime(app, customer, {
      visitId: params.id,
      day: body.date,
      period: body.window,
      key: idempotencyKey,
    })
    const context = await readPresentationContext(app, language)
    return toVisit(await readVisitView(app, visit), context)
  }),

  defineRoute(refundFailedVisit, async ({ app, customer, params, body, idempotencyKey, language }) => {
    const visit = await returnMyFailedVisit(app, customer, {
      visitId: params.id,
      expected: body.expectedRefund,
      key: idempotencyKey,
    })
    const context = await readPresentationContext(app, language)
    return toVisit(await readVisitView(app, visit), context)
  }),

  defineRoute(confirmVisit, async ({ app, customer, params, idempotencyKey: key, language }) => {
    const visit = await confirmMyVisit(app, customer, { visitId: params.id, key })
    const context = await readPresentationContext(app, language)
    return toVisit(await readVisitView(app, visit), context)
  }),

  defineRoute(reportNobodyCame, async ({ app, customer, params, idempotencyKey: key, language }) => {
    const visit = await claimNobodyCame(app, customer, { visitId: params.id, key })
    const context = await readPresentationContext(app, language)
    return toVisit(await readVisitView(app, visit), context)
  }),
]
