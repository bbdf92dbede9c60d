import type { ApiError } from '@sakina/api-client/client'
import { writeDigits } from '@sakina/text'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { useDigits } from '../intl/messages-provider.tsx'
import type { MessageId } from '../intl/messages.generated.ts'
import { useText } from '../intl/use-text.ts'

type Answer = Pick<ApiError, 'code' | 'message'>

export const isMissing = (error: ApiError | undefined): boolean => error?.code === 'not_found'

type ErrorSentence = Extract<MessageId, `errors.${string}` | `refusals.${string}`>

/**
 * What a failed call says to a person: our words for its code, else the provider's own, else the general ones. What any
 * page may meet is in `errors`; what only a command is told is in `refusals`, which no public page loads.
 */
export function useErrorMessage() {
  const t = useText()
  const { messages } = useIntl()
  const digits = useDigits()
  return useCallback(
    ({ code, message }: ApiError): string => {
      const isKnown = (id: string): id is ErrorSentence => Object.hasOwn(messages, id)
      const known = [`errors.${code}`, `refusals.${code}`].find(isKnown)
      return known ? t(known) : writeDigits(message, digits) || t('errors.internal')
    },
    [t, messages, digits],
  )
}

// Codes that say no more than that it failed: the documented sentence of the form says it better.
const vague: ReadonlySet<string> = new Set(['internal', 'refused', 'contract', 'not_confirmed'])

/** The server's message, else the documented sentence of this form; a known reason keeps its own words. */
export const preferKnownMessage =
  (sentence: string) =>
  ({ code, message }: Answer): string | undefined =>
    vague.has(code) ? message || sentence : undefined

const unreachable: ReadonlySet<string> = new Set(['network', 'timeout', 'aborted'])
// The documented calls name no code: what they refuse is known by the status of the answer, or by its word alone
const unexplained: ReadonlySet<string> = new Set([...vague, 'unavailable', 'bad_request'])

export type RequestKind = 'cancellation' | 'suspension' | 'replacement'

type RequestSentence =
  | 'requests.network'
  | 'requests.failed'
  | 'requests.quoteChanged'
  | 'requests.cancellation.signedOut'
  | 'requests.suspension.signedOut'

/**
 * What a request says that was not taken (portal §5 and §8): its own sentence, one where nothing came back, the
 * server's words where it gave some, else that sending failed. `undefined` leaves a code we have words for to those.
 */
export function requestFailure(
  { code, message }: Answer,
  kind?: RequestKind,
): { readonly id: RequestSentence } | { readonly text: string } | undefined {
  if (kind && code === 'quote_changed') return { id: 'requests.quoteChanged' }
  if (kind && kind !== 'replacement' && code === 'unauthorized') return { id: `requests.${kind}.signedOut` }
  if (unreachable.has(code)) return { id: 'requests.network' }
  if (!unexplained.has(code)) return undefined
  return message ? { text: message } : { id: 'requests.failed' }
}

/** The sentence of a request that was not taken, or nothing where its code has words of its own. */
export function useRequestFailure(kind?: RequestKind) {
  const t = useText()
  return (error: ApiError): string | undefined => {
    const failure = requestFailure(error, kind)
    return failure && ('id' in failure ? t(failure.id) : failure.text)
  }
}
