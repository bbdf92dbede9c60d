import { daysBetween } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { contractStates } from '../vocabulary/index.ts'
import type { ContractState, StoredContractState } from '../vocabulary/index.ts'
import { createLifecycle } from './lifecycle.ts'

/** One of the nine filters of the contract list. */
export type ContractFilter = (typeof contractFilters)[number]
/** The states that a list of contracts can be filtered by, and `all`. */
export const contractFilters = ['all', ...contractStates] as const

/** The states of a contract and the moves between them. */
export const contractLifecycle = createLifecycle<ContractState>('contract', contractStates, {
  running: ['expiring', 'on_hold', 'pending_swap', 'suspended', 'defaulted', 'cancelled', 'finished'],
  // A suspension postpones the end, so an expiring contract can be running again.
  expiring: ['running', 'on_hold', 'pending_swap', 'suspended', 'defaulted', 'cancelled', 'finished'],
  on_hold: ['running', 'expiring', 'suspended', 'defaulted', 'cancelled', 'finished'],
  pending_swap: ['running', 'expiring', 'defaulted', 'cancelled', 'finished'],
  suspended: ['running', 'expiring', 'on_hold', 'defaulted', 'cancelled', 'finished'],
  defaulted: ['running', 'expiring', 'cancelled', 'finished'],
  cancelled: [],
  finished: [],
})

/**
 * A contract is expiring from this many days before its end; a short one later, see EXPIRING_SHARE.
 */
export const EXPIRING_DAYS = 30

/**
 * A short contract is expiring only in its last third; otherwise a contract of a month would be
 * expiring from its first day.
 */
const EXPIRING_SHARE = 3

/** A contract includes both its first and its last day. */
export type ContractTerm = { readonly firstDay: LocalDate; readonly lastDay: LocalDate }

/**
 * The state of a running contract on a day; a contract that has not begun is not expiring, and one of
 * which something is still to be decided is not finished.
 */
export function contractStateOnDay(
  { firstDay, lastDay }: ContractTerm,
  today: LocalDate,
  isUndecided = false,
): 'running' | 'expiring' | 'finished' {
  const left = daysBetween(today, lastDay)
  if (left < 0) return isUndecided ? 'expiring' : 'finished'
  const days = daysBetween(firstDay, lastDay) + 1
  const ending = Math.min(EXPIRING_DAYS, Math.floor(days / EXPIRING_SHARE))
  return firstDay <= today && left <= ending ? 'expiring' : 'running'
}

/** Whether a contract is expiring follows from its days, so that state is never stored. */
export const toStoredContractState = (state: ContractState): StoredContractState =>
  state === 'expiring' ? 'running' : state

/**
 * Whether a contract matches a filter; `running` includes expiring contracts, because they are still
 * running.
 */
export function matchesContractFilter(state: ContractState, filter: ContractFilter): boolean {
  if (filter === 'all') return true
  return state === filter || (filter === 'running' && state === 'expiring')
}

/**
 * Whether the contract has ended. An account with a contract that has not ended cannot be deleted.
 */
export const isContractOver = (state: ContractState): boolean => contractLifecycle.isFinal(state)
