import type { Visit } from '@sakina/api-client/client'
import { clockTime, riyadhTime, type Instant } from '@sakina/domain/calendar'
import type { RoomLight } from '@sakina/ui/art/rooms'
import { useState } from 'react'

import { now } from '../clock/now.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'

const SUNRISE = clockTime('05:30')
const SUNSET = clockTime('17:30')
/** A visit that arrives from this time on is drawn after sunset, because it ends then. */
const EVENING = clockTime('15:00')

const RAMADAN = '9'
let hijriMonth: Intl.DateTimeFormat | undefined

/**
 * The browser's Hijri calendar is enough for a drawing. The table of the domain would load for it
 * on every page.
 */
function lightAfterSunset(at: Instant): RoomLight {
  hijriMonth ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    month: 'numeric',
    timeZone: 'Asia/Riyadh',
  })
  return hijriMonth.format(at) === RAMADAN ? 'ramadan' : 'evening'
}

/** Returns whether a drawn room has daylight, evening light or Ramadan light at a moment in Riyadh. */
export function roomLightAt(at: Instant): RoomLight {
  const time = riyadhTime(at)
  return time >= SUNRISE && time < SUNSET ? 'day' : lightAfterSunset(at)
}

/** Returns whether a drawn room has daylight, evening light or Ramadan light when a visit arrives. */
export function roomLightOfVisit({ arrivesFrom }: Pick<Visit, 'arrivesFrom'>): RoomLight {
  if (arrivesFrom === null || riyadhTime(arrivesFrom) < EVENING) return 'day'
  return lightAfterSunset(arrivesFrom)
}

/** The light of a room at this hour. A prerendered page doesn't know the hour, so it begins with the day. */
export function useRoomLight(): RoomLight {
  const hydrated = useHydrated()
  const [at] = useState(now)
  return hydrated ? roomLightAt(at) : 'day'
}
