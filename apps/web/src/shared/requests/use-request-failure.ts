import type { ApiError } from '@sakina/api-client/client'

import { useText } from '../intl/use-text.ts'
import { requestFailure } from './request-failure.ts'

/** The sentence of a request that was not taken, or nothing where its code has words of its own. */
export function useRequestFailure() {
  const t = useText()
  return (error: ApiError): string | undefined => {
    const failure = requestFailure(error)
    if (failure === undefined) return undefined
    return 'id' in failure ? t(failure.id) : failure.text
  }
}
