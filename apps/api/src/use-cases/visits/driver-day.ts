import { instant } from '@sakina/domain/calendar'
import { driverLinkValidity, isDriverLinkOpen } from '@sakina/domain/visit-day'
import type { Application } from '../../application.ts'
import { visitsOfDriverOnDay } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { verifyDriverLink, type DriverDayKey } from './driver-link.ts'
import { readVisitView, type VisitView } from './read-visits.ts'

/** The visits of a driver's day and until when its link is open. */
export type DriverDayView = DriverDayKey & {
  readonly closesAt: Date
  readonly visits: readonly VisitView[]
}

/** Reads a driver link; refuses a forged link and a link of another day. */
export function requireOpenDriverLink(app: Application, link: string): DriverDayKey {
  const key = verifyDriverLink(link, app.driverLinkSecret)
  if (key === undefined) throw new Failure('driver_link_invalid')
  if (!isDriverLinkOpen(key.day, instant(app.now()))) throw new Failure('driver_link_closed')
  return key
}

export async function readDriverDay(app: Application, link: string): Promise<DriverDayView> {
  const key = requireOpenDriverLink(app, link)
  const visits = await visitsOfDriverOnDay(app.database.reader, key.day, key.driver)
  return {
    ...key,
    closesAt: new Date(driverLinkValidity(key.day).until),
    visits: await Promise.all(visits.map((visit) => readVisitView(app, visit))),
  }
}
