import * as v from 'valibot'
import { MAX_CATALOGUE_ID } from './inputs.ts'
import { isExistingDay } from './real-day.ts'

/**
 * Path and query values arrive as text, so these schemas convert text to values; the client passes values.
 * Bodies are never converted.
 */
// @__NO_SIDE_EFFECTS__
export const queryWholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string('wrong_type'),
    v.regex(/^\d{1,15}$/, 'wrong_type'),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(least, 'too_small'),
    v.maxValue(most, 'too_large'),
  )

/** The id of a catalogue record in a path: an integer. */
// @__NO_SIDE_EFFECTS__
export const catalogueIdParam = () => queryWholeNumber(1, MAX_CATALOGUE_ID)

/** The id of a customer's record in a path: a UUID here, an integer at other providers. */
// @__NO_SIDE_EFFECTS__
export const recordIdParam = () => v.pipe(v.string('wrong_type'), v.regex(/^[\w-]{1,64}$/, 'not_found'))

/** `page` and `limit` of a documented list: 10 a page, at most 100. */
export const pageQuery = {
  page: v.optional(queryWholeNumber(1, 100_000)),
  limit: v.optional(queryWholeNumber(1, 100)),
}

/** `page` and `page_size` of the geography lists; countries come 250 a page as documented. */
export const pageSizeQuery = {
  page: v.optional(queryWholeNumber(1, 100_000)),
  page_size: v.optional(queryWholeNumber(1, 250)),
}

// @__NO_SIDE_EFFECTS__
export const queryText = (most: number) =>
  // PostgreSQL cannot store NUL in a text.
  v.pipe(v.string('wrong_type'), v.maxLength(most, 'too_long'), v.excludes('\u0000', 'not_allowed'))

// @__NO_SIDE_EFFECTS__
export const queryChoice = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, 'not_allowed')

// @__NO_SIDE_EFFECTS__
export const queryBoolean = () =>
  v.pipe(
    v.picklist(['true', 'false'], 'wrong_type'),
    v.transform((raw) => raw === 'true'),
    v.boolean(),
  )

// @__NO_SIDE_EFFECTS__
export const queryDay = () =>
  v.pipe(v.string('wrong_type'), v.isoDate('not_a_date'), v.check(isExistingDay, 'not_a_date'))
