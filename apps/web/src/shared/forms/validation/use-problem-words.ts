import type { FieldProblem } from '@sakina/domain/validation'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** The sentence of a problem: its key is the id of its message, and a test holds the two lists equal. */
export function useProblemWords() {
  const { formatMessage } = useIntl()
  return useCallback(
    ({ key, values }: FieldProblem): string => formatMessage({ id: key }, { ...values }),
    [formatMessage],
  )
}
