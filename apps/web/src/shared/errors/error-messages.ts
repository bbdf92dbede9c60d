import type { ApiError } from '@sakina/api-client/client'
import { convertTextDigits } from '@sakina/text'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import type { ContractRequestKind } from '../contracts/can-request.ts'
import { useDigits } from '../intl/messages-provider.tsx'
import type { MessageId } from '../intl/messages.generated.ts'
import { useText } from '../intl/use-text.ts'

type Answer = Pick<ApiError, 'code' | 'message'>

/** Tells whether an error says that a record does not exist. */
export const isNotFoundError = (error: ApiError | undefined): boolean => error?.code === 'not_found'

type ErrorSentence = Extract<MessageId, `errors.${string}` | `refusals.${string}`>

/**
 * Returns a function that gives the message for a failed call: our text for its code, else the text
 * of the provider, else a general one. Messages of `errors` can appear on any page. Those of
 * `refusals` come from commands only, so public pages do not load them.
 */
export function useErrorMessage() {
  const t = useText()
  const { messages } = useIntl()
  const digits = useDigits()
  return useCallback(
    ({ code, message }: ApiError): string => {
      const isKnown = (id: string): id is ErrorSentence => Object.hasOwn(messages, id)
      const known = [`errors.${code}`, `refusals.${code}`].find(isKnown)
      return known ? t(known) : convertTextDigits(message, digits) || t('errors.internal')
    },
    [t, messages, digits],
  )
}

// The error codes without a specific reason. The documented message of the form says more.
const vague: ReadonlySet<string> = new Set(['internal', 'refused', 'contract', 'not_confirmed'])

/**
 * Returns a function that gives the sentence for an error code which says nothing specific, such as
 * `refused`: the server's message, or else the given one. For a specific code it returns nothing.
 */
export const fallbackForUnspecificError =
  (sentence: string) =>
  ({ code, message }: Answer): string | undefined =>
    vague.has(code) ? message || sentence : undefined

const unreachable: ReadonlySet<string> = new Set(['network', 'timeout', 'aborted'])
// The documented calls return no codes, so their refusals are recognised by the status or the message.
const unexplained: ReadonlySet<string> = new Set([...vague, 'unavailable', 'bad_request'])

type RequestSentence =
  | 'requests.network'
  | 'requests.failed'
  | 'requests.quoteChanged'
  | 'requests.cancellation.signedOut'
  | 'requests.suspension.signedOut'

/**
 * Returns the message of a failed request (portal §5 and §8): its documented one, one for a lost
 * connection, the text of the server, or a general one. Returns `undefined` if the code has a message of
 * its own.
 */
export function findContractRequestErrorMessage(
  { code, message }: Answer,
  kind?: ContractRequestKind,
): { readonly id: RequestSentence } | { readonly text: string } | undefined {
  if (kind && code === 'quote_changed') return { id: 'requests.quoteChanged' }
  if (kind && kind !== 'replacement' && code === 'unauthorized') return { id: `requests.${kind}.signedOut` }
  if (unreachable.has(code)) return { id: 'requests.network' }
  if (!unexplained.has(code)) return undefined
  return message ? { text: message } : { id: 'requests.failed' }
}

/**
 * Returns a function with the message of a failed request, or nothing if the error code has a
 * message of its own.
 */
export function useContractRequestErrorMessage(kind?: ContractRequestKind) {
  const t = useText()
  return (error: ApiError): string | undefined => {
    const failure = findContractRequestErrorMessage(error, kind)
    return failure && ('id' in failure ? t(failure.id) : failure.text)
  }
}
