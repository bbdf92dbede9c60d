import { clockTime, isRamadan, riyadhDay, riyadhTime } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import type { RoomLight } from '@sakina/ui/art/rooms'
import { useState } from 'react'

import { now } from '../clock/now.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'

const SUNRISE = clockTime('05:30')
const SUNSET = clockTime('17:30')

export function roomLightAt(at: Instant): RoomLight {
  const time = riyadhTime(at)
  if (time >= SUNRISE && time < SUNSET) return 'day'
  return isRamadan(riyadhDay(at)) ? 'ramadan' : 'evening'
}

/** The light of a room at this hour. A prerendered page doesn't know the hour, so it begins with the day. */
export function useRoomLight(): RoomLight {
  const hydrated = useHydrated()
  const [at] = useState(now)
  return hydrated ? roomLightAt(at) : 'day'
}
