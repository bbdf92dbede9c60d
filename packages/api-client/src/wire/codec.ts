import * as v from 'valibot'
import { isEmptyWireValue, listField, type Schema } from './fields.ts'
import { envelopeSchema } from './envelope.ts'

type Names = ReadonlyMap<string, string>

/** A schema of the wire that also converts between what it accepts and a value of ours. */
export type Codec<Value> = Schema & {
  decode(this: void, wire: unknown): Value
  encode(this: void, value: Value): unknown
  /** Our name of each field by its name on the wire; names of nested fields have dots. */
  readonly names: Names
  /** The codes that a field may have, for OpenAPI. */
  readonly codes?: readonly string[]
}

/** The value of a codec, or what a plain schema returns. */
export type ValueOf<S> = S extends Codec<infer Value> ? Value : S extends Schema ? v.InferOutput<S> : never

export const isCodec = (schema: Schema | undefined): schema is Codec<unknown> =>
  schema !== undefined && 'decode' in schema

/** Adds to a schema how its values are converted. */
// @__NO_SIDE_EFFECTS__
export const codec = <S extends Schema, Value>(
  schema: S,
  convert: { decode(this: void, wire: v.InferOutput<S>): Value; encode(this: void, value: Value): unknown },
  names: Names = new Map(),
): Codec<Value> => ({ ...schema, decode: convert.decode, encode: convert.encode, names })

/** A plain schema as a codec whose values are those of the wire. */
export function asCodec<S extends Schema>(schema: S): Codec<ValueOf<S>>
// @__NO_SIDE_EFFECTS__
export function asCodec(schema: Schema): Codec<unknown> {
  return isCodec(schema) ? schema : codec(schema, { decode: (value) => value, encode: (value) => value })
}

type Aliases = {
  /** Further names with the same value. */
  readonly alsoAs?: readonly string[]
  /** Names that only other providers use; our server sends null there. */
  readonly alsoFrom?: readonly string[]
}
/** A field of a record: its documented name, and how its value is read and written. */
export type Field<S extends Schema = Schema> = Aliases & { readonly wire: string; readonly schema: S }

// @__NO_SIDE_EFFECTS__
export const field = <S extends Schema>(wire: string, schema: S, also?: Aliases): Field<S> => ({
  wire,
  schema,
  ...also,
})

export type Fields = Readonly<Record<string, Field>>
type FieldValue<F> = F extends Field<infer S> ? ValueOf<S> : never
type Optional<F> = { [Name in keyof F]: undefined extends FieldValue<F[Name]> ? Name : never }[keyof F]
type RecordValue<F> = { readonly [Name in Exclude<keyof F, Optional<F>>]: FieldValue<F[Name]> } & {
  readonly [Name in Optional<F>]?: FieldValue<F[Name]>
}
/** The entity of a record: a field that may be missing has the type `undefined` beside its own. */
export type RecordOf<F> = { [Name in keyof RecordValue<F>]: RecordValue<F>[Name] }

type MakeObject = (entries: Record<string, Schema>) => Schema
/** Makes the codec of a record from its fields, which have our names. */
export function record<F extends Fields>(fields: F, makeObject?: MakeObject): Codec<RecordOf<F>>
export function record(fields: Fields, makeObject: MakeObject = v.object): Codec<object> {
  const all = Object.entries(fields).map(([name, each]) => ({
    ...each,
    name,
    codec: asCodec(each.schema),
    keys: [each.wire, ...(each.alsoFrom ?? []), ...(each.alsoAs ?? [])],
  }))
  const entries = all.flatMap(({ keys, schema }) => keys.map((key) => [key, schema] as const))
  const names = all.flatMap(({ name, wire, keys, codec: { names: inner } }) => [
    ...keys.map((key) => [key, name] as const),
    ...[...inner].map(([key, ours]) => [`${wire}.${key}`, `${name}.${ours}`] as const),
  ])
  const decode = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      all.flatMap(({ name, wire, keys, codec: { decode: read } }) => {
        const value = keys.map((key) => values[key]).find((found) => !isEmptyWireValue(found)) ?? values[wire]
        return value === undefined ? [] : [[name, read(value)]]
      }),
    )
  const encode = (entity: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      all.flatMap(({ name, keys, alsoFrom = [], codec: { encode: write } }) => {
        if (entity[name] === undefined) return []
        return keys.map((key) => [key, alsoFrom.includes(key) ? null : write(entity[name])])
      }),
    )
  return codec(makeObject(Object.fromEntries(entries)), { decode, encode }, new Map(names))
}

/** Makes the codec of a request body or a query: an unknown field is refused. */
// @__NO_SIDE_EFFECTS__
export const body = <F extends Fields>(fields: F): Codec<RecordOf<F>> => record(fields, v.strictObject)

/** A part of a body that may be missing, which a record then leaves out. */
// @__NO_SIDE_EFFECTS__
export const optional = <Value>(inner: Codec<Value>): Codec<Value | undefined> =>
  codec(v.optional(inner), inner, inner.names)

// @__NO_SIDE_EFFECTS__
export const listOf = <S extends Schema>(schema: S): Codec<readonly ValueOf<S>[]> => {
  const item = asCodec(schema)
  return codec(listField(schema), {
    decode: (wire: readonly unknown[]) => wire.map(item.decode),
    encode: (values: readonly ValueOf<S>[]) => values.map(item.encode),
  })
}

/** A response with one record: `{ success: true, message?, result }`. */
// @__NO_SIDE_EFFECTS__
export const resultOf = <S extends Schema>(schema: S, name = 'result'): Codec<ValueOf<S>> => {
  const inner = asCodec(schema)
  return codec(envelopeSchema({ [name]: schema }), {
    decode: (wire: Readonly<Record<string, unknown>>) => inner.decode(wire[name]),
    encode: (value: ValueOf<S>) => ({ success: true, [name]: inner.encode(value) }),
  })
}

/** Renames fields by the names of a body, so that a refusal names each as the reader knows it. */
export const renameFields = <Code>(fields: Readonly<Record<string, Code>>, names: Names) =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [names.get(name) ?? name, code]))

/** The name on the wire of each of our names; of several the first. */
export const toWireNames = (names: Names): Names =>
  new Map([...names].toReversed().map(([wire, ours]) => [ours, wire]))
