import type { ApiError } from '@sakina/api-client/client'

import { useText } from '../../shared/intl/use-text.ts'
import { failureOf, type FailedKind } from './request-failure.ts'

/** The sentence of a request that was not taken, or nothing where its code has words of its own. */
export function useRequestFailure(kind: FailedKind) {
  const t = useText()
  return (error: ApiError): string | undefined => {
    const failure = failureOf(kind, error)
    if (failure === undefined) return undefined
    return 'id' in failure ? t(failure.id) : failure.text
  }
}
