import { useCommand } from '@sakina/api-client/swr'
import { forgetPassword } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { useState } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { Form } from '../../shared/forms/form.tsx'
import { TextInput } from '../../shared/forms/inputs/text-input.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { unlessKnown } from './own-words.ts'

/** Sends a reset link; the answer is the same whether the address is known or not. */
export function ForgotForm({ email = '' }: { email?: string }) {
  const t = useText()
  const { run } = useCommand(forgetPassword)
  const [sentTo, setSentTo] = useState<string>()
  const form = useSakinaForm({
    schema: ({ forgotPasswordSchema }) => forgotPasswordSchema,
    initial: { email },
    submit: async (body) => {
      const reply = await run({ body })
      if (!reply.ok) return reply.error
      setSentTo(body.email)
      return undefined
    },
    words: unlessKnown(t('auth.forgot.failed')),
  })
  if (sentTo !== undefined)
    return (
      <div className="grid gap-5">
        <Alert tone="success" announce title={t('auth.forgot.sent')}>
          {t('auth.forgot.sentText')}
        </Alert>
        <Button asChild variant="secondary">
          <Link to={paths.resetPassword.to({ email: sentTo })}>{t('auth.forgot.code')}</Link>
        </Button>
      </div>
    )
  return (
    <Form form={form}>
      <TextInput name="email" type="email" label={t('auth.forgot.email')} required autoComplete="email" />
      <SubmitButton width="full" size="lg" sending={t('auth.forgot.sending')}>
        {t('auth.forgot.send')}
      </SubmitButton>
      <p className="m-0 text-small text-text-muted">{t('auth.forgot.noEmail')}</p>
    </Form>
  )
}
