export { Field } from './field.tsx'
export type { FieldProps } from './field.tsx'
export type { FieldControl } from './use-field.ts'
export { controlBox, controlInput } from './control.ts'
