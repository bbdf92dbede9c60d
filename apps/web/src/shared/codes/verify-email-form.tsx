import { isolateLtr } from '@sakina/text'
import type { ApiError } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { proveEmail } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { useState } from 'react'

import { useErrorMessage } from '../errors/error-messages.ts'
import { Form } from '../forms/form.tsx'
import { TextInput } from '../forms/inputs/text-input.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useSakinaForm } from '../forms/use-sakina-form.ts'
import { useText } from '../intl/use-text.ts'
import { useSession } from '../session/session.ts'
import { OneTimeCodeInput } from './code-input.tsx'
import { forgetSentCode } from './sent-code.ts'
import { useSendCode, type SendCodeState } from './use-send-code.ts'

type Props = {
  email: string
  /** Asks for a number to call, for a customer without a verified mobile. */
  asksPhone: boolean
  onProved: () => void
}

/** Proves by a code that the email of the account belongs to the customer. */
export function VerifyEmailForm(props: Props) {
  const sending = useSendCode('email', { isKept: true })
  return sending.sent?.contact === props.email ? (
    <EnterCode sending={sending} {...props} />
  ) : (
    <SendCode email={props.email} sending={sending} />
  )
}

function SendCode({ email, sending }: { email: string; sending: SendCodeState }) {
  const t = useText()
  const words = useErrorMessage()
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<ApiError>()
  const send = async () => {
    setIsSending(true)
    setError(await sending.send(email))
    setIsSending(false)
  }
  return (
    <div className="grid gap-4">
      <p className="m-0 wrap-anywhere">{t('codes.emailText', { email: isolateLtr(email) })}</p>
      {error && (
        <Alert tone="danger" announce>
          {words(error)}
        </Alert>
      )}
      <Button width="full" size="lg" loading={isSending} onClick={() => void send()}>
        {t('codes.send')}
      </Button>
    </div>
  )
}

function EnterCode({ sending, asksPhone, onProved }: Props & { sending: SendCodeState }) {
  const t = useText()
  const { amend } = useSession()
  const { run } = useCommand(proveEmail)
  const form = useSakinaForm({
    schema: ({ codeAndPhoneSchema, codeSchema }) => (asksPhone ? codeAndPhoneSchema : codeSchema),
    initial: { code: '', ...(asksPhone && { contactPhone: '' }) },
    storeAs: 'verify-email',
    submit: async (proof) => {
      const reply = await run({ body: proof })
      if (!reply.ok) return reply.error
      forgetSentCode()
      amend(reply.value)
      onProved()
      return undefined
    },
    codeFields: { code_invalid: 'code', login_taken: 'code' },
  })
  return (
    <Form form={form}>
      <OneTimeCodeInput sending={sending} own />
      {asksPhone && (
        <TextInput
          name="contactPhone"
          inputMode="tel"
          label={t('codes.contactPhone')}
          hint={t('codes.contactPhoneHint')}
          autoComplete="tel"
          required
        />
      )}
      <SubmitButton width="full" size="lg" sending={t('codes.confirming')}>
        {t('codes.confirm')}
      </SubmitButton>
    </Form>
  )
}
