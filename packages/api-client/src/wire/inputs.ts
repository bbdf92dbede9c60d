import type { SingleLineLimit, MultilineLimit } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { codec, type Codec } from './codec.ts'
import { isExistingDay } from './real-day.ts'

/**
 * Matches text without control characters, lone surrogates, which no database can store, and the
 * embedding, override and isolate marks that disguise text. LRM, RLM and ALM are allowed. No field
 * of a request body is converted: an invalid value is refused with a code.
 */
const fair = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u
const fairLines = /^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u

/** The schema of one line of text, which may be empty. */
// @__NO_SIDE_EFFECTS__
export const singleLineInputSchema = ({ most }: SingleLineLimit) =>
  v.pipe(v.string('wrong_type'), v.maxLength(most, 'too_long'), v.regex(fair, 'unsafe_text'))

/** The schema of one line of text that is not empty. */
// @__NO_SIDE_EFFECTS__
export const requiredSingleLineInputSchema = ({ most }: SingleLineLimit) =>
  v.pipe(
    v.string('wrong_type'),
    v.regex(/\S/, 'required'),
    v.maxLength(most, 'too_long'),
    v.regex(fair, 'unsafe_text'),
  )

/**
 * A text that may be missing: then it stays as it was. A blank one, `null` as we say it, removes the
 * old value.
 */
// @__NO_SIDE_EFFECTS__
export const removableText = (schema: v.GenericSchema<string>): Codec<string | null | undefined> =>
  codec(v.optional(schema), {
    decode: (text) => (text?.trim() === '' ? null : text),
    encode: (text: string | null | undefined) => (text === null ? '' : text),
  })

// @__NO_SIDE_EFFECTS__
export const multilineInputSchema = ({ most }: MultilineLimit) =>
  v.pipe(v.string('wrong_type'), v.maxLength(most, 'too_long'), v.regex(fairLines, 'unsafe_text'))

// @__NO_SIDE_EFFECTS__
export const requiredMultilineInputSchema = ({ most }: MultilineLimit) =>
  v.pipe(
    v.string('wrong_type'),
    v.regex(/\S/, 'required'),
    v.maxLength(most, 'too_long'),
    v.regex(fairLines, 'unsafe_text'),
  )

/** A password or token: any characters, with a maximum length, so that hashing is bounded. */
// @__NO_SIDE_EFFECTS__
export const secretInputSchema = (max = 200) =>
  v.pipe(
    v.string('wrong_type'),
    v.minLength(1, 'required'),
    v.maxLength(max, 'too_long'),
    v.regex(/^\P{Cs}*$/u, 'unsafe_text'),
  )

// @__NO_SIDE_EFFECTS__
export const wholeNumberInputSchema = (min: number, max: number) =>
  v.pipe(
    v.number('wrong_type'),
    v.integer('wrong_type'),
    v.minValue(min, 'too_small'),
    v.maxValue(max, 'too_large'),
  )

const twoDecimals = (sar: number): boolean => Number((Math.round(sar * 100) / 100).toFixed(2)) === sar

/** An amount in riyals with at most two decimals. */
// @__NO_SIDE_EFFECTS__
export const sarInputSchema = (min = 0, max = 10_000_000) =>
  v.pipe(
    v.number('wrong_type'),
    v.minValue(min, 'too_small'),
    v.maxValue(max, 'too_large'),
    v.check(twoDecimals, 'not_allowed'),
  )

// @__NO_SIDE_EFFECTS__
export const booleanInputSchema = () => v.boolean('wrong_type')

/** The schema of a flag sent as 1 or 0, as `need_delivery` is documented. */
// @__NO_SIDE_EFFECTS__
export const zeroOrOneInputSchema = () => v.picklist([0, 1], 'not_allowed')

// @__NO_SIDE_EFFECTS__
export const choiceInputSchema = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, 'not_allowed')

// @__NO_SIDE_EFFECTS__
export const dayInputSchema = () =>
  v.pipe(v.string('wrong_type'), v.isoDate('not_a_date'), v.check(isExistingDay, 'not_a_date'))

/** The largest catalogue id: catalogue ids are 32-bit integers, as in the database. */
export const MAX_CATALOGUE_ID = 2_147_483_647

/** An id as the provider sent it; a catalogue id may come as its digits. */
// @__NO_SIDE_EFFECTS__
export const idInputSchema = () =>
  v.union(
    [
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_CATALOGUE_ID)),
      v.pipe(
        v.string(),
        v.regex(/^[\w-]{1,64}$/),
        v.transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : text)),
      ),
    ],
    'wrong_type',
  )

/** The id of a catalogue record in a body, such as a worker's: an integer, or its digits. */
// @__NO_SIDE_EFFECTS__
export const catalogueIdInputSchema = () =>
  v.union(
    [
      wholeNumberInputSchema(1, MAX_CATALOGUE_ID),
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
    ],
    'wrong_type',
  )
