import { useCallback } from 'react'

import type { MessageId, MessageValues, Text } from './messages.generated.ts'
import { useFormatMessage } from './use-format-message.ts'

/** The values of a message, or of all the messages that an id may stand for. */
type ValuesOf<Id extends MessageId> = (
  Id extends unknown ? (values: MessageValues[Id]) => void : never
) extends (values: infer Values) => void
  ? Values
  : never
type Values<Id extends MessageId> = keyof ValuesOf<Id> extends never ? [] : [values: ValuesOf<Id>]

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
