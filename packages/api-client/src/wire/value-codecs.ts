import { instant, instantToIso, localDate } from '@sakina/domain/calendar'
import type { Instant, LocalDate } from '@sakina/domain/calendar'
import { moneyFromWire, moneyToWire } from '@sakina/domain/money'
import type { Money } from '@sakina/domain/money'
import * as v from 'valibot'
import { codec, field, record, type Codec, type Fields, type RecordOf } from './codec.ts'
import { envelopeSchema, pageEnvelopeSchema, toPage, type Page } from './envelope.ts'
import {
  amountField,
  dayField,
  instantField,
  labelledCodeField,
  optionalField,
  optionalIdField,
  optionalTextField,
  optionalRelationField,
  requiredAmountField,
  textField,
  type WireId,
} from './fields.ts'
import { sarInputSchema } from './inputs.ts'

/**
 * An id as the provider sent it: an integer for catalogue records, mostly text for others. Compare with
 * `isSameId`.
 */
export type Id = WireId

/** A reference to another record: its id and its name. */
export type RecordReference = { readonly id: Id | null; readonly name: string }

/** A reference to another record: its id, name and code. */
export type ReferenceWithCode = RecordReference & { readonly code: string }

/** A state with the server's label, and its code where it is known. */
export type CodeWithLabel<Code extends string> = { readonly code: Code | 'unknown'; readonly label: string }

/**
 * Whether two ids are the same. An id from a URL is text even where the provider sends integers.
 */
export const isSameId = (a: Id | null, b: Id | null): boolean =>
  a !== null && b !== null && String(a) === String(b)

/** Accepts only web links from a response, never a script or a file, because visitors click on them. */
export const parseWebLink = (text: string | null): string | null =>
  text !== null && /^https?:\/\/[^\s]+$/i.test(text.trim()) ? text.trim() : null

/** Returns a code if the list has it, otherwise `unknown`. */
const knownCode = <Code extends string>(codes: readonly Code[], text: string): Code | 'unknown' =>
  codes.find((each) => each === text) ?? 'unknown'

/**
 * Riyals of the wire as money. A sum that the provider calculated with floats may be slightly off the halala, so
 * it is rounded.
 */
const toMoney = (riyals: number): Money => moneyFromWire(riyals, 'round')

/** A sum, as riyals on the wire. */
// @__NO_SIDE_EFFECTS__
export const amount = () => codec(requiredAmountField(), { decode: toMoney, encode: moneyToWire })

// @__NO_SIDE_EFFECTS__
export const optionalAmount = () =>
  codec(amountField(), {
    decode: (riyals) => (riyals === null ? null : toMoney(riyals)),
    encode: (sum: Money | null) => (sum === null ? null : moneyToWire(sum)),
  })

/** A day in Saudi Arabia. */
// @__NO_SIDE_EFFECTS__
export const optionalDay = () =>
  codec(dayField(), {
    decode: (day) => (day === null ? null : localDate(day)),
    encode: (day: LocalDate | null) => day,
  })

/** A moment. */
// @__NO_SIDE_EFFECTS__
export const optionalInstant = () =>
  codec(instantField(), {
    decode: (at) => (at === null ? null : instant(at)),
    encode: (at: Instant | null) => (at === null ? null : instantToIso(at)),
  })

/** A web link, never a script or a file, because visitors click on it. */
// @__NO_SIDE_EFFECTS__
export const optionalLink = () =>
  codec(optionalTextField(), { decode: parseWebLink, encode: (link: string | null) => link })

/** A text that is empty on the wire where there is none. */
// @__NO_SIDE_EFFECTS__
export const textOrNull = () =>
  codec(textField(), {
    decode: (text) => (text === '' ? null : text),
    encode: (text: string | null) => text ?? '',
  })

/** A codec with the list of its codes, for OpenAPI. */
// @__NO_SIDE_EFFECTS__
const withCodes = <Value>(codes: readonly string[], inner: Codec<Value>): Codec<Value> => ({
  ...inner,
  codes,
})

/** One of a list of codes; one that is not on the list is `unknown`, which is an empty text on the wire. */
// @__NO_SIDE_EFFECTS__
export const code = <Code extends string>(codes: readonly Code[]) =>
  withCodes(
    codes,
    codec(textField(), {
      decode: (text) => knownCode(codes, text),
      encode: (each: Code | 'unknown') => (each === 'unknown' ? '' : each),
    }),
  )

// @__NO_SIDE_EFFECTS__
export const optionalCode = <Code extends string>(codes: readonly Code[]) =>
  withCodes(
    codes,
    codec(optionalTextField(), {
      decode: (text) => (text === null ? null : knownCode(codes, text)),
      encode: (each: Code | 'unknown' | null) => each,
    }),
  )

/** One of a list of codes, or null. */
// @__NO_SIDE_EFFECTS__
export const codeOrNull = <Code extends string>(codes: readonly Code[]) =>
  withCodes(
    codes,
    codec(optionalTextField(), {
      decode: (text) => codes.find((each) => each === text) ?? null,
      encode: (each: Code | null) => each,
    }),
  )

/** A code with its words in the language of the request. */
// @__NO_SIDE_EFFECTS__
export const labelledCode = <Code extends string>(codes: readonly Code[]) =>
  withCodes(
    codes,
    codec(labelledCodeField(), {
      decode: ({ label, value }): CodeWithLabel<Code> => ({
        code: knownCode(codes, value),
        label: label || value,
      }),
      encode: ({ code: value, label }: CodeWithLabel<Code>) => ({ label, value }),
    }),
  )

