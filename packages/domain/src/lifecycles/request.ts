import { contractLifecycle } from './contract.ts'
import { requestStatuses } from '../vocabulary/index.ts'
import type { ContractState, RequestKind, RequestStatus, StoredContractState } from '../vocabulary/index.ts'
import { lifecycle } from './lifecycle.ts'

export const requestLifecycle = lifecycle<RequestStatus>('request', requestStatuses, {
  open: ['approved', 'rejected', 'withdrawn'],
  approved: ['completed'],
  rejected: [],
  withdrawn: [],
  completed: [],
})

/** The customer may take a request back until the office has answered. */
export const canWithdrawRequest = (status: RequestStatus): boolean =>
  requestLifecycle.move(status, 'withdrawn').ok

/** What the contract is while the office has not answered; a wallet return leaves it as it is. */
export function contractStateDuring(kind: RequestKind): StoredContractState | undefined {
  if (kind === 'replace_service' || kind === 'refund_payment') return undefined
  return kind === 'replacement' ? 'pending_swap' : 'on_hold'
}

/** Whether it can be asked for now. A contract that is suspended rests already: it can be cancelled only. */
export function canBeAskedFor(kind: RequestKind, state: ContractState): boolean {
  const during = contractStateDuring(kind)
  if (during === undefined) return state !== 'cancelled'
  return (kind === 'cancellation' || state !== 'suspended') && contractLifecycle.move(state, during).ok
}

/** What the contract becomes with the answer: rejected or withdrawn, it is what it was before. */
export function contractStateAfter(
  kind: RequestKind,
  answer: 'approved' | 'rejected' | 'withdrawn',
  before: StoredContractState,
): StoredContractState {
  if (answer !== 'approved') return before
  if (kind === 'cancellation' || kind === 'refund_payment') return 'cancelled'
  if (kind === 'suspension') return 'suspended'
  return kind === 'replacement' ? 'running' : before
}
