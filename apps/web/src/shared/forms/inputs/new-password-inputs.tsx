import { MIN_PASSWORD_LENGTH } from '@sakina/domain/identity'

import { useText } from '../../intl/use-text.ts'
import { PasswordInput } from './password-input.tsx'

type Props = {
  /** The name of the password field. The confirmation is `confirmPassword` in every form. */
  name?: string
  label?: string
  labelAgain?: string
}

/** A new password and its confirmation. */
export function NewPasswordInputs({ name = 'newPassword', label, labelAgain }: Props) {
  const t = useText()
  return (
    <>
      <PasswordInput
        name={name}
        label={label ?? t('newPassword.new')}
        hint={t('newPassword.hint', { least: MIN_PASSWORD_LENGTH })}
        required
        meter
        autoComplete="new-password"
      />
      <PasswordInput
        name="confirmPassword"
        label={labelAgain ?? t('newPassword.again')}
        required
        autoComplete="new-password"
      />
    </>
  )
}