/** A sum in a request: riyals on the wire. */
// @__NO_SIDE_EFFECTS__
export const moneyInput = (min?: number) =>
  codec(sarInputSchema(min), { decode: (riyals) => moneyFromWire(riyals), encode: moneyToWire })

/** A sum in a request that may be missing: riyals on the wire. */
// @__NO_SIDE_EFFECTS__
export const optionalMoneyInput = (min?: number) =>
  codec(v.optional(sarInputSchema(min)), {
    decode: (riyals): Money | undefined => (riyals === undefined ? undefined : moneyFromWire(riyals)),
    encode: (sum: Money | undefined) => (sum === undefined ? undefined : moneyToWire(sum)),
  })

const nullable = <Value>(schema: v.GenericSchema, inner: Codec<Value>): Codec<Value | null> =>
  codec(
    schema,
    {
      decode: (wire) => (wire === null ? null : inner.decode(wire)),
      encode: (value: Value | null) => (value === null ? null : inner.encode(value)),
    },
    inner.names,
  )

/** A record that may be missing. */
// @__NO_SIDE_EFFECTS__
export const optionalRecord = <Value>(inner: Codec<Value>): Codec<Value | null> =>
  nullable(optionalField(inner), inner)

/** A reference to another record, of which the wire may have the id or the name alone. */
// @__NO_SIDE_EFFECTS__
export const relationTo = <Value>(inner: Codec<Value>): Codec<Value | null> =>
  nullable(optionalRelationField(inner), inner)

/** A reference with more than the id and the name of the other record. */
// @__NO_SIDE_EFFECTS__
export const reference = <F extends Fields>(fields: F) =>
  relationTo(record({ id: field('id', optionalIdField()), name: field('name', textField()), ...fields }))

/** The values of a codec in another form: `decode` after they are read, `encode` before they are written. */
// @__NO_SIDE_EFFECTS__
export const converted = <Value, Other>(
  inner: Codec<Value>,
  convert: { decode(this: void, value: Value): Other; encode(this: void, value: Other): Value },
): Codec<Other> =>
  codec(
    inner,
    {
      decode: (wire) => convert.decode(inner.decode(wire)),
      encode: (value: Other) => inner.encode(convert.encode(value)),
    },
    inner.names,
  )

const hasEntries = (schema: object): schema is { readonly entries: v.ObjectEntries } => 'entries' in schema

/** The fields of a record by their names on the wire. */
export const entriesOf = (schema: object): v.ObjectEntries => (hasEntries(schema) ? schema.entries : {})

/** What a codec of a record has written, as an object. */
export const fieldsOf = (written: unknown): object => (written instanceof Object ? written : {})

/** A record with more fields. */
// @__NO_SIDE_EFFECTS__
export const extended = <Value, F extends Fields>(
  base: Codec<Value>,
  fields: F,
): Codec<Value & RecordOf<F>> => {
  const more = record(fields)
  return codec(
    v.object({ ...entriesOf(base), ...entriesOf(more) }),
    {
      decode: (wire) => ({ ...base.decode(wire), ...more.decode(wire) }),
      encode: (value: Value & RecordOf<F>) => ({
        ...fieldsOf(base.encode(value)),
        ...fieldsOf(more.encode(value)),
      }),
    },
    new Map([...base.names, ...more.names]),
  )
}

/** A response with a page of a list: `{ success: true, message?, result: [], pagination }`. */
// @__NO_SIDE_EFFECTS__
export const pageOf = <Item>(item: Codec<Item>): Codec<Page<Item>> =>
  codec(pageEnvelopeSchema(item), {
    decode: (wire) => toPage(wire, item.decode),
    encode: ({ items, page, limit, total, totalPages, hasNext }: Page<Item>) => ({
      success: true,
      result: items.map(item.encode),
      pagination: { page, limit, total, total_pages: totalPages, has_next: hasNext },
    }),
  })

/** The response of a command that returns only a message. */
export type SuccessResponse = { readonly message: string | null }

/** The response of a command without a result: `{ success: true, message? }`. */
export const successCodec = /* @__PURE__ */ codec(/* @__PURE__ */ envelopeSchema({}), {
  decode: ({ message = null }): SuccessResponse => ({ message }),
  encode: ({ message }: SuccessResponse) => ({ success: true, ...(message !== null && { message }) }),
})

/** A record that goes by its id where the provider sends no number. */
// @__NO_SIDE_EFFECTS__
export const withNumber = <Value extends { readonly id: Id; readonly number: string }>(
  inner: Codec<Value>,
): Codec<Value> =>
  converted(inner, {
    decode: (value) => ({ ...value, number: value.number || String(value.id) }),
    encode: (value) => value,
  })

/** A response with documented keys beside `success`. */
// @__NO_SIDE_EFFECTS__
export const answerOf = <F extends Fields>(fields: F): Codec<RecordOf<F>> => {
  const inner = record(fields)
  return codec(envelopeSchema(entriesOf(inner)), {
    decode: inner.decode,
    encode: (value: RecordOf<F>) => ({ success: true, ...fieldsOf(inner.encode(value)) }),
  })
}
