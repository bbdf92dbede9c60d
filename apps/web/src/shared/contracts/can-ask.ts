import type { Contract } from '@sakina/api-client/client'
import { canBeAskedFor } from '@sakina/domain/lifecycles'

export type Askable = 'cancellation' | 'suspension' | 'replacement'

/**
 * The facts that decide whether a request is possible: the contract is in a suitable state and has no open
 * request.
 */
export type AskedAbout = {
  readonly state: Contract['state']['code']
  readonly openRequest: object | null
  readonly paymentMethod?: Contract['paymentMethod'] | undefined
}

/** Returns those facts of a contract. */
export const askedAbout = ({ state, openRequest, paymentMethod }: Contract): AskedAbout => ({
  state: state.code,
  openRequest,
  paymentMethod,
})

/** Instalments are never refunded (portal §9), so their contracts cannot be cancelled. */
export const isNeverCancelled = ({ paymentMethod }: AskedAbout, kind: Askable): boolean =>
  kind === 'cancellation' && paymentMethod === 'instalments'

export const canAsk = (about: AskedAbout, kind: Askable): boolean =>
  about.openRequest === null &&
  about.state !== 'unknown' &&
  !isNeverCancelled(about, kind) &&
  canBeAskedFor(kind, about.state)
