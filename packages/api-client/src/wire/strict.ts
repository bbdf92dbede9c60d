import * as v from 'valibot'
import type { Schema } from './fields.ts'

type Step = v.GenericPipeItem

const hasPipe = (schema: Schema): schema is Schema & { readonly pipe: readonly [Schema, ...Step[]] } =>
  'pipe' in schema
const hasEntries = (schema: Schema): schema is Schema & { readonly entries: Record<string, Schema> } =>
  'entries' in schema
const hasWrapped = (
  schema: Schema,
): schema is Schema & { readonly wrapped: Schema; readonly default?: unknown } => 'wrapped' in schema
const hasItem = (schema: Schema): schema is Schema & { readonly item: Schema } => 'item' in schema
const isSchema = (step: Schema | Step): step is Schema => step.kind === 'schema'

const strictPipe = (pipe: readonly (Schema | Step)[]): Schema => {
  const last = pipe.findLastIndex(isSchema)
  const target = pipe[last]
  const rest = pipe.slice(last + 1)
  if (target === undefined || !isSchema(target)) return v.never()
  const inner = last === 0 && hasPipe(target) ? { ...target } : strictSchema(target)
  return rest.length === 0 ? inner : v.pipe(inner, ...rest)
}

const strictBySource = new WeakMap<Schema, Schema>()
const sourceByStrict = new WeakMap<Schema, Schema>()

/** Returns the schema of which this one is the strict form; itself if it is none. */
export const sourceOf = (strict: Schema): Schema => sourceByStrict.get(strict) ?? strict

/**
 * Returns the strict schema of a response that our own server sends: every key is present and
 * nothing is converted. Undescribed keys are dropped, so that nothing leaks;
 * `v.parse(strict(answer), value)` refuses an invalid response.
 */
export function strictSchema(schema: Schema): Schema {
  const strict = strictBySource.get(schema) ?? make(schema)
  strictBySource.set(schema, strict)
  if (strict !== schema && !sourceByStrict.has(strict)) sourceByStrict.set(strict, schema)
  return strict
}

function make(schema: Schema): Schema {
  if (hasPipe(schema)) {
    const [first, ...rest] = schema.pipe
    // The first item of a pipe is the schema; the others transform or check its value.
    return rest.some(isSchema) || hasEntries(first) || hasItem(first) ? strictPipe([first, ...rest]) : schema
  }
  if (hasEntries(schema)) {
    const entries = Object.fromEntries(
      Object.entries(schema.entries).map(([name, field]) => [name, strictSchema(field)]),
    )
    return schema.type === 'strict_object' ? v.strictObject(entries) : v.object(entries)
  }
  if (hasWrapped(schema)) {
    const wrapped = strictSchema(schema.wrapped)
    if (schema.type === 'nullable') return v.nullable(wrapped)
    return schema.type === 'optional' && schema.default === undefined ? v.optional(wrapped) : wrapped
  }
  if (schema.type === 'array' && hasItem(schema)) return v.array(strictSchema(schema.item))
  return schema
}
