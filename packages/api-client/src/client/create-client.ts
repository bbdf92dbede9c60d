import { isCodec, renameFields } from '../wire/codec.ts'
import type { AnyOperation, ArgsOf, EntityOf, Schema } from '../wire/operation.ts'
import {
  operationUrl,
  createFetchTransport,
  type UntypedRequestArgs,
  type Transport,
  type TransportResponse,
} from './transport.ts'
import { createApiError, type ApiError, type ApiResult } from './api-error.ts'
import { parseFailure } from './parse-failure.ts'
import { defaultRetryPolicy, nextRetryDelay, parseRetryAfter, type RetryPolicy } from './retry.ts'
import { isJsonObject, classifyResult } from './classify-result.ts'
import { abortableDelay } from './abortable-delay.ts'
import { newId as randomId } from './new-id.ts'
import * as v from 'valibot'

export type Language = 'ar' | 'en'

/** The settings of an API client. */
export type ClientConfig = {
  /** `{host}/api`, absolute or, in a browser, relative. */
  readonly apiRoot: string
  readonly language?: Language
  readonly fetch?: typeof globalThis.fetch
  /** Replaces `fetch`, for uploads with progress and for tests. */
  readonly transport?: Transport
  /** For bodies worth a progress bar; `createXhrTransport()` in a browser. */
  readonly uploadTransport?: Transport
  readonly getToken?: () => string | null
  /**
   * Called after a 401 with the token that was sent; a response to an older token must not end the current
   * session.
   */
  readonly onUnauthorized?: (refused: { readonly token: string; readonly error: ApiError }) => void
  /** Milliseconds a request may take, without its retries. */
  readonly timeout?: number
  readonly uploadTimeout?: number
  readonly retry?: RetryPolicy
  readonly newId?: () => string
  readonly now?: () => number
  readonly random?: () => number
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** The options of one request to the API. */
export type RequestOptions = {
  readonly signal?: AbortSignal
  /** The idempotency key, which makes a retry of a command safe: the same key and body take effect once. */
  readonly idempotencyKey?: string
  readonly timeout?: number
  readonly onProgress?: (share: number) => void
  readonly headers?: Readonly<Record<string, string>>
}

/** The parts of an operation that a request needs; any `Operation` has them. */
export type RequestableOperation = Pick<
  AnyOperation,
  'id' | 'method' | 'root' | 'path' | 'auth' | 'bodyType' | 'answerType' | 'idempotent' | 'pieces'
> & {
  readonly body?: Schema | undefined
  readonly query?: Schema | undefined
  readonly answer: Schema
  read(this: void, answer: never): unknown
}

/** Sends requests to the API in one language. */
export type Client = {
  readonly apiRoot: string
  readonly language: Language
  /** The configuration, for code that does not use `request`, such as the event stream. */
  readonly config: ClientConfig
  request<O extends RequestableOperation>(
    this: void,
    operation: O,
    args: ArgsOf<O>,
    options?: RequestOptions,
  ): Promise<ApiResult<EntityOf<O>>>
  /** Like `request` but with a body as on the wire, for code that loops over all operations. */
  send(
    this: void,
    operation: RequestableOperation,
    args: UntypedRequestArgs,
    options?: RequestOptions,
  ): Promise<ApiResult<unknown>>
}

const readBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Creates a client that sends requests to the API. */
export function createClient(config: ClientConfig): Client {
  const {
    apiRoot,
    language = 'ar',
    transport = createFetchTransport(config.fetch ?? ((...request) => globalThis.fetch(...request))),
    uploadTransport = transport,
    getToken = () => null,
    timeout = 15_000,
    uploadTimeout = 120_000,
    retry = defaultRetryPolicy,
    newId = randomId,
    now = Date.now,
    random = Math.random,
    wait = abortableDelay,
  } = config

  const parseResponse = async (
    operation: RequestableOperation,
    response: TransportResponse,
    text: string,
    correlationId: string,
  ): Promise<ApiResult<unknown>> => {
    const body = operation.answerType === 'html' || operation.answerType === 'text' ? text : readBody(text)
    const fine = response.status >= 200 && response.status < 300
    const result = classifyResult(body)
    if (!fine || result === 'refused') {
      const retryAfter = parseRetryAfter(response.header('retry-after'), now())
      const refusal = parseFailure(body, response.status)
      const fields = isCodec(operation.body)
        ? renameFields(refusal.fields, operation.body.names)
        : refusal.fields
      return {
        ok: false,
        error: createApiError({ kind: 'http', ...refusal, fields, retryAfter, correlationId }),
      }
    }
    const unusable = (code: 'contract' | 'not_confirmed', why: string): ApiResult<never> => ({
      ok: false,
      error: createApiError(
        { kind: 'contract', code, status: response.status, correlationId, retryable: false },
        why,
      ),
    })
    if (typeof body !== 'string' && !isJsonObject(body)) return unusable('contract', 'not a JSON object')
    const unconfirmed = operation.method !== 'GET' && result === 'unclear' && typeof body !== 'string'
    try {
      const values: unknown[] = []
      for (const piece of operation.pieces?.(body) ?? [body]) {
        if (values.length > 0) await new Promise<void>((go) => setTimeout(go))
        const decoded = v.safeParse(operation.answer, piece)
        if (!decoded.success) {
          const issue = decoded.issues[0]
          return unusable('contract', `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
        }
        if (unconfirmed) return unusable('not_confirmed', 'neither success nor refusal was said')
        values.push(read(operation, decoded.output))
      }
      return { ok: true, value: operation.pieces ? values.flat() : values[0], correlationId }
    } catch (fault) {
      return {
        ok: false,
        error: createApiError({ kind: 'contract', code: 'contract', correlationId }, fault),
      }
    }
  }

  const tryOnce = async (
    operation: RequestableOperation,
    args: UntypedRequestArgs,
    options: RequestOptions,
    correlationId: string,
  ): Promise<ApiResult<unknown>> => {
    const token = operation.auth === 'required' || operation.auth === 'optional' ? getToken() : null
    const limit = options.timeout ?? (operation.bodyType ? uploadTimeout : timeout)
    const clock = new AbortController()
    const timer = setTimeout(() => clock.abort(), limit)
    const signal = options.signal ? AbortSignal.any([options.signal, clock.signal]) : clock.signal
    try {
      const carry = operation.bodyType === 'multipart' ? uploadTransport : transport
      const response = await carry({
        method: operation.method,
        url: operationUrl(operation, args, apiRoot),
        headers: {
          accept: operation.answerType === 'html' ? 'text/html' : 'application/json',
          'accept-language': language,
          // An anonymous read has no header of ours, which would cost a preflight on another origin.
          ...(operation.method === 'GET' && token === null ? {} : { 'x-request-id': correlationId }),
          ...contentType(operation, args.body),
          ...(token === null ? {} : { 'api-token': token }),
          ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
          ...options.headers,
        },
        ...(args.body === undefined ? {} : { body: toBody(operation, args.body) }),
        signal,
        ...(options.onProgress ? { onProgress: options.onProgress } : {}),
      })
      const reply = await parseResponse(
        operation,
        response,
        await response.text(),
        response.header('x-request-id') ?? correlationId,
      )
      if (!reply.ok && reply.error.status === 401 && token !== null)
        config.onUnauthorized?.({ token, error: reply.error })
      return reply
    } catch (fault) {
      const kind = options.signal?.aborted ? 'aborted' : clock.signal.aborted ? 'timeout' : 'network'
      return {
        ok: false,
        error: createApiError({ kind, code: kind, correlationId, retryable: kind !== 'aborted' }, fault),
      }
    } finally {
      clearTimeout(timer)
    }
  }

  async function send(
    operation: RequestableOperation,
    args: UntypedRequestArgs,
    options: RequestOptions = {},
  ): Promise<ApiResult<unknown>> {
    const correlationId = newId()
    // A command whose response was lost may have been executed, so only an idempotency key allows a retry.
    const repeatable =
      operation.method === 'GET' || (operation.idempotent === true && options.idempotencyKey !== undefined)
    for (let attempt = 0; ; attempt += 1) {
      const reply = await tryOnce(operation, args, options, correlationId)
      if (reply.ok || !repeatable) return reply
      const delay = nextRetryDelay(reply.error, attempt, retry, random())
      if (delay === null) return reply
      try {
        await wait(delay, options.signal ?? new AbortController().signal)
      } catch (fault) {
        return {
          ok: false,
          error: createApiError({ kind: 'aborted', code: 'aborted', correlationId }, fault),
        }
      }
    }
  }

  function request<O extends RequestableOperation>(
    operation: O,
    args: ArgsOf<O>,
    options?: RequestOptions,
  ): Promise<ApiResult<EntityOf<O>>>
  function request(
    operation: RequestableOperation,
    args: UntypedRequestArgs,
    options?: RequestOptions,
  ): Promise<ApiResult<unknown>> {
    const body = isCodec(operation.body) ? operation.body.encode(args.body) : args.body
    const query = isCodec(operation.query) && args.query && operation.query.encode(args.query)
    return send(operation, { ...args, body, ...(isJsonObject(query) && { query }) }, options)
  }

  return { apiRoot, language, config, request, send }
}

/**
 * `read` accepts exactly what the `answer` schema of its operation returns, which TypeScript cannot
 * express for all operations at once.
 */
const read = (operation: RequestableOperation, output: unknown): unknown =>
  Reflect.apply(operation.read, undefined, [output])

const contentType = (operation: RequestableOperation, body: unknown): Record<string, string> => {
  // Only the transport knows the boundary of a multipart body.
  if (body === undefined || operation.bodyType === 'multipart') return {}
  return {
    'content-type': operation.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
  }
}

const toBody = (operation: RequestableOperation, body: unknown): string | FormData => {
  const fields = isJsonObject(body) ? Object.entries(body).filter(([, value]) => value !== undefined) : []
  if (operation.bodyType === 'form')
    return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
  if (operation.bodyType !== 'multipart') return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of fields) form.set(name, value instanceof Blob ? value : String(value))
  return form
}
