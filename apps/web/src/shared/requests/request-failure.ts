import type { ApiError } from '@sakina/api-client/client'

const unreachable: ReadonlySet<string> = new Set(['network', 'timeout', 'aborted'])
// The documented calls name no code: what they refuse is known by the status of the answer, or by its word alone
const unexplained: ReadonlySet<string> = new Set([
  'internal',
  'contract',
  'unavailable',
  'not_confirmed',
  'refused',
  'bad_request',
])

export type RequestFailure =
  | { readonly id: 'requests.network' | 'requests.failed' }
  | { readonly text: string }

/**
 * What a request says that was not taken (portal §8): one sentence when nothing came back, the server's own words when
 * it gave some, else that sending failed. `undefined` leaves a code we have words for to those.
 */
export function requestFailure({
  code,
  message,
}: Pick<ApiError, 'code' | 'message'>): RequestFailure | undefined {
  if (unreachable.has(code)) return { id: 'requests.network' }
  if (!unexplained.has(code)) return undefined
  return message ? { text: message } : { id: 'requests.failed' }
}
