export type FieldValue = string | number | boolean | null | undefined | readonly (string | number)[]
export type FieldValues = Readonly<Record<string, FieldValue>>

export const toText = (value: FieldValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export const toChecked = (value: FieldValue): boolean => value === true

export const toTexts = (value: FieldValue): readonly string[] =>
  typeof value === 'object' && value !== null ? value.map(String) : []

export const isBlank = (value: FieldValue): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && value.length === 0)

/** Whether a field still has the value that the server refused. */
export const isSameValue = (a: FieldValue, b: FieldValue): boolean =>
  Object.is(a, b) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))
