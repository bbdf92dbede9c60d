export { CodeField } from './code-field.tsx'
export type { CodeFieldProps } from './code-field.tsx'
