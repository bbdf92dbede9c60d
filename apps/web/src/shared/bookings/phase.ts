import type { Contract, Order } from '@sakina/api-client/client'
import type { LocalDate } from '@sakina/domain/calendar'

export const phases = ['now', 'next', 'past'] as const
export type Phase = (typeof phases)[number]

const isAhead = (start: LocalDate | null, today: LocalDate): boolean => start !== null && start > today

const endedOrders: ReadonlySet<string> = new Set(['completed', 'cancelled', 'expired'])

/** What waits for the customer or is under way comes first, whenever it begins. */
export function orderPhase(order: Order, today: LocalDate): Phase {
  const { status, isPayable, needsWorker, startDate } = order
  if (endedOrders.has(status.code)) return 'past'
  if (isPayable || needsWorker) return 'now'
  return isAhead(startDate, today) ? 'next' : 'now'
}

const endedContracts: ReadonlySet<string> = new Set(['cancelled', 'finished'])

export function contractPhase({ state, startDate }: Contract, today: LocalDate): Phase {
  if (endedContracts.has(state.code)) return 'past'
  return isAhead(startDate, today) ? 'next' : 'now'
}
