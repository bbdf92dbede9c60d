import type { LocalDate } from '../calendar/index.ts'
import type { ContractState, OrderState } from '../vocabulary/index.ts'
import { isContractOver } from './contract.ts'
import { orderLifecycle } from './order.ts'

export const bookingPhases = ['now', 'next', 'past'] as const
export type BookingPhase = (typeof bookingPhases)[number]

/** `unknown` is a state that a later server added. */
type Booking<State extends string> = {
  readonly state: State | 'unknown'
  readonly startDate: LocalDate | null
}

const phaseOf = (isOver: boolean, startDate: LocalDate | null, today: LocalDate): BookingPhase => {
  if (isOver) return 'past'
  return startDate !== null && startDate > today ? 'next' : 'now'
}

/** What waits for the customer is under way, whenever it begins. */
export function orderPhase(
  order: Booking<OrderState> & { readonly isPayable: boolean; readonly needsWorker: boolean },
  today: LocalDate,
): BookingPhase {
  const { state, startDate, isPayable, needsWorker } = order
  const isOver = state === 'expired' || (state !== 'unknown' && orderLifecycle.isFinal(state))
  return phaseOf(isOver, isPayable || needsWorker ? null : startDate, today)
}

export const contractPhase = ({ state, startDate }: Booking<ContractState>, today: LocalDate): BookingPhase =>
  phaseOf(state !== 'unknown' && isContractOver(state), startDate, today)
