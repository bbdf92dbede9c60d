import type { ApiError } from '@sakina/api-client/client'
import { Alert } from '@sakina/ui/alert'
import { PasswordField } from '@sakina/ui/password-field'

import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

type Answer = { error: ApiError | null }

/** Returns a function that says what is wrong with a password field of the refused call. */
export function usePasswordProblem(error: ApiError | null) {
  const t = useText()
  return (field: 'oldPassword' | 'newPassword' | 'confirmPassword'): string | undefined => {
    const code = error?.fields[field]
    return code === undefined ? undefined : t.ofCode(`password.${code}`, t('password.password_weak'))
  }
}

/** Says why a password was not set, where it is not about one of its fields. */
export function PasswordRefusal({ error }: Answer) {
  const words = useErrorMessage()
  return error !== null && Object.keys(error.fields).length === 0 ? (
    <Alert tone="danger" announce>
      {words(error)}
    </Alert>
  ) : null
}

type NewPassword = { readonly next: string; readonly again: string }

type Props<Values> = Answer & { typed: Values; onChange: (typed: Values) => void }

/** The new password, twice. */
export function NewPasswordFields<Values extends NewPassword>({ typed, onChange, error }: Props<Values>) {
  const t = useText()
  const problemOf = usePasswordProblem(error)
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        required
        label={t('password.next')}
        value={typed.next}
        onValueChange={(next) => onChange({ ...typed, next })}
        error={problemOf('newPassword')}
      />
      <PasswordField
        autoComplete="new-password"
        required
        label={t('password.again')}
        value={typed.again}
        onValueChange={(again) => onChange({ ...typed, again })}
        error={problemOf('confirmPassword')}
      />
    </>
  )
}
