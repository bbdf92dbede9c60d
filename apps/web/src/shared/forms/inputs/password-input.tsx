import { PasswordField, type PasswordFieldProps } from '@sakina/ui/password-field'

import { asText } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'
import { useStrength } from './use-strength.ts'

type Props = Bound<PasswordFieldProps, 'onChange' | 'strength'> & {
  /** Judges what is typed, where a new password is chosen. */
  meter?: boolean
}

export function PasswordInput({ name, meter = false, ...props }: Props) {
  const { value, change, leave, frame } = useField(name, asText)
  const strength = useStrength(meter ? value : '')
  return (
    <PasswordField
      {...props}
      {...frame}
      name={name}
      value={value}
      {...(strength !== undefined && { strength })}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
    />
  )
}
