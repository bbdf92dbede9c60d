import type { FieldProblem } from '@sakina/domain/validation'

import type { FieldValues } from './field-value.ts'
import type { ValidationRules } from './validation-module.ts'

/** A schema that a form is validated with. */
export type ValidationSchema = Parameters<ValidationRules['validate']>[0]

/** Returns the field of a path into the values: errors of `weekdays[0]` are shown at `weekdays`. */
const fieldOf = (path: string): string => path.replace(/[.[].*$/, '')

/** Returns the first error of each field. */
export function firstProblemByField(
  { isFieldProblem, validate }: ValidationRules,
  schema: ValidationSchema,
  values: FieldValues,
): ReadonlyMap<string, FieldProblem> {
  const found = new Map<string, FieldProblem>()
  const checked = validate(schema, values)
  if (checked.ok) return found
  for (const [path, problem] of Object.entries(checked.fields)) {
    const field = fieldOf(path)
    if (!found.has(field) && isFieldProblem(problem)) found.set(field, problem)
  }
  return found
}
