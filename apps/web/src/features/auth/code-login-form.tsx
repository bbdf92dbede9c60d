import type { Session } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { loginWithCode } from '@sakina/api-client/wire/identity'
import { Button } from '@sakina/ui/button'

import { CodeInput } from '../../shared/codes/code-input.tsx'
import { useSendCode, type CodeSending } from '../../shared/codes/use-send-code.ts'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { CodeMobileForm } from './code-mobile-form.tsx'

type Props = { onSignedIn: (session: Session) => void }

/** Signing in by a mobile that the account confirmed, without a password. */
export function CodeLoginForm({ onSignedIn }: Props) {
  const t = useText()
  const sending = useSendCode('sign_in')
  return sending.sent === undefined ? (
    <CodeMobileForm sending={sending} hint={t('auth.code.mobileHint')} />
  ) : (
    <EnterCode mobile={sending.sent.mobile} sending={sending} onSignedIn={onSignedIn} />
  )
}

function EnterCode({ mobile, sending, onSignedIn }: Props & { mobile: string; sending: CodeSending }) {
  const t = useText()
  const { run } = useCommand(loginWithCode)
  const form = useSakinaForm({
    schema: ({ codeSchema }) => codeSchema,
    initial: { code: '' },
    submit: async ({ code }) => {
      const reply = await run({ body: { mobile, code } })
      if (!reply.ok) return reply.error
      onSignedIn(reply.value)
      return undefined
    },
    codeFields: { code_invalid: 'code' },
  })
  return (
    <Form form={form}>
      <CodeInput sending={sending} />
      <div className="grid gap-2">
        <SubmitButton width="full" size="lg" sending={t('auth.login.sending')}>
          {t('auth.login.send')}
        </SubmitButton>
        <Button variant="quiet" onClick={sending.forget}>
          {t('auth.code.otherMobile')}
        </Button>
      </div>
    </Form>
  )
}
