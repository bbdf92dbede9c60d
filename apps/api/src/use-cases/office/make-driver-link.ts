import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsMakeDriverLink } from '@sakina/api-client/wire/ops'
import { localDate } from '@sakina/domain/calendar'
import { isVisitUnfinished } from '@sakina/domain/lifecycles'
import { driverLinkValidity } from '@sakina/domain/visit-day'
import type { Application } from '../../application.ts'
import { changeVisit, lockVisit, visitsOfDriverOnDay } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { signDriverLink } from '../visits/driver-link.ts'
import { readVisitView, type VisitView } from '../visits/read-visits.ts'
import { runOfficeCommand } from './office-command.ts'

/** A driver's link, when it opens, and the visits it shows. */
export type DriverLinkView = {
  readonly link: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly visits: readonly VisitView[]
}

/**
 * Assigns visits of a day to a driver and returns the link to all visits of the driver on that day.
 * A second call returns the same link.
 */
export async function makeDriverLink(
  app: Application,
  { driver: name, date, visits: visitIds }: BodyOf<typeof opsMakeDriverLink>,
): Promise<DriverLinkView> {
  const driver = name.trim()
  const command = {
    operation: 'opsMakeDriverLink',
    id: date,
    content: { driver, visitIds },
    key: undefined,
  }
  await runOfficeCommand(app, command, async (tx) => {
    const free = visitIds ?? (await visitsOfDriverOnDay(tx, date, null)).map(({ id }) => id)
    for (const id of free) {
      const visit = await lockVisit(tx, id)
      if (visit?.day !== date) throw new Failure('not_found')
      if (isVisitUnfinished(visit.status)) await changeVisit(tx, id, { driver })
    }
  })
  const day = localDate(date)
  const { from, until } = driverLinkValidity(day)
  const visits = await visitsOfDriverOnDay(app.database.reader, date, driver)
  return {
    // Browsers never send the part behind the # to a server.
    link: `${app.siteUrl()}/Driver#${signDriverLink({ driver, day }, app.driverLinkSecret)}`,
    opensAt: new Date(from),
    closesAt: new Date(until),
    visits: await Promise.all(visits.map((visit) => readVisitView(app, visit))),
  }
}
