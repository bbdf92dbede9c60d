import type { Contract } from '@sakina/api-client/client'
import { contractLifecycle } from '@sakina/domain/lifecycles'

const during = { cancellation: 'on_hold', suspension: 'on_hold', replacement: 'pending_swap' } as const
export type Askable = keyof typeof during

/** What the office could be asked about: one request at a time, on a contract that can wait for the answer. */
export type AskedAbout = {
  readonly state: Contract['state']['code']
  readonly openRequest: object | null
}

export const canAsk = ({ state, openRequest }: AskedAbout, kind: Askable): boolean =>
  openRequest === null && state !== 'unknown' && contractLifecycle.move(state, during[kind]).ok
