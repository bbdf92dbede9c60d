import type { Order, Visit } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import { hasEnoughCancellationNotice, type PolicyConfig } from '@sakina/domain/policies'

import { isMovableVisit } from '../../shared/visits/visit-view.ts'

/** Why a scheduled visit cannot be moved. */
export type ReasonNotMovable = 'too_late' | 'no_worker' | 'cancelling' | 'contract'

/** Returns why a visit cannot be moved; undefined if it can, or is no longer just scheduled. */
export function findReasonNotMovable(
  visit: Visit,
  { now, policies }: { readonly now: Instant; readonly policies: PolicyConfig },
  openRequest?: NonNullable<Order['openRequest']>['kind'],
): ReasonNotMovable | undefined {
  const { id, status, worker, arrivesFrom, movableUntil } = visit
  if (id === null || status.code !== 'scheduled' || isMovableVisit(visit, now)) return undefined
  if (worker === null) return 'no_worker'
  // The server gives no deadline after it has passed, nor while the contract is not in force.
  const isLate =
    movableUntil !== null ||
    (arrivesFrom !== null && !hasEnoughCancellationNotice(arrivesFrom, now, policies))
  if (isLate) return 'too_late'
  return openRequest === 'cancellation' ? 'cancelling' : 'contract'
}
