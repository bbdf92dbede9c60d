import type { ApiError } from '@sakina/api-client/client'

import { isSameValue, type FieldValue, type FieldValues } from './field-value.ts'

/** The error of the server for a field, and the value it refers to. */
export type ServerFieldError = { readonly value: FieldValue; readonly text: string }
/** The errors that the server reported, by field. */
export type ServerFieldErrors = Readonly<Record<string, ServerFieldError>>

type FieldNames = Readonly<Record<string, string>>

/** Which form field an error of the server concerns. */
export type FieldErrorMapping = {
  /** Maps fields of the call to those of the form, where the names differ: `{ mobile: 'phone' }`. */
  readonly wireNames?: FieldNames | ((values: FieldValues) => FieldNames)
  /** Maps error codes to the field they concern: `{ wrong_password: 'oldPassword' }`. */
  readonly codeFields?: FieldNames | ((values: FieldValues) => FieldNames)
}

type Words = {
  readonly ofField: (code: string) => string | undefined
  readonly ofError: (error: ApiError) => string
}

/**
 * Assigns an error of the API to the fields of a form, and returns the rest as the error of the
 * form. The field errors are kept outside the form library, which drops external errors at the next
 * blur.
 */
export function mapErrorToFields(
  error: ApiError,
  values: FieldValues,
  { wireNames = {}, codeFields = {} }: FieldErrorMapping,
  words: Words,
): { readonly fields: ServerFieldErrors; readonly failure: string | undefined } {
  const fields: Record<string, ServerFieldError> = {}
  const namesIn = (names: NonNullable<FieldErrorMapping['wireNames']>) =>
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

/** Returns the error of the server while the field still has the refused value. */
export const serverErrorIfUnchanged = (
  refused: ServerFieldError | undefined,
  value: FieldValue,
): string | undefined => (refused && isSameValue(refused.value, value) ? refused.text : undefined)
