import type { Visit } from '@sakina/api-client/client'
import { riyadhTime } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import { hasEnoughNotice } from '@sakina/domain/policies'
import type { VisitsPopupVisit } from '@sakina/ui/visits-popup'

import { toRiyadhMoment } from '../clock/now.ts'

/** Returns a unique key of a visit in a list. */
export const visitKey = (visit: Visit): string => String(visit.id ?? `${visit.name} ${visit.date ?? ''}`)

/**
 * Converts a visit to the props of the kit. It can be moved if the server allows it and the deadline has
 * not passed.
 */
export const visitView = (visit: Visit, now: Instant): VisitsPopupVisit => ({
  id: visitKey(visit),
  name: visit.name,
  date: visit.date,
  arrivesFrom: visit.arrivesFrom === null ? null : riyadhTime(visit.arrivesFrom),
  arrivesTo: visit.arrivesTo === null ? null : riyadhTime(visit.arrivesTo),
  state: visit.status.code,
  stateLabel: visit.status.label,
  service: visit.service?.name ?? '',
  worker: visit.worker?.name ?? null,
  address: visit.address,
  note: visit.officeNote,
  movableUntil: isMovableVisit(visit, now) ? toRiyadhMoment(visit.movableUntil) : null,
})

/** Why a scheduled visit cannot be moved. */
export type FixedReason = 'too_late' | 'no_worker' | 'contract'

/** Returns why a visit cannot be moved; undefined if it can, or is no longer just scheduled. */
export function fixedReasonOfVisit(visit: Visit, now: Instant): FixedReason | undefined {
  const { id, status, worker, arrivesFrom, movableUntil } = visit
  if (id === null || status.code !== 'scheduled' || isMovableVisit(visit, now)) return undefined
  if (worker === null) return 'no_worker'
  // The server gives no deadline after it has passed, nor while the contract is not in force.
  const isLate = movableUntil !== null || (arrivesFrom !== null && !hasEnoughNotice(arrivesFrom, now))
  return isLate ? 'too_late' : 'contract'
}

/** Tells whether a visit can still be moved. */
export const isMovableVisit = (visit: Visit, now: Instant): boolean =>
  visit.id !== null && visit.movableUntil !== null && visit.movableUntil >= now
