import type { Visit } from '@sakina/api-client/client'
import { clockTime, isRamadan, riyadhTime } from '@sakina/domain/calendar'
import type { RoomLight } from '@sakina/ui/art/rooms'

const EVENING = clockTime('15:00')

export function roomLightOfVisit({ date, arrivesFrom }: Pick<Visit, 'date' | 'arrivesFrom'>): RoomLight {
  if (arrivesFrom === null || riyadhTime(arrivesFrom) < EVENING) return 'day'
  return date !== null && isRamadan(date) ? 'ramadan' : 'evening'
}
