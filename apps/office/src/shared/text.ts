import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import type { MessageId } from './messages.ts'

/** Returns the function `t`, which gives a message as plain text. Ids are typed by the Arabic catalogue. */
export function useText() {
  const { formatMessage } = useIntl()
  return useCallback(
    (id: MessageId, values: Readonly<Record<string, string | number>> = {}): string =>
      formatMessage({ id }, values),
    [formatMessage],
  )
}
