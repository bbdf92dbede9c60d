import type { ApiError } from '@sakina/api-client/client'
import { useCallback } from 'react'

import { isMessageId } from './messages.ts'
import { useText } from './text.ts'

/** Returns a function that gives the sentence for a failed call: ours for its code, else that of the server. */
export function useErrorMessage() {
  const t = useText()
  return useCallback(
    ({ code, message }: ApiError): string => {
      const id = `app.error.${code}`
      return isMessageId(id) ? t(id) : message || t('app.error.internal')
    },
    [t],
  )
}
