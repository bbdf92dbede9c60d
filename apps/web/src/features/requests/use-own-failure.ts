import type { ApiError } from '@sakina/api-client/client'

import { useText } from '../../shared/intl/use-text.ts'
import { useRequestFailure } from '../../shared/requests/use-request-failure.ts'
import { ownFailure, type FailedKind } from './own-failure.ts'

/** The sentence of a request of this kind that was not taken, or nothing where its code has words of its own. */
export function useOwnFailure(kind: FailedKind) {
  const t = useText()
  const shared = useRequestFailure()
  return (error: ApiError): string | undefined => {
    const own = ownFailure(kind, error)
    return own === undefined ? shared(error) : t(own)
  }
}
