import type { AnyOperation } from '../wire/operation.ts'

/** A request as it is sent over HTTP. */
export type TransportRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData
  readonly signal: AbortSignal
  /** The uploaded share from 0 to 1; only some transports report it. */
  readonly onProgress?: (share: number) => void
}

/** A response as it arrives over HTTP. */
export type TransportResponse = {
  readonly status: number
  readonly header: (name: string) => string | null
  readonly text: () => Promise<string>
}

/** Sends one request; rejects when no response arrives. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>

/** Creates a transport that sends requests with the given `fetch`. */
export const createFetchTransport =
  (fetch: typeof globalThis.fetch): Transport =>
  async ({ method, url, headers, body, signal }) => {
    const response = await fetch(url, {
      method,
      headers,
      signal,
      credentials: 'omit',
      ...(body === undefined ? {} : { body }),
    })
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: () => response.text(),
    }
  }

/** The path parameters, query and body of a request, without their types. */
export type UntypedRequestArgs = {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
}

/** Returns the `{host}` of an API root such as `https://example.sa/api` or `/api`. */
export const hostOfApiRoot = (apiRoot: string): string => apiRoot.replace(/\/api\/?$/, '').replace(/\/$/, '')

const filled = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

const search = (query: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '')
      ? [[name, String(value)]]
      : [],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

/** Returns the full URL of a request to an operation. */
export const operationUrl = (
  operation: Pick<AnyOperation, 'root' | 'path'>,
  args: UntypedRequestArgs,
  apiRoot: string,
): string => {
  const root = operation.root === 'host' ? hostOfApiRoot(apiRoot) : apiRoot.replace(/\/$/, '')
  return root + filled(operation.path, args.params ?? {}) + search(args.query ?? {})
}
