/** The value of a form field. */
export type FieldValue = string | number | boolean | null | undefined | readonly (string | number)[]
/** The value of each field of a form, by name. */
export type FieldValues = Readonly<Record<string, FieldValue>>

/** Returns the value of a field as text. */
export const toText = (value: FieldValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Tells whether the value of a field is a ticked box. */
export const toChecked = (value: FieldValue): boolean => value === true

/** Returns the value of a field as a list of texts. */
export const toTexts = (value: FieldValue): readonly string[] =>
  typeof value === 'object' && value !== null ? value.map(String) : []

/** Tells whether a field has no value. */
export const isBlank = (value: FieldValue): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && value.length === 0)

/** Whether two values of a field are equal. */
export const isSameValue = (a: FieldValue, b: FieldValue): boolean =>
  Object.is(a, b) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))
