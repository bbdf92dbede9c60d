import { errorStatus, type ErrorCode, type FieldCode } from '@sakina/api-client/wire/errors'
import type { Bilingual } from '../db/schema/columns.ts'

export type Fields = Readonly<Record<string, FieldCode>>

type Extra = {
  readonly fields?: Fields
  /** What the caller needs to go on: the new quote of a changed total, the seconds to wait. */
  readonly result?: unknown
  readonly retryAfterSeconds?: number
  /** In place of the words of the code, where there is more to say. */
  readonly words?: Bilingual | undefined
}

/** How a use case says no to its caller: a code of the contract, never a bare error. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Fields | undefined
  readonly result: unknown
  readonly retryAfterSeconds: number | undefined
  readonly words: Bilingual | undefined

  constructor(code: ErrorCode, extra: Extra = {}) {
    super(code)
    this.code = code
    this.status = errorStatus[code]
    this.fields = extra.fields
    this.result = extra.result
    this.retryAfterSeconds = extra.retryAfterSeconds
    this.words = extra.words
  }
}

export const invalid = (fields: Fields): Failure => new Failure('invalid', { fields })
