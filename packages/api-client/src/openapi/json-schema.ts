import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { ConversionConfig, JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Schema } from '../wire/operation.ts'
import { strictSchema } from '../wire/strict.ts'
import { componentSchemas } from './components.ts'
import { descriptionOf } from './descriptions.ts'

/** A JSON object. */
export type Json = { readonly [key: string]: unknown }

const isStandard = (schema: Schema): schema is v.GenericSchema => schema['~standard'].vendor === 'valibot'

// Every schema accepts some input, but the converter requires a type that accepts any.
const any = (schema: Schema): v.GenericSchema => (isStandard(schema) ? schema : v.never())

const definitions = Object.fromEntries(
  Object.entries(componentSchemas).map(([name, schema]) => [name, any(strictSchema(schema))]),
)

const isRecord = (raw: unknown): raw is Json => typeof raw === 'object' && raw !== null && !Array.isArray(raw)

const isList = (raw: unknown): raw is unknown[] => Array.isArray(raw)

const safe = Number.MAX_SAFE_INTEGER

/** Removes the bounds of a safe integer, which tell a reader nothing. */
const withoutSafeBounds = ({ minimum, maximum, ...schema }: Json): Json => ({
  ...schema,
  ...(minimum === undefined || minimum === -safe ? {} : { minimum }),
  ...(maximum === undefined || maximum === safe ? {} : { maximum }),
})

/** Writes `anyOf [T, null]` in its short form. */
const withShortNull = (schema: Json): Json => {
  const { anyOf, ...rest } = schema
  if (!isList(anyOf) || anyOf.length !== 2) return schema
  const [one, other] = anyOf
  if (!isRecord(one) || typeof one['type'] !== 'string' || 'enum' in one) return schema
  return isRecord(other) && other['type'] === 'null'
    ? { ...rest, ...one, type: [one['type'], 'null'] }
    : schema
}

/**
 * Writes a pattern without classes that engines know only in their Unicode mode; JSON holds no lone
 * surrogates, and no sign of control is left unnamed.
 */
const withoutUnicodeClasses = ({ pattern, ...schema }: Json): Json => {
  if (typeof pattern !== 'string') return schema
  if (pattern === '^\\P{Cs}*$') return schema
  const plain = pattern.replaceAll('\\p{Cc}', '\\u0000-\\u001F\\u007F-\\u009F').replaceAll('\\p{Cs}', '')
  return { ...schema, pattern: plain }
}

const tidy = (raw: unknown): unknown => {
  if (Array.isArray(raw)) return raw.map(tidy)
  if (!isRecord(raw)) return raw
  const entries = Object.entries(raw).filter(([key]) => key !== '$schema' && key !== '$defs')
  return withShortNull(
    withoutUnicodeClasses(
      withoutSafeBounds(Object.fromEntries(entries.map(([key, value]) => [key, tidy(value)]))),
    ),
  )
}

const tidied = (schema: object): Json => {
  const result = tidy({ ...schema })
  return isRecord(result) ? result : {}
}

const withDescriptions = (schema: Schema, { properties, ...rest }: JsonSchema): JsonSchema | null =>
  properties === undefined
    ? null
    : {
        ...rest,
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, property]) => {
            const description = descriptionOf(schema, name)
            return [
              name,
              description === undefined || typeof property === 'boolean'
                ? property
                : { description, ...property },
            ]
          }),
        ),
      }

const shared: ConversionConfig = {
  target: 'draft-2020-12',
  // Checks written as code, such as the existence of a day, are not part of the document.
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'blob'
      ? { type: 'string', format: 'binary' }
      : withDescriptions(valibotSchema, jsonSchema),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

/** The schema of a response of our server. */
export const answerJsonSchema = (schema: Schema): Json =>
  tidied(toJsonSchema(any(strictSchema(schema)), { ...shared, typeMode: 'output', definitions }))

/** The schema of a request body. */
export const bodyJsonSchema = (schema: Schema): Json =>
  tidied(toJsonSchema(any(schema), { ...shared, typeMode: 'input' }))

/** The schema of a path or query value. */
export const valueJsonSchema = (schema: Schema): Json =>
  tidied(toJsonSchema(any(schema), { ...shared, typeMode: 'output' }))

/** Returns the JSON schemas that the OpenAPI document refers to by name. */
export const namedSchemas = (): Json =>
  tidied(toJsonSchemaDefs(definitions, { ...shared, typeMode: 'output' }))
