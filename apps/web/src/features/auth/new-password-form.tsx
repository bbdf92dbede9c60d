import { useCommand } from '@sakina/api-client/swr'
import { changePassword } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { useState } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { Form } from '../../shared/forms/form.tsx'
import { NewPasswordInputs } from '../../shared/forms/inputs/new-password-inputs.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { REDIRECT_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'
import { fallbackForUnspecificError } from '../../shared/errors/error-messages.ts'

/**
 * A form for a new password and its confirmation, for a customer who must choose one. A change ends
 * every session. If the server asks for the old password, a link leads to the form that has a field
 * for it.
 */
export function ForcedPasswordChangeForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { run } = useCommand(changePassword)
  const [done, setDone] = useState(false)
  const [needsOld, setNeedsOld] = useState(false)
  useDelayedAction(done, REDIRECT_DELAY_MS, onDone)
  const form = useSakinaForm({
    schema: ({ changePasswordSchema }) => changePasswordSchema,
    initial: { newPassword: '', confirmPassword: '' },
    submit: async ({ newPassword, confirmPassword }) => {
      const reply = await run({ body: { newPassword, confirmPassword } })
      if (reply.ok) setDone(true)
      else setNeedsOld(Object.hasOwn(reply.error.fields, 'oldPassword'))
      return reply.ok ? undefined : reply.error
    },
    words: (error) =>
      Object.hasOwn(error.fields, 'oldPassword')
        ? t('auth.change.needsOld')
        : fallbackForUnspecificError(t('auth.change.failed'))(error),
  })
  if (done)
    return (
      <Alert tone="success" announce>
        {t('auth.change.done')}
      </Alert>
    )
  return (
    <Form form={form}>
      <NewPasswordInputs />
      <div className="grid gap-2">
        <SubmitButton width="full" size="lg" sending={t('auth.reset.sending')}>
          {t('auth.reset.send')}
        </SubmitButton>
        {needsOld && (
          <Button asChild variant="secondary">
            <Link to={paths.changeOwnPassword.to()}>{t('auth.change.inProfile')}</Link>
          </Button>
        )}
      </div>
    </Form>
  )
}
