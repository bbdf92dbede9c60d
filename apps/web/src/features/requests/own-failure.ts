import type { ApiError } from '@sakina/api-client/client'

export type FailedKind = 'cancellation' | 'suspension' | 'replacement'

export type OwnFailure =
  | 'requests.quoteChanged'
  | 'requests.cancellation.signedOut'
  | 'requests.suspension.signedOut'

/** What one kind of request says in words of its own (portal §5); the rest is said as by every request. */
export function ownFailure(kind: FailedKind, { code }: Pick<ApiError, 'code'>): OwnFailure | undefined {
  if (code === 'unauthorized' && kind !== 'replacement') return `requests.${kind}.signedOut`
  return code === 'quote_changed' ? 'requests.quoteChanged' : undefined
}
