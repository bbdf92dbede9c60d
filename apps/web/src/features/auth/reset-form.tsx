import { useCommand } from '@sakina/api-client/swr'
import { resetPassword } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { useState } from 'react'

import { Form } from '../../shared/forms/form.tsx'
import { TextInput } from '../../shared/forms/inputs/text-input.tsx'
import { NewPasswordInputs } from '../../shared/forms/inputs/new-password-inputs.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { REDIRECT_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'
import { fallbackForUnspecificError } from '../../shared/errors/error-messages.ts'

type Props = {
  /** Email and code from the link. The code can also be typed. */
  email: string
  token: string
  /** The URL for requesting a new link. */
  again: string
  onDone: (email: string) => void
}

/** Sets a new password with the code of a reset link. */
export function ResetPasswordForm({ email, token, again, onDone }: Props) {
  const t = useText()
  const { run } = useCommand(resetPassword)
  const [doneFor, setDoneFor] = useState<string>()
  const [stale, setStale] = useState(false)
  useDelayedAction(doneFor !== undefined, REDIRECT_DELAY_MS, () => onDone(doneFor ?? ''))
  const form = useSakinaForm({
    schema: ({ resetPasswordSchema }) => resetPasswordSchema,
    initial: { email, token, newPassword: '', confirmPassword: '' },
    submit: async (values) => {
      const reply = await run({
        body: values,
      })
      if (reply.ok) setDoneFor(values.email)
      else setStale(reply.error.code === 'reset_link_invalid')
      return reply.ok ? undefined : reply.error
    },
    words: fallbackForUnspecificError(t('auth.reset.failed')),
  })
  if (doneFor !== undefined)
    return (
      <Alert tone="success" announce>
        {t('auth.reset.done')}
      </Alert>
    )
  return (
    <Form form={form}>
      <TextInput name="email" type="email" label={t('auth.reset.email')} required autoComplete="username" />
      <TextInput
        name="token"
        label={t('auth.reset.token')}
        required
        content="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordInputs />
      <div className="grid gap-2">
        <SubmitButton width="full" size="lg" sending={t('auth.reset.sending')}>
          {t('auth.reset.send')}
        </SubmitButton>
        {stale && (
          <Button asChild variant="quiet">
            <Link to={again}>{t('auth.reset.again')}</Link>
          </Button>
        )}
      </div>
    </Form>
  )
}
