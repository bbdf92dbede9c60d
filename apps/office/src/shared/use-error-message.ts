import type { ApiError } from '@sakina/api-client/client'
import { useCallback } from 'react'

import { useText } from './text.ts'

/** Returns a function that gives the sentence for a failed call: ours for its code, else that of the server. */
export function useErrorMessage() {
  const t = useText()
  return useCallback(
    ({ code, message }: ApiError): string =>
      t.ofCode(`app.error.${code}`, message || t('app.error.internal')),
    [t],
  )
}
