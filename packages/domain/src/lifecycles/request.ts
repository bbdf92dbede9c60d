import type { LocalDate } from '../calendar/index.ts'
import { contractLifecycle, stateInForce } from './contract.ts'
import type { ContractTerm } from './contract.ts'
import type { ContractState, StoredContractState } from '../vocabulary/index.ts'
import { lifecycle } from './lifecycle.ts'

export type RequestKind = 'cancellation' | 'suspension' | 'replacement' | 'wallet_return'

export type RequestState = (typeof requestStates)[number]
export const requestStates = [
  'submitted',
  'under_review',
  'approved',
  'rejected',
  'withdrawn',
  'completed',
] as const

export const requestLifecycle = lifecycle<RequestState>('request', requestStates, {
  submitted: ['under_review', 'approved', 'rejected', 'withdrawn'],
  under_review: ['approved', 'rejected', 'withdrawn'],
  approved: ['completed'],
  rejected: [],
  withdrawn: [],
  completed: [],
})

/** What the contract is while the office has not answered; a wallet return leaves it as it is. */
export function contractStateDuring(kind: RequestKind): StoredContractState | undefined {
  if (kind === 'wallet_return') return undefined
  return kind === 'replacement' ? 'pending_swap' : 'on_hold'
}

/** Whether it can be asked for now. A contract that is suspended rests already: it can be cancelled only. */
export function canBeAskedFor(kind: RequestKind, state: ContractState): boolean {
  const during = contractStateDuring(kind)
  if (during === undefined) return state !== 'cancelled'
  return (kind === 'cancellation' || state !== 'suspended') && contractLifecycle.move(state, during).ok
}

/** What the contract becomes with the answer: refused or withdrawn, it is in force again. */
export function contractStateAfter(
  kind: Exclude<RequestKind, 'wallet_return'>,
  answer: 'approved' | 'rejected' | 'withdrawn',
  term: ContractTerm,
  today: LocalDate,
): ContractState {
  if (answer === 'approved' && kind === 'cancellation') return 'cancelled'
  return answer === 'approved' && kind === 'suspension' ? 'suspended' : stateInForce(term, today)
}
