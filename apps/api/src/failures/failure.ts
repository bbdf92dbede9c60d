import { httpStatusByErrorCode, type ErrorCode, type FieldErrorCode } from '@sakina/api-client/wire/errors'
import type { Bilingual } from '../db/schema/columns.ts'

/** The code of what is wrong with each field. */
export type FieldErrorCodes = Readonly<Record<string, FieldErrorCode>>

type Extra = {
  readonly fields?: FieldErrorCodes
  /** Data the caller needs to continue: the new quote of a changed total or the seconds to wait. */
  readonly result?: unknown
  readonly retryAfterSeconds?: number
  /** A message that is more specific than the default message of the error code. */
  readonly words?: Bilingual | undefined
}

/** How a use case refuses a request: with an error code of the contract, never with a bare error. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldErrorCodes | undefined
  readonly result: unknown
  readonly retryAfterSeconds: number | undefined
  readonly words: Bilingual | undefined

  constructor(code: ErrorCode, extra: Extra = {}) {
    super(code)
    this.code = code
    this.status = httpStatusByErrorCode[code]
    this.fields = extra.fields
    this.result = extra.result
    this.retryAfterSeconds = extra.retryAfterSeconds
    this.words = extra.words
  }
}

/** Returns the failure of a request with invalid fields. */
export const invalidFieldsFailure = (fields: FieldErrorCodes): Failure => new Failure('invalid', { fields })
