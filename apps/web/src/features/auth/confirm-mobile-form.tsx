import { useCommand } from '@sakina/api-client/swr'
import { proveMobile } from '@sakina/api-client/wire/identity'
import { Button } from '@sakina/ui/button'

import { CodeInput } from '../../shared/codes/code-input.tsx'
import { useSendCode, type CodeSending } from '../../shared/codes/use-send-code.ts'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { CodeMobileForm } from './code-mobile-form.tsx'

type Props = {
  /** The number of the account, where it has one. */
  mobile: string | null
  onConfirmed: () => void
}

/** Proves that the account's mobile is its owner's. */
export function ConfirmMobileForm({ mobile, onConfirmed }: Props) {
  const sending = useSendCode('mobile')
  return sending.sent === undefined ? (
    <CodeMobileForm mobile={mobile ?? ''} sending={sending} />
  ) : (
    <EnterCode mobile={sending.sent.mobile} sending={sending} onConfirmed={onConfirmed} />
  )
}

type CodeProps = { mobile: string; sending: CodeSending; onConfirmed: () => void }

function EnterCode({ mobile, sending, onConfirmed }: CodeProps) {
  const t = useText()
  const { run } = useCommand(proveMobile)
  const form = useSakinaForm({
    schema: ({ codeSchema }) => codeSchema,
    initial: { code: '' },
    submit: async ({ code }) => {
      const reply = await run({ body: { mobile, code } })
      if (!reply.ok) return reply.error
      onConfirmed()
      return undefined
    },
    codeFields: { code_invalid: 'code' },
  })
  return (
    <Form form={form}>
      <CodeInput sending={sending} own />
      <div className="grid gap-2">
        <SubmitButton width="full" size="lg" sending={t('auth.code.confirming')}>
          {t('auth.code.confirm')}
        </SubmitButton>
        <Button variant="quiet" onClick={sending.forget}>
          {t('auth.code.otherMobile')}
        </Button>
      </div>
    </Form>
  )
}
