import { useCommand } from '@sakina/api-client/swr'
import { changePassword } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { Card } from '@sakina/ui/card'
import { useState } from 'react'

import { fallbackForUnspecificError } from '../../shared/errors/error-messages.ts'
import { Form } from '../../shared/forms/form.tsx'
import { PasswordInput } from '../../shared/forms/inputs/password-input.tsx'
import { NewPasswordInputs } from '../../shared/forms/inputs/new-password-inputs.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { REDIRECT_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'

/**
 * Asks for the old password, the new one and its confirmation (portal §5). It ends every session, this one
 * too.
 */
export function OwnPasswordForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { run } = useCommand(changePassword)
  const [done, setDone] = useState(false)
  useDelayedAction(done, REDIRECT_DELAY_MS, onDone)
  const form = useSakinaForm({
    schema: ({ changeOwnPasswordSchema }) => changeOwnPasswordSchema,
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    submit: async ({ oldPassword, newPassword, confirmPassword }) => {
      const reply = await run({ body: { oldPassword, newPassword, confirmPassword } })
      if (!reply.ok) return reply.error
      setDone(true)
      return undefined
    },
    codeFields: { wrong_password: 'oldPassword' },
    words: fallbackForUnspecificError(t('profile.change.failed')),
  })
  return (
    <Card className="max-w-xl">
      {done ? (
        <Alert tone="success" announce>
          {t('profile.change.done')}
        </Alert>
      ) : (
        <Form form={form}>
          <PasswordInput name="oldPassword" label={t('profile.change.old')} required />
          <NewPasswordInputs />
          <SubmitButton className="justify-self-start" sending={t('profile.sending')}>
            {t('profile.change.send')}
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}
