import * as v from 'valibot'
import { MAX_CATALOGUE_ID } from './inputs.ts'
import { isExistingDay } from './real-day.ts'

/**
 * Path and query values arrive at the server as text, so the schemas of this file convert them. The
 * values of a request body are never converted.
 */
// @__NO_SIDE_EFFECTS__
export const wholeNumberParam = (min: number, max: number) =>
  v.pipe(
    v.string('wrong_type'),
    v.regex(/^\d{1,15}$/, 'wrong_type'),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(min, 'too_small'),
    v.maxValue(max, 'too_large'),
  )

/** The id of a catalogue record in a path: an integer. */
// @__NO_SIDE_EFFECTS__
export const catalogueIdParam = () => wholeNumberParam(1, MAX_CATALOGUE_ID)

/** The id of a customer's record in a path: a UUID here, an integer at other providers. */
// @__NO_SIDE_EFFECTS__
export const recordIdParam = () => v.pipe(v.string('wrong_type'), v.regex(/^[\w-]{1,64}$/, 'not_found'))

/** The query of a documented list, `page` and `limit`: 10 a page, at most 100. */
export const pageQuery = {
  page: v.optional(wholeNumberParam(1, 100_000)),
  limit: v.optional(wholeNumberParam(1, 100)),
}

/** The query of the lists of places, `page` and `page_size`, with at most 250 items a page. */
export const pageSizeQuery = {
  page: v.optional(wholeNumberParam(1, 100_000)),
  page_size: v.optional(wholeNumberParam(1, 250)),
}

// @__NO_SIDE_EFFECTS__
export const textParam = (max: number) =>
  // PostgreSQL cannot store NUL in a text.
  v.pipe(v.string('wrong_type'), v.maxLength(max, 'too_long'), v.excludes('\u0000', 'not_allowed'))

// @__NO_SIDE_EFFECTS__
export const choiceParam = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, 'not_allowed')

// @__NO_SIDE_EFFECTS__
export const booleanParam = () =>
  v.pipe(
    v.picklist(['true', 'false'], 'wrong_type'),
    v.transform((raw) => raw === 'true'),
    v.boolean(),
  )

// @__NO_SIDE_EFFECTS__
export const dayParam = () =>
  v.pipe(v.string('wrong_type'), v.isoDate('not_a_date'), v.check(isExistingDay, 'not_a_date'))
