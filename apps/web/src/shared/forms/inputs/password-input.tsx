import { PasswordField, type PasswordFieldProps } from '@sakina/ui/password-field'

import { toText } from '../field-value.ts'
import { useField, type BoundInputProps } from '../use-field.ts'
import { useValidationRules } from '../use-rules.ts'

type Props = BoundInputProps<PasswordFieldProps, 'onChange' | 'strength'> & {
  /** Rates the strength of a new password. */
  meter?: boolean
}

/** Shows a password field bound to a form field, with a strength meter if asked for. */
export function PasswordInput({ name, meter = false, ...props }: Props) {
  const { value, type, leave, frame } = useField(name, toText)
  const isJudged = meter && value !== ''
  const all = useValidationRules(isJudged)
  return (
    <PasswordField
      {...props}
      {...frame}
      name={name}
      value={value}
      {...(isJudged && all && { strength: all.passwordStrength(value) })}
      onValueChange={type}
      onBlur={leave}
    />
  )
}
