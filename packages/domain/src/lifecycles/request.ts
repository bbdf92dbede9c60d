import { contractLifecycle } from './contract.ts'
import { contractRequestStates } from '../vocabulary/index.ts'
import type {
  ContractState,
  RequestKind,
  ContractRequestState,
  StoredContractState,
} from '../vocabulary/index.ts'
import { createLifecycle } from './lifecycle.ts'

/** The states of a customer's request about a contract and the moves between them. */
export const contractRequestLifecycle = createLifecycle<ContractRequestState>(
  'request',
  contractRequestStates,
  {
    open: ['approved', 'rejected', 'withdrawn'],
    approved: ['completed'],
    rejected: [],
    withdrawn: [],
    completed: [],
  },
)

/** Whether the customer can withdraw a request, which is possible until the office decides it. */
export const canWithdrawRequest = (status: ContractRequestState): boolean =>
  contractRequestLifecycle.move(status, 'withdrawn').ok

/**
 * The state that the contract has while the request is open; undefined if the request does not
 * change it.
 */
export function contractStateDuringRequest(kind: RequestKind): StoredContractState | undefined {
  if (kind === 'replace_service' || kind === 'refund_payment') return undefined
  return kind === 'replacement' ? 'pending_swap' : 'on_hold'
}

/**
 * Whether a request is allowed. A suspended contract cannot be suspended again or get another
 * worker.
 */
export function isRequestAllowed(kind: RequestKind, state: ContractState): boolean {
  const during = contractStateDuringRequest(kind)
  if (during === undefined) return state !== 'cancelled'
  return (kind === 'cancellation' || state !== 'suspended') && contractLifecycle.move(state, during).ok
}

/**
 * The state of the contract after the decision; a rejected or withdrawn request restores the previous state,
 * and a pause that is still ahead changes nothing until its first day.
 */
export function contractStateAfterRequest(
  kind: RequestKind,
  answer: 'approved' | 'rejected' | 'withdrawn',
  before: StoredContractState,
  isPauseAhead = false,
): StoredContractState {
  if (answer !== 'approved') return before
  if (kind === 'cancellation' || kind === 'refund_payment') return 'cancelled'
  if (kind === 'suspension') return isPauseAhead ? before : 'suspended'
  return kind === 'replacement' ? 'running' : before
}
