import type { Contract } from '@sakina/api-client/client'
import { isRequestAllowed } from '@sakina/domain/lifecycles'

/** What a customer can request about a contract. */
export type ContractRequestKind = 'cancellation' | 'suspension' | 'replacement'

/**
 * The facts that decide whether a request is possible: the contract is in a suitable state and has no open
 * request.
 */
export type ContractRequestFacts = {
  readonly state: Contract['state']['code']
  readonly openRequest: object | null
  readonly paymentMethod?: Contract['paymentMethod'] | undefined
}

/** Returns the facts of a contract that decide whether a request is possible. */
export const toContractRequestFacts = ({
  state,
  openRequest,
  paymentMethod,
}: Contract): ContractRequestFacts => ({
  state: state.code,
  openRequest,
  paymentMethod,
})

/**
 * Whether a cancellation is excluded: instalments are never refunded (portal §9), so contracts paid
 * by instalments cannot be cancelled.
 */
export const isCancellationExcluded = (
  { paymentMethod }: ContractRequestFacts,
  kind: ContractRequestKind,
): boolean => kind === 'cancellation' && paymentMethod === 'instalments'

/** Tells whether a customer can make a request of this kind about a contract now. */
export const canMakeContractRequest = (about: ContractRequestFacts, kind: ContractRequestKind): boolean =>
  about.openRequest === null &&
  about.state !== 'unknown' &&
  !isCancellationExcluded(about, kind) &&
  isRequestAllowed(kind, about.state)

/** Tells whether a customer can complain about a contract. A cancelled one has no worker to speak of. */
export const canComplainAbout = (state: ContractRequestFacts['state']): boolean => state !== 'cancelled'
