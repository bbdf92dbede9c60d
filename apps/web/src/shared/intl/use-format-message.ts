import { convertTextDigits } from '@sakina/text'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { useDigits } from './messages-provider.tsx'

/** Returns a function that formats a message in the chosen digits, for its text and its values. */
export function useFormatMessage() {
  const { formatMessage } = useIntl()
  const digits = useDigits()
  return useCallback(
    (id: string, values: Readonly<Record<string, string | number>>): string =>
      convertTextDigits(formatMessage({ id }, values), digits),
    [formatMessage, digits],
  )
}
