import { useCommand } from '@sakina/api-client/swr'
import { resetPasswordWithCode } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { useState } from 'react'

import { CodeInput } from '../../shared/codes/code-input.tsx'
import { useSendCode, type CodeSending } from '../../shared/codes/use-send-code.ts'
import { Form } from '../../shared/forms/form.tsx'
import { NewPasswordInputs } from '../../shared/forms/new-password/new-password-inputs.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { REDIRECT_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'
import { CodeMobileForm } from './code-mobile-form.tsx'
import { preferKnownMessage } from '../../shared/errors/error-sentences.ts'

type Props = { onDone: () => void }

/** A forgotten password, for whoever has no e-mail in the account: a code, and the new password beside it. */
export function CodeResetForm({ onDone }: Props) {
  const t = useText()
  const sending = useSendCode('password')
  return sending.sent === undefined ? (
    <CodeMobileForm sending={sending} hint={t('auth.code.mobileHint')} />
  ) : (
    <ChoosePassword mobile={sending.sent.mobile} sending={sending} onDone={onDone} />
  )
}

function ChoosePassword({ mobile, sending, onDone }: Props & { mobile: string; sending: CodeSending }) {
  const t = useText()
  const { run } = useCommand(resetPasswordWithCode)
  const [done, setDone] = useState(false)
  useDelayedAction(done, REDIRECT_MS, onDone)
  const form = useSakinaForm({
    schema: ({ resetWithCodeSchema }) => resetWithCodeSchema,
    initial: { code: '', newPassword: '', confirmPassword: '' },
    submit: async ({ code, newPassword, confirmPassword }) => {
      const reply = await run({
        body: { mobile, code, new_password: newPassword, confirm_password: confirmPassword },
      })
      if (reply.ok) setDone(true)
      return reply.ok ? undefined : reply.error
    },
    wireNames: { new_password: 'newPassword', confirm_password: 'confirmPassword' },
    codeFields: { code_invalid: 'code' },
    words: preferKnownMessage(t('auth.reset.failed')),
  })
  if (done)
    return (
      <Alert tone="success" announce>
        {t('auth.reset.done')}
      </Alert>
    )
  return (
    <Form form={form}>
      <CodeInput sending={sending} />
      <NewPasswordInputs />
      <div className="grid gap-2">
        <SubmitButton width="full" size="lg" sending={t('auth.reset.sending')}>
          {t('auth.reset.send')}
        </SubmitButton>
        <Button variant="quiet" onClick={sending.forget}>
          {t('auth.code.otherMobile')}
        </Button>
      </div>
    </Form>
  )
}
