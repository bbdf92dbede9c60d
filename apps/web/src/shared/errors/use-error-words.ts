import type { ApiError } from '@sakina/api-client/client'
import { writeDigits } from '@sakina/text'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { useDigits } from '../intl/messages-provider.tsx'
import type { MessageId } from '../intl/messages.generated.ts'
import { useText } from '../intl/use-text.ts'

type ErrorWords = Extract<MessageId, `errors.${string}` | `refusals.${string}`>

/**
 * What a failed call says to a person: our words for its code, else the provider's own, else the general ones. What any
 * page may meet is in `errors`; what only a command is told is in `refusals`, which no public page loads.
 */
export function useErrorWords() {
  const t = useText()
  const { messages } = useIntl()
  const digits = useDigits()
  return useCallback(
    ({ code, message }: ApiError): string => {
      const known = (id: string): id is ErrorWords => Object.hasOwn(messages, id)
      const general = `errors.${code}`
      if (known(general)) return t(general)
      const ofCommands = `refusals.${code}`
      if (known(ofCommands)) return t(ofCommands)
      return writeDigits(message, digits) || t('errors.internal')
    },
    [t, messages, digits],
  )
}
