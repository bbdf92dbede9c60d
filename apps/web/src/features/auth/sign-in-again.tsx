import { useCommand } from '@sakina/api-client/swr'
import { login } from '@sakina/api-client/wire/identity'
import { Button } from '@sakina/ui/button'
import { Dialog } from '@sakina/ui/dialog'
import type { ComponentProps } from 'react'

import { Form } from '../../shared/forms/form.tsx'
import { PasswordInput } from '../../shared/forms/inputs/password-input.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { AccountMessagesProvider } from '../../shared/intl/account-messages.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { useSession } from '../../shared/session/session.ts'
import { fallbackForUnspecificError } from '../../shared/errors/error-messages.ts'

/**
 * Asks for the password in a dialog when the session has expired. The page below stays as it is.
 */
function PasswordPrompt({ login: known }: { login: string }) {
  const t = useText()
  const { signIn, signOut } = useSession()
  const { run } = useCommand(login)
  const form = useSakinaForm({
    schema: ({ passwordPromptSchema }) => passwordPromptSchema,
    initial: { password: '' },
    submit: async ({ password }) => {
      const reply = await run({ body: { login: known, password } })
      if (!reply.ok) return reply.error
      signIn(reply.value)
      return undefined
    },
    codeFields: { wrong_credentials: 'password' },
    words: fallbackForUnspecificError(t('auth.login.failed')),
  })
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      title={t('auth.again.title')}
      description={t('auth.again.text')}
      size="sm"
    >
      <Form form={form}>
        <p className="m-0">
          <bdi dir="ltr" className="font-semibold">
            {known}
          </bdi>
        </p>
        <input type="hidden" autoComplete="username" value={known} readOnly />
        <PasswordInput name="password" label={t('auth.login.password')} required />
        <div className="flex flex-wrap gap-2">
          <SubmitButton sending={t('auth.login.sending')}>{t('auth.again.send')}</SubmitButton>
          <Button variant="quiet" onClick={signOut}>
            {t('auth.again.other')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** Shows the dialog that asks for the password after a session ended. */
export default function SignInAgainDialog(props: ComponentProps<typeof PasswordPrompt>) {
  return (
    <AccountMessagesProvider>
      <PasswordPrompt {...props} />
    </AccountMessagesProvider>
  )
}
