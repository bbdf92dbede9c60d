import { daysBetween } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { contractStates } from '../vocabulary/index.ts'
import type { ContractState, StoredContractState } from '../vocabulary/index.ts'
import { lifecycle } from './lifecycle.ts'

/** The nine filter buttons of the contract screen (portal §2), in their order. */
export type ContractFilter = (typeof contractFilters)[number]
export const contractFilters = ['all', ...contractStates] as const

export const contractLifecycle = lifecycle<ContractState>('contract', contractStates, {
  running: ['expiring', 'on_hold', 'pending_swap', 'suspended', 'defaulted', 'cancelled', 'finished'],
  // A suspension moves the end away, so an ending contract can run again.
  expiring: ['running', 'on_hold', 'pending_swap', 'suspended', 'defaulted', 'cancelled', 'finished'],
  on_hold: ['running', 'expiring', 'suspended', 'defaulted', 'cancelled', 'finished'],
  pending_swap: ['running', 'expiring', 'defaulted', 'cancelled', 'finished'],
  suspended: ['running', 'expiring', 'on_hold', 'defaulted', 'cancelled', 'finished'],
  defaulted: ['running', 'expiring', 'cancelled', 'finished'],
  cancelled: [],
  finished: [],
})

/** 30 days or less to the end. */
export const EXPIRING_DAYS = 30

/** Of a shorter contract only the last third, or a month would be ending soon from its first day on. */
const EXPIRING_SHARE = 3

/** Its first and its last day both belong to a contract. */
export type ContractTerm = { readonly firstDay: LocalDate; readonly lastDay: LocalDate }

/** What a contract in force is on a day. One that has not begun is not ending. */
export function stateInForce(
  { firstDay, lastDay }: ContractTerm,
  today: LocalDate,
): 'running' | 'expiring' | 'finished' {
  const left = daysBetween(today, lastDay)
  if (left < 0) return 'finished'
  const days = daysBetween(firstDay, lastDay) + 1
  const ending = Math.min(EXPIRING_DAYS, Math.floor(days / EXPIRING_SHARE))
  return firstDay <= today && left <= ending ? 'expiring' : 'running'
}

/** How near its end a contract is follows from its days, so it is not stored. */
export const storedContractState = (state: ContractState): StoredContractState =>
  state === 'expiring' ? 'running' : state

/** `running` lists what is ending soon too, since it is still running. */
export function isUnderFilter(state: ContractState, filter: ContractFilter): boolean {
  if (filter === 'all') return true
  return state === filter || (filter === 'running' && state === 'expiring')
}

/** An account is not deleted while one of these is open. */
export const isOver = (state: ContractState): boolean => contractLifecycle.isFinal(state)
