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
  /** False for a recruited worker who has not arrived: there is nothing to pause. */
  readonly canBePaused?: boolean | undefined
  /** The invoice that a contract whose payment is late waits for. */
  readonly overdueInvoice?: Contract['overdueInvoice']
}

/** Returns the facts of a contract that decide whether a request is possible. */
export const toContractRequestFacts = ({
  state,
  openRequest,
  isCancellationExcluded,
  pausesOn,
  startDate,
  overdueInvoice,
}: Contract): ContractRequestFacts => ({
  state: state.code,
  openRequest,
  isCancellationExcluded,
  pausesOn,
  canBePaused: startDate !== null,
  overdueInvoice,
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
  !(kind === 'suspension' && (about.pausesOn != null || about.canBePaused === false)) &&
  isRequestAllowed(kind, about.state)

/** Tells whether a customer can complain about a contract. A cancelled one has no worker to speak of. */
export const canComplainAbout = (state: ContractRequestFacts['state']): boolean => state !== 'cancelled'
