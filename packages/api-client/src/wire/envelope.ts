import * as v from 'valibot'
import { countField, booleanField, listField, type Schema } from './fields.ts'

/**
 * The schema of the `success` flag. It accepts any value, because `classifyResult` has decided
 * before decoding whether the call succeeded.
 */
// @__NO_SIDE_EFFECTS__
const success = () =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform(() => true),
      v.literal(true),
    ),
    null,
  )

// @__NO_SIDE_EFFECTS__
const message = () =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined)),
      v.optional(v.string()),
    ),
  )

/**
 * Returns the schema of a response with documented keys beside `success`: `{ success: true, message?,
 * ...entries }`.
 */
// @__NO_SIDE_EFFECTS__
export const envelopeSchema = <E extends v.ObjectEntries>(entries: E) =>
  v.object({ success: success(), message: message(), ...entries })

/** The schema of the page numbers of a list. */
export const paginationSchema = /* @__PURE__ */ v.object({
  page: /* @__PURE__ */ countField(),
  limit: /* @__PURE__ */ countField(),
  total: /* @__PURE__ */ countField(),
  total_pages: /* @__PURE__ */ countField(),
  has_next: /* @__PURE__ */ booleanField(),
})

// @__NO_SIDE_EFFECTS__
const pagination = () =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((raw) => (typeof raw === 'object' && raw !== null ? raw : {})),
      paginationSchema,
    ),
    null,
  )

/** Returns the schema of a response with a page: `{ success: true, message?, result: [], pagination }`. */
// @__NO_SIDE_EFFECTS__
export const pageEnvelopeSchema = <S extends Schema>(item: S) =>
  envelopeSchema({ result: listField(item), pagination: pagination() })

/** A page as the client returns it. Without pagination in the response it contains everything. */
export type Page<T> = {
  readonly items: readonly T[]
  readonly page: number
  readonly limit: number
  readonly total: number
  readonly totalPages: number
  readonly hasNext: boolean
}

type WirePage<W> = {
  readonly result: readonly W[]
  readonly pagination: {
    readonly page: number
    readonly limit: number
    readonly total: number
    readonly total_pages: number
    readonly has_next: boolean
  }
}

/** Converts a page of a list and each of its rows from the wire format. */
export const toPage = <W, T>(answer: WirePage<W>, map: (row: W) => T): Page<T> => ({
  items: answer.result.map(map),
  page: answer.pagination.page || 1,
  limit: answer.pagination.limit,
  total: answer.pagination.total || answer.result.length,
  totalPages: answer.pagination.total_pages || 1,
  hasNext: answer.pagination.has_next,
})
