export { NumberField } from './number-field.tsx'
export type { NumberFieldProps } from './number-field.tsx'
