import type { ErrorCode } from '../wire/errors.ts'

export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'contract'

/** Codes the client itself gives: nothing came back, or nothing usable. `(string & {})` is another provider's code. */
export type ApiErrorCode =
  | ErrorCode
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'contract'
  | 'refused'
  | (string & {})

export type ApiErrorParts = {
  readonly kind: ApiErrorKind
  readonly code: ApiErrorCode
  /** 0 where no answer came. */
  readonly status: number
  /** The provider's own words in the caller's language, or `''`. */
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  /** What the refusal lets one go on with, as the new total of `total_changed`. Wire form. */
  readonly details: Readonly<Record<string, unknown>>
  readonly correlationId: string
  /** Milliseconds, where the provider said when to come again. */
  readonly retryAfter: number | null
  /** Asking again may succeed without anything being changed. */
  readonly retryable: boolean
}

/** How a call says no. An `Error` only so that it can be thrown to SWR and keeps its stack in a log. */
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

/** An error of a few known parts; what is not said of it is nothing. */
export const apiError = (
  parts: Partial<ApiErrorParts> & Pick<ApiErrorParts, 'kind' | 'code' | 'correlationId'>,
  cause?: unknown,
): ApiError => new ApiError({ ...nothing, ...parts }, cause === undefined ? undefined : { cause })

/** What came of a call: it never throws. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T; readonly correlationId: string }
  | { readonly ok: false; readonly error: ApiError }
