import type { Visit } from '@sakina/api-client/client'
import { riyadhTime } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import { canRateVisit } from '@sakina/domain/visit-day'
import type { VisitsPopupVisit } from '@sakina/ui/visits-popup'

import { toRiyadhMoment } from '../clock/now.ts'
import { isDriverAtDoor } from './upcoming-visits.ts'

/** Returns a unique key of a visit in a list. */
export const visitKey = (visit: Visit): string => String(visit.id ?? `${visit.name} ${visit.date ?? ''}`)

/**
 * Converts a visit to the props of the kit. It can be moved if the server allows it and the deadline has
 * not passed.
 */
export const toVisitsPopupVisit = (visit: Visit, now: Instant): VisitsPopupVisit => ({
  id: visitKey(visit),
  name: visit.name,
  date: visit.date,
  arrivesFrom: visit.arrivesFrom === null ? null : riyadhTime(visit.arrivesFrom),
  arrivesTo: visit.arrivesTo === null ? null : riyadhTime(visit.arrivesTo),
  state: isDriverAtDoor(visit) ? 'at_door' : visit.status.code,
  stateLabel: visit.status.label,
  service: visit.service?.name ?? '',
  worker: visit.worker?.name ?? null,
  address: visit.address,
  note: visit.officeNote,
  movableUntil: isMovableVisit(visit, now) ? toRiyadhMoment(visit.movableUntil) : null,
})

/** Tells whether a visit can still be moved. */
export const isMovableVisit = (visit: Visit, now: Instant): boolean =>
  visit.id !== null && visit.movableUntil !== null && visit.movableUntil >= now

/** Tells whether the family can rate a visit, or change what it said. */
export const isRateableVisit = ({ id, status, decideBy, rating }: Visit, now: Instant): boolean =>
  id !== null &&
  canRateVisit({ state: status.code, isClaimOpen: decideBy !== null, ratedAt: rating?.at ?? null }, now)
