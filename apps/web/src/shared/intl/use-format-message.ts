import { writeDigits } from '@sakina/text'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { useDigits } from './messages-provider.tsx'

/** A message by its id in the reader's digits, those of the sentence and of its values alike. */
export function useFormatMessage() {
  const { formatMessage } = useIntl()
  const digits = useDigits()
  return useCallback(
    (id: string, values: Readonly<Record<string, string | number>>): string =>
      writeDigits(formatMessage({ id }, values), digits),
    [formatMessage, digits],
  )
}
