import type { ApiError } from '@sakina/api-client/client'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { useText } from '../intl/use-text.ts'

/** What a failed call says to a person: our words for a code we have words for here, else the provider's own, else the general ones. */
export function useErrorWords() {
  const t = useText()
  const { messages } = useIntl()
  return useCallback(
    ({ code, message }: ApiError): string => {
      const id = `errors.${code}`
      if (isKnown(id, messages)) return t(id)
      return message || t('errors.internal')
    },
    [t, messages],
  )
}

type ErrorId = Extract<Parameters<ReturnType<typeof useText>>[0], `errors.${string}`>

const isKnown = (id: string, messages: object): id is ErrorId => Object.hasOwn(messages, id)
