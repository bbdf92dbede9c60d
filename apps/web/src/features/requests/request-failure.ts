import type { ApiError } from '@sakina/api-client/client'

export type FailedKind = 'cancellation' | 'suspension' | 'replacement'

export type FailureMessage =
  | 'requests.network'
  | 'requests.failed'
  | 'requests.quoteChanged'
  | 'requests.cancellation.signedOut'
  | 'requests.suspension.signedOut'

const unreachable: ReadonlySet<string> = new Set(['network', 'timeout', 'aborted'])
const unexplained: ReadonlySet<string> = new Set(['internal', 'contract', 'unavailable', 'not_confirmed'])

/**
 * What a request says that was not taken (portal §5 and §8): one sentence when nothing came back, the server's own
 * words when it gave some, else that sending failed. `undefined` leaves a code we have words for to those.
 */
export function failureOf(
  kind: FailedKind,
  { code, message }: Pick<ApiError, 'code' | 'message'>,
): { readonly id: FailureMessage } | { readonly text: string } | undefined {
  if (unreachable.has(code)) return { id: 'requests.network' }
  if (code === 'unauthorized' && kind !== 'replacement') return { id: `requests.${kind}.signedOut` }
  if (code === 'quote_changed') return { id: 'requests.quoteChanged' }
  if (unexplained.has(code)) return message ? { text: message } : { id: 'requests.failed' }
  return undefined
}
