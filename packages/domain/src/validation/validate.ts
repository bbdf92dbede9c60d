import { ValidationError } from 'yup'
import type { AnyObjectSchema, InferType } from 'yup'
import { isFieldProblem } from './is-problem.ts'
import { fieldProblem } from './problem.ts'
import type { FieldProblem } from './problem.ts'

/** The problem of each invalid field, by field name. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>
/** The result of a validation: the value, or the problems by field. */
export type ValidationResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: FieldProblems }

// yup's own message about a wrong type must never be shown.
const problemOf = (message: unknown): FieldProblem =>
  isFieldProblem(message) ? message : fieldProblem('validation.common.invalid')

function fieldsOf(error: ValidationError): FieldProblems {
  const fields = new Map<string, FieldProblem>()
  for (const { path = '', errors } of error.inner) {
    if (!fields.has(path)) fields.set(path, problemOf(errors[0]))
  }
  return Object.fromEntries(fields)
}

const isSimple = (value: unknown): boolean =>
  value === undefined || value === null || ['string', 'number', 'boolean'].includes(typeof value)

// yup calls toString or valueOf of a value and reads fields by name, so an object with such fields of its
// own could break it. Forms contain only simple values and lists of them; NaN fails every rule.
function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (isSimple(item) ? item : NaN))
  return isSimple(value) ? value : NaN
}

const knownFields = (schema: AnyObjectSchema, values: object): object =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => Object.hasOwn(schema.fields, field))
      .map(([field, value]: [string, unknown]) => [field, readable(value)]),
  )

/** Returns the normalised values without unknown fields, or the first error of each field. */
export function validate<Schema extends AnyObjectSchema>(
  schema: Schema,
  values: unknown,
): ValidationResult<InferType<Schema>> {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    return { ok: false, fields: { '': fieldProblem('validation.common.invalid') } }
  }
  try {
    return { ok: true, value: schema.validateSync(knownFields(schema, values), { abortEarly: false }) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { ok: false, fields: fieldsOf(error) }
  }
}

type Texts<Name extends string> = { readonly [Field in Name]?: string | null }

/**
 * Validates the texts that a request brings, and only those: what is missing stays missing, and null, a text that
 * was emptied, stays null. Returns the normalised texts and the problem of each invalid one.
 */
export function validateTexts<Name extends string>(
  schema: AnyObjectSchema,
  names: readonly Name[],
  texts: { readonly [Field in Name]?: string | null | undefined },
): { readonly texts: Texts<Name>; readonly problems: FieldProblems }
export function validateTexts(
  schema: AnyObjectSchema,
  names: readonly string[],
  texts: Readonly<Record<string, string | null | undefined>>,
): { readonly texts: object; readonly problems: FieldProblems } {
  const brought = names.filter((name) => texts[name] !== undefined)
  const typed = brought.filter((name) => texts[name] !== null)
  const result = validate(schema.pick(typed), texts)
  const values: Readonly<Record<string, unknown>> = result.ok ? result.value : {}
  return {
    texts: Object.fromEntries(brought.map((name) => [name, values[name] ?? null])),
    problems: result.ok ? {} : result.fields,
  }
}
