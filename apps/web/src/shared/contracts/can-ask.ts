import type { Contract } from '@sakina/api-client/client'
import { canBeAskedFor } from '@sakina/domain/lifecycles'

export type Askable = 'cancellation' | 'suspension' | 'replacement'

/** What the office could be asked about: one request at a time, on a contract that can wait for the answer. */
export type AskedAbout = {
  readonly state: Contract['state']['code']
  readonly openRequest: object | null
  readonly paymentMethod?: Contract['paymentMethod'] | undefined
}

/** What of a contract decides it. */
export const askedAbout = ({ state, openRequest, paymentMethod }: Contract): AskedAbout => ({
  state: state.code,
  openRequest,
  paymentMethod,
})

/** What was paid by instalments is never given back (portal §9), so nothing is asked there. */
export const isNeverCancelled = ({ paymentMethod }: AskedAbout, kind: Askable): boolean =>
  kind === 'cancellation' && paymentMethod === 'instalments'

export const canAsk = (about: AskedAbout, kind: Askable): boolean =>
  about.openRequest === null &&
  about.state !== 'unknown' &&
  !isNeverCancelled(about, kind) &&
  canBeAskedFor(kind, about.state)
