import type { Session } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { login as loginOperation } from '@sakina/api-client/wire/identity'
import { Button } from '@sakina/ui/button'
import { useState } from 'react'

import { toText } from '../../shared/forms/field-value.ts'
import { Form } from '../../shared/forms/form.tsx'
import { PasswordInput } from '../../shared/forms/inputs/password-input.tsx'
import { TextInput } from '../../shared/forms/inputs/text-input.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { loadValidationRules } from '../../shared/forms/validation-module.ts'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { fallbackForUnspecificError } from '../../shared/errors/error-messages.ts'

type Props = {
  /** The login typed at sign-up. */
  login?: string | null
  onSignedIn: (session: Session) => void
  /** Called when a customer has forgotten the password, with the email if one was typed. */
  onForgot: (email: string | undefined) => void
  /** The label of the submit button. */
  send?: string
}

/** The sign-in form with national ID, mobile or email, and the password, for its page and for a booking. */
export function LoginForm({ login = null, onSignedIn, onForgot, send }: Props) {
  const t = useText()
  const { run } = useCommand(loginOperation)
  const [asked, setAsked] = useState(false)
  const form = useSakinaForm({
    schema: ({ loginSchema }) => loginSchema,
    initial: { login: login ?? '', password: '' },
    storeAs: 'login',
    submit: async (body) => {
      const reply = await run({ body })
      if (!reply.ok) return reply.error
      onSignedIn(reply.value)
      return undefined
    },
    words: fallbackForUnspecificError(t('auth.login.failed')),
  })

  const forgot = async () => {
    const typed = toText(form.values['login'])
    const all = await loadValidationRules().catch(() => undefined)
    const checked = all?.validate(all.loginForgotSchema, { login: typed }) ?? { ok: true }
    // An invalid login shows its message; a typed email is carried to the page that resets the password.
    if (checked.ok) return onForgot(typed.includes('@') ? typed : undefined)
    setAsked(true)
    form.remark(checked.fields)
  }

  return (
    <Form form={form}>
      <TextInput
        name="login"
        label={t('auth.login.field')}
        required
        content="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput name="password" label={t('auth.login.password')} required />
      <div className="grid gap-2">
        <SubmitButton width="full" size="lg" sending={t('auth.login.sending')}>
          {send ?? t('auth.login.send')}
        </SubmitButton>
        <div className="-mx-5 flex flex-wrap justify-between gap-x-2">
          <Button variant="quiet" onClick={() => void forgot()}>
            {t('auth.login.forgot')}
          </Button>
          {asked && (
            <Button variant="quiet" onClick={() => onForgot(undefined)}>
              {t('auth.login.byEmail')}
            </Button>
          )}
        </div>
      </div>
    </Form>
  )
}
