import { useCommand } from '@sakina/api-client/swr'
import { resetPasswordWithCode } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { useState } from 'react'

import { OneTimeCodeForm } from '../../shared/codes/code-form.tsx'
import { fallbackForUnspecificError } from '../../shared/errors/error-messages.ts'
import { NewPasswordInputs } from '../../shared/forms/inputs/new-password-inputs.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { REDIRECT_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'

type Props = { onDone: () => void }

/** Resets a password with a texted code instead of the link of an email. */
export function CodeResetForm({ onDone }: Props) {
  const t = useText()
  const { run } = useCommand(resetPasswordWithCode)
  const [done, setDone] = useState(false)
  useDelayedAction(done, REDIRECT_DELAY_MS, onDone)
  return done ? (
    <Alert tone="success" announce>
      {t('auth.reset.done')}
    </Alert>
  ) : (
    <OneTimeCodeForm
      purpose="password"
      schema={({ resetWithCodeSchema }) => resetWithCodeSchema}
      initial={{ code: '', newPassword: '', confirmPassword: '' }}
      words={fallbackForUnspecificError(t('auth.reset.failed'))}
      button={{ label: t('auth.reset.send'), sending: t('auth.reset.sending') }}
      submit={async (mobile, { code, newPassword, confirmPassword }) => {
        const reply = await run({ body: { mobile, code, newPassword, confirmPassword } })
        if (reply.ok) setDone(true)
        return reply.ok ? undefined : reply.error
      }}
    >
      <NewPasswordInputs />
    </OneTimeCodeForm>
  )
}
