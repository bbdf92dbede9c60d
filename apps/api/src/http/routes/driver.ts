import { getDriverDay, reportVisitStep } from '@sakina/api-client/wire/driver'
import type { Application } from '../../application.ts'
import { readDriverDay } from '../../use-cases/visits/driver-day.ts'
import { recordVisitStep } from '../../use-cases/visits/record-visit-step.ts'
import type { Language } from '../language.ts'
import { readPresentationContext } from '../presentation-context.ts'
import { defineRoute, type Route } from '../route.ts'
import { toDriverDay } from '../shapes/visit.ts'

const shownDay = async (app: Application, link: string, language: Language) =>
  toDriverDay(await readDriverDay(app, link), await readPresentationContext(app, language))

export const driverRoutes: readonly Route[] = [
  defineRoute(getDriverDay, ({ app, body, language }) => shownDay(app, body.link, language)),
  defineRoute(reportVisitStep, async ({ app, body, language }) => {
    await recordVisitStep(app, body)
    return shownDay(app, body.link, language)
  }),
]
