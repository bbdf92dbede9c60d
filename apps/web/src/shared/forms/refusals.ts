import type { ApiError } from '@sakina/api-client/client'

import { sameValue, type FieldValue, type FieldValues } from './field-value.ts'

/** What the server said of a field, and of which value it said so. */
export type Refused = { readonly value: FieldValue; readonly text: string }
export type RefusedFields = Readonly<Record<string, Refused>>

type FieldNames = Readonly<Record<string, string>>

export type RefusalRules = {
  /** The provider's field names to the form's: `{ id_card: 'nationalId' }`. */
  readonly wireNames?: FieldNames | ((values: FieldValues) => FieldNames)
  /** Codes that speak of one field: `{ wrong_password: 'oldPassword' }`. */
  readonly codeFields?: FieldNames | ((values: FieldValues) => FieldNames)
}

type Words = {
  readonly ofField: (code: string) => string | undefined
  readonly ofError: (error: ApiError) => string
}

/**
 * A refusal laid out on a form: what is said beside fields, and what is left to be said for all of it. The form's own
 * library drops an outside error at the next blur, so these are kept apart from it.
 */
export function layOut(
  error: ApiError,
  values: FieldValues,
  { wireNames = {}, codeFields = {} }: RefusalRules,
  words: Words,
): { readonly fields: RefusedFields; readonly failure: string | undefined } {
  const fields: Record<string, Refused> = {}
  const namesIn = (names: NonNullable<RefusalRules['wireNames']>) =>
    typeof names === 'function' ? names(values) : names
  const say = (name: string | undefined, text: string): boolean => {
    if (name === undefined || !Object.hasOwn(values, name)) return false
    fields[name] = { value: values[name], text }
    return true
  }
  for (const [wire, code] of Object.entries(error.fields))
    say(namesIn(wireNames)[wire] ?? wire, words.ofField(code) ?? words.ofError(error))
  if (Object.keys(fields).length > 0) return { fields, failure: undefined }
  const text = words.ofError(error)
  return say(namesIn(codeFields)[error.code], text)
    ? { fields, failure: undefined }
    : { fields, failure: text }
}

/** Still true of what stands in the field. */
export const standing = (refused: Refused | undefined, value: FieldValue): string | undefined =>
  refused && sameValue(refused.value, value) ? refused.text : undefined
