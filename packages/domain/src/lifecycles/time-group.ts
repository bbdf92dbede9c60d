import type { LocalDate } from '../calendar/index.ts'
import type { ContractState, OrderState } from '../vocabulary/index.ts'
import { isContractOver } from './contract.ts'
import { orderLifecycle } from './order.ts'

/** The groups by which contracts and orders are listed: under way, to come, over. */
export const timeGroups = ['now', 'next', 'past'] as const
/** Whether a contract or an order is under way, still to come, or over. */
export type TimeGroup = (typeof timeGroups)[number]

/** `unknown` stands for a state that a newer server added. */
type Booking<State extends string> = {
  readonly state: State | 'unknown'
  readonly startDate: LocalDate | null
}

const groupOf = (isOver: boolean, startDate: LocalDate | null, today: LocalDate): TimeGroup => {
  if (isOver) return 'past'
  return startDate !== null && startDate > today ? 'next' : 'now'
}

/**
 * Whether an order is under way, still to come, or over. One that the customer must pay, or choose
 * a worker for, belongs to "now" whenever it begins.
 */
export function timeGroupOfOrder(
  order: Booking<OrderState> & { readonly isPayable: boolean; readonly needsWorker: boolean },
  today: LocalDate,
): TimeGroup {
  const { state, startDate, isPayable, needsWorker } = order
  const isOver = state === 'expired' || (state !== 'unknown' && orderLifecycle.isFinal(state))
  return groupOf(isOver, isPayable || needsWorker ? null : startDate, today)
}

/** Tells whether a contract is under way, still to come, or over. */
export const timeGroupOfContract = (
  { state, startDate }: Booking<ContractState>,
  today: LocalDate,
): TimeGroup => groupOf(state !== 'unknown' && isContractOver(state), startDate, today)
