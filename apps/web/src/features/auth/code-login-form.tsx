import type { Session } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { loginWithCode } from '@sakina/api-client/wire/identity'

import { OneTimeCodeForm } from '../../shared/codes/code-form.tsx'
import { useText } from '../../shared/intl/use-text.ts'

type Props = { onSignedIn: (session: Session) => void }

/** Signs a customer in with a texted code instead of a password. The mobile must be confirmed. */
export function CodeLoginForm({ onSignedIn }: Props) {
  const t = useText()
  const { run } = useCommand(loginWithCode)
  return (
    <OneTimeCodeForm
      purpose="sign_in"
      schema={({ codeSchema }) => codeSchema}
      initial={{ code: '' }}
      button={{ label: t('auth.login.send'), sending: t('auth.login.sending') }}
      submit={async (mobile, { code }) => {
        const reply = await run({ body: { mobile, code } })
        if (!reply.ok) return reply.error
        onSignedIn(reply.value)
        return undefined
      }}
    />
  )
}
