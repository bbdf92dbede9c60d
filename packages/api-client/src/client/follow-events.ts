import type { ArgsOf, EntityOf } from '../wire/operation.ts'
import { operationUrl, type UntypedRequestArgs } from './transport.ts'
import { createApiError, type ApiError } from './api-error.ts'
import type { RequestableOperation, Client } from './create-client.ts'
import { createEventStreamParser } from './event-stream.ts'
import { parseFailure } from './parse-failure.ts'
import { abortableDelay } from './abortable-delay.ts'
import { defaultRetryPolicy, nextRetryDelay } from './retry.ts'
import { newId as randomId } from './new-id.ts'
import * as v from 'valibot'

/**
 * `waiting`: the connection is lost and will be retried. `poll`: the server has no stream, so poll instead.
 */
export type EventStreamState = 'open' | 'waiting' | 'poll'

/** The callbacks and time limits of following an event stream. */
export type FollowEventsOptions<T> = {
  readonly signal: AbortSignal
  readonly onValue: (value: T) => void
  readonly onState?: (state: EventStreamState) => void
  /** The event to resume after; the parser tracks later ones. */
  readonly lastEventId?: string
  /** Milliseconds without any data, even a keep-alive, after which a connection counts as lost. */
  readonly silence?: number
  /** Consecutive failures after which polling is advised; reconnecting continues. */
  readonly patience?: number
}

/** How following an event stream ended: aborted by the caller, or refused by the server. */
export type FollowEventsResult =
  | { readonly ended: 'aborted' }
  | { readonly ended: 'refused'; readonly error: ApiError }

/**
 * Milliseconds after which an open connection ends the count of failures. A server that answers and closes at
 * once would otherwise be asked several times a second for ever.
 */
const steadyAfter = 10_000

type Session = { readonly parser: ReturnType<typeof createEventStreamParser>; failures: number }

/**
 * Reads an event stream with `fetch`, because `EventSource` cannot send the token. Resumes with
 * `Last-Event-ID`, decodes each event as a response, skips invalid ones, and ends only when it is stopped or
 * refused.
 */
export async function followEvents<O extends RequestableOperation>(
  client: Client,
  operation: O,
  args: ArgsOf<O>,
  options: FollowEventsOptions<EntityOf<O>>,
): Promise<FollowEventsResult>
/** Follows the event stream of an operation and reconnects until it is aborted or refused. */
export async function followEvents(
  client: Client,
  operation: RequestableOperation,
  args: UntypedRequestArgs,
  options: FollowEventsOptions<unknown>,
): Promise<FollowEventsResult> {
  const { config } = client
  const { signal, onState, silence = 45_000, patience = 3 } = options
  const { wait = abortableDelay, random = Math.random, retry = defaultRetryPolicy } = config
  const session: Session = { parser: createEventStreamParser(options.lastEventId), failures: 0 }
  while (!signal.aborted) {
    const refusal = await listen(client, operation, args, options, session, silence)
    if (refusal) return { ended: 'refused', error: refusal }
    if (signal.aborted) break
    session.failures += 1
    onState?.(session.failures >= patience ? 'poll' : 'waiting')
    const lost = createApiError({ kind: 'network', code: 'network', correlationId: '', retryable: true })
    const backOff =
      nextRetryDelay(lost, Math.min(session.failures - 1, 6), { ...retry, times: 7 }, random()) ?? 0
    try {
      await wait(Math.max(backOff, session.parser.retry() ?? 0), signal)
    } catch {
      break
    }
  }
  return { ended: 'aborted' }
}

/** Reads one connection until it ends; returns an error only when a reconnect cannot help. */
async function listen(
  client: Client,
  operation: RequestableOperation,
  args: UntypedRequestArgs,
  { signal, onValue, onState }: FollowEventsOptions<unknown>,
  session: Session,
  silence: number,
): Promise<ApiError | null> {
  const { config, apiRoot, language } = client
  const { fetch = globalThis.fetch, newId = randomId } = config
  const correlationId = newId()
  const token = config.getToken?.() ?? null
  const watchdog = new AbortController()
  let timer = setTimeout(() => watchdog.abort(), silence)
  let steadyTimer: ReturnType<typeof setTimeout> | undefined
  try {
    const lastId = session.parser.lastId()
    const response = await fetch(operationUrl(operation, args, apiRoot), {
      headers: {
        accept: 'text/event-stream',
        'accept-language': language,
        'x-request-id': correlationId,
        ...(token === null ? {} : { 'api-token': token }),
        ...(lastId === '' ? {} : { 'last-event-id': lastId }),
      },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any([signal, watchdog.signal]),
    })
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => null)
      const refusal = parseFailure(body, response.status)
      if (refusal.retryable) return null
      const error = createApiError({ kind: 'http', ...refusal, correlationId })
      if (response.status === 401 && token !== null) config.onUnauthorized?.({ token, error })
      return error
    }
    // Without this content type the response is a proxy's page, or the provider has no event stream.
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) {
      session.failures = Math.max(session.failures, 100)
      return null
    }
    onState?.('open')
    steadyTimer = setTimeout(() => (session.failures = 0), steadyAfter)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return null
      clearTimeout(timer)
      timer = setTimeout(() => watchdog.abort(), silence)
      for (const event of session.parser.push(value)) {
        const entity = decode(operation, event.data)
        if (entity !== undefined) onValue(entity)
      }
    }
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    clearTimeout(steadyTimer)
    watchdog.abort()
  }
}

const decode = (operation: RequestableOperation, data: string): unknown => {
  try {
    const decoded = v.safeParse(operation.answer, JSON.parse(data))
    return decoded.success ? Reflect.apply(operation.read, undefined, [decoded.output]) : undefined
  } catch {
    return undefined
  }
}
