import type { FieldProblem } from '@sakina/domain/validation'
import { useCallback } from 'react'

import { useFormatMessage } from '../../intl/use-format-message.ts'

/** The sentence of a problem: its key is the id of its message, and a test holds the two lists equal. */
export function useProblemWords() {
  const formatMessage = useFormatMessage()
  return useCallback(
    ({ key, values }: FieldProblem): string => formatMessage(key, { ...values }),
    [formatMessage],
  )
}
