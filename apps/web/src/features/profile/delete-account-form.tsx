import { useCommand } from '@sakina/api-client/swr'
import { deleteAccount } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { useState } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { fallbackForUnspecificError } from '../../shared/errors/error-messages.ts'
import { Form } from '../../shared/forms/form.tsx'
import { PasswordInput } from '../../shared/forms/inputs/password-input.tsx'
import { RadioInput } from '../../shared/forms/inputs/radio-input.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { POPUP_CLOSE_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'

type Props = {
  /** Called by "No". */
  onKept: () => void
  onDeleted: () => void
}

/** The pages on which the customer removes what prevents the deletion of the account. */
const refusalLinks = {
  account_has_running_contract: ['profile.delete.contracts', paths.contracts.to()],
  account_has_frozen_money: ['profile.delete.wallet', paths.wallet.to()],
} as const
type Refusal = keyof typeof refusalLinks
const isRefusal = (code: string): code is Refusal => Object.hasOwn(refusalLinks, code)

/**
 * Asks for confirmation and the password. The API refuses while a contract runs or money is frozen, and
 * says why.
 */
export function DeleteAccountForm({ onKept, onDeleted }: Props) {
  const t = useText()
  const { run } = useCommand(deleteAccount)
  const [done, setDone] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  useDelayedAction(done, POPUP_CLOSE_DELAY_MS, onDeleted)
  const form = useSakinaForm({
    schema: ({ deleteAccountSchema }) => deleteAccountSchema,
    initial: { confirm: '', password: '' },
    submit: async ({ confirm, password }) => {
      if (confirm === 'no' || password === undefined) {
        onKept()
        return undefined
      }
      const reply = await run({ body: { password } })
      if (reply.ok) setDone(true)
      else setRefusal(isRefusal(reply.error.code) ? reply.error.code : undefined)
      return reply.ok ? undefined : reply.error
    },
    codeFields: { wrong_password: 'password' },
    words: fallbackForUnspecificError(t('profile.delete.failed')),
  })
  const yes = form.values['confirm'] === 'yes'
  const [label, url] = refusal ? refusalLinks[refusal] : []
  if (done)
    return (
      <Alert tone="success" announce>
        {t('profile.delete.done')}
      </Alert>
    )
  return (
    <Card className="max-w-xl">
      <Form form={form}>
        {label && url && (
          <Button asChild variant="secondary" className="justify-self-start">
            <Link to={url}>{t(label)}</Link>
          </Button>
        )}
        <RadioInput
          name="confirm"
          label={t('profile.delete.confirm')}
          options={[
            { value: 'yes', label: t('profile.delete.yes') },
            { value: 'no', label: t('profile.delete.no') },
          ]}
        />
        {yes && <PasswordInput name="password" label={t('profile.delete.password')} required />}
        <SubmitButton
          variant={yes ? 'danger' : 'primary'}
          className="justify-self-start"
          sending={t('profile.sending')}
        >
          {t(form.values['confirm'] === 'no' ? 'profile.delete.leave' : 'profile.delete.send')}
        </SubmitButton>
      </Form>
    </Card>
  )
}
