import type { Contract } from '@sakina/api-client/client'
import { canBeAskedFor } from '@sakina/domain/lifecycles'

export type Askable = 'cancellation' | 'suspension' | 'replacement'

/** What the office could be asked about: one request at a time, on a contract that can wait for the answer. */
export type AskedAbout = {
  readonly state: Contract['state']['code']
  readonly openRequest: object | null
}

export const canAsk = ({ state, openRequest }: AskedAbout, kind: Askable): boolean =>
  openRequest === null && state !== 'unknown' && canBeAskedFor(kind, state)
