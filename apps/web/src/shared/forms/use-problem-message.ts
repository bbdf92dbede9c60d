import type { FieldProblem } from '@sakina/domain/validation'
import { useCallback } from 'react'

import { useFormatMessage } from '../intl/use-format-message.ts'

/**
 * Returns a function that gives the message of a problem. The key of a problem is the message id; a
 * test keeps both lists equal.
 */
export function useProblemMessage() {
  const formatMessage = useFormatMessage()
  return useCallback(
    ({ key, values }: FieldProblem): string => formatMessage(key, { ...values }),
    [formatMessage],
  )
}
