import type { ApiError } from '@sakina/api-client/client'

const unreachable: ReadonlySet<string> = new Set(['network', 'timeout', 'aborted'])
const unexplained: ReadonlySet<string> = new Set(['internal', 'contract', 'unavailable'])

/**
 * What a request says that was not taken (portal §8): one sentence when nothing came back, the server's own words
 * when it gave some, else that sending failed. `undefined` leaves a code we have words for to those.
 */
export const requestFailure =
  ({ network, failed }: { readonly network: string; readonly failed: string }) =>
  ({ code, message }: Pick<ApiError, 'code' | 'message'>): string | undefined => {
    if (unreachable.has(code)) return network
    return unexplained.has(code) ? message || failed : undefined
  }
