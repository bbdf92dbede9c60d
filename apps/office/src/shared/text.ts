import { useMemo } from 'react'
import { useIntl } from 'react-intl'

import type { MessageId } from './arabic-messages.ts'

/** Returns the function `t`, which gives a message as plain text. Ids are typed by the Arabic catalogue. */
export function useText() {
  const { formatMessage, messages } = useIntl()
  return useMemo(() => {
    const say = (id: MessageId, values: Readonly<Record<string, string | number>> = {}): string =>
      formatMessage({ id }, values)
    /** The message of an id that is built from a code of the server, or other words if there is none. */
    const ofCode = (id: string, otherwise = ''): string =>
      Object.hasOwn(messages, id) ? formatMessage({ id }) : otherwise
    return Object.assign(say, { ofCode })
  }, [formatMessage, messages])
}
