import { useCallback } from 'react'

import type { MessageId, MessageValues, Text } from './messages.generated.ts'
import { useFormatMessage } from './use-format-message.ts'

type NeedsNothing<Id extends MessageId> = keyof MessageValues[Id] extends never ? true : false
type Values<Id extends MessageId> = NeedsNothing<Id> extends true ? [] : [values: MessageValues[Id]]

/**
 * Returns the function `t`, which gives a message as plain text: `t('services.count', { count })`.
 * Ids and values are typed by the Arabic catalogue.
 */
export function useText() {
  const formatMessage = useFormatMessage()
  return useCallback(
    <Id extends MessageId>(id: Id, ...[values]: Values<Id>): string => {
      const plain: Record<string, Text> = {}
      for (const [name, value] of Object.entries<unknown>(values ?? {})) {
        if (typeof value === 'string' || typeof value === 'number') plain[name] = value
      }
      return formatMessage(id, plain)
    },
    [formatMessage],
  )
}
