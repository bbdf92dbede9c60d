import { PasswordField, type PasswordFieldProps } from '@sakina/ui/password-field'

import { asText } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'
import { useRules } from '../use-rules.ts'

type Props = Bound<PasswordFieldProps, 'onChange' | 'strength'> & {
  /** Rates the strength of a new password. */
  meter?: boolean
}

export function PasswordInput({ name, meter = false, ...props }: Props) {
  const { value, change, leave, frame } = useField(name, asText)
  const isJudged = meter && value !== ''
  const all = useRules(isJudged)
  return (
    <PasswordField
      {...props}
      {...frame}
      name={name}
      value={value}
      {...(isJudged && all && { strength: all.passwordStrength(value) })}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
    />
  )
}
