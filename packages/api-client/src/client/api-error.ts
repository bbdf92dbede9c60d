import type { ErrorCode } from '../wire/errors.ts'

/** How a request to the API failed. */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'contract'

/**
 * Codes of the client itself, for a missing or unusable response. `(string & {})` allows another provider's
 * codes.
 */
export type ApiErrorCode =
  | ErrorCode
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'contract'
  | 'refused'
  | (string & {})

/** The fields from which an `ApiError` is made. */
export type ApiErrorParts = {
  readonly kind: ApiErrorKind
  readonly code: ApiErrorCode
  /** The HTTP status; 0 without a response. */
  readonly status: number
  /** The provider's message in the caller's language, or `''`. */
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  /** Data for the next step, such as the new total of `total_changed`, as on the wire. */
  readonly details: Readonly<Record<string, unknown>>
  readonly correlationId: string
  /** Milliseconds until a retry, where the provider sent them. */
  readonly retryAfter: number | null
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
}

/** The error of a request. It extends `Error` so that SWR can throw it and logs keep its stack. */
export class ApiError extends Error implements ApiErrorParts {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly code: ApiErrorCode
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly details: Readonly<Record<string, unknown>>
  readonly correlationId: string
  readonly retryAfter: number | null
  readonly retryable: boolean

  constructor(parts: ApiErrorParts, options?: ErrorOptions) {
    super(parts.message, options)
    this.kind = parts.kind
    this.code = parts.code
    this.status = parts.status
    this.fields = parts.fields
    this.details = parts.details
    this.correlationId = parts.correlationId
    this.retryAfter = parts.retryAfter
    this.retryable = parts.retryable
  }
}

const nothing = {
  status: 0,
  message: '',
  fields: {},
  details: {},
  retryAfter: null,
  retryable: false,
}

/** Creates an error from its known parts, with defaults for the rest. */
export const createApiError = (
  parts: Partial<ApiErrorParts> & Pick<ApiErrorParts, 'kind' | 'code' | 'correlationId'>,
  cause?: unknown,
): ApiError => new ApiError({ ...nothing, ...parts }, cause === undefined ? undefined : { cause })

/** The result of a request, which never throws. */
export type ApiResult<T> =
  | { readonly ok: true; readonly value: T; readonly correlationId: string }
  | { readonly ok: false; readonly error: ApiError }
