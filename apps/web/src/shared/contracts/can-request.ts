import type { Contract } from '@sakina/api-client/client'
import type { LocalDate } from '@sakina/domain/calendar'
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
  readonly isCancellationExcluded?: boolean | undefined
  /** The first day of an agreed pause that has not begun. */
  readonly pausesOn?: LocalDate | null | undefined
}

/** Returns the facts of a contract that decide whether a request is possible. */
export const toContractRequestFacts = ({
  state,
  openRequest,
  isCancellationExcluded,
  pausesOn,
}: Contract): ContractRequestFacts => ({
  state: state.code,
  openRequest,
  isCancellationExcluded,
  pausesOn,
})

/**
 * Whether a cancellation is excluded: for the family's own reasons instalments are not refunded (portal §9),
 * so a contract paid by instalments cannot be cancelled.
 */
export const isRequestExcluded = (
  { isCancellationExcluded }: ContractRequestFacts,
  kind: ContractRequestKind,
): boolean => kind === 'cancellation' && isCancellationExcluded === true

/** Tells whether a customer can make a request of this kind about a contract now. */
export const canMakeContractRequest = (about: ContractRequestFacts, kind: ContractRequestKind): boolean =>
  about.openRequest === null &&
  about.state !== 'unknown' &&
  !isRequestExcluded(about, kind) &&
  !(kind === 'suspension' && about.pausesOn != null) &&
  isRequestAllowed(kind, about.state)

/** Tells whether a customer can complain about a contract. A cancelled one has no worker to speak of. */
export const canComplainAbout = (state: ContractRequestFacts['state']): boolean => state !== 'cancelled'
