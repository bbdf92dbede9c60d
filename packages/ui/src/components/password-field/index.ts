export { PasswordField } from './password-field.tsx'
export type { PasswordFieldProps, PasswordStrength } from './password-field.tsx'
