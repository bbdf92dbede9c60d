import { useCommand } from '@sakina/api-client/swr'
import { sendPasswordResetLink } from '@sakina/api-client/wire/identity'

import { brand } from '../../shared/config/brand.ts'
import { Form } from '../../shared/forms/form.tsx'
import { TextInput } from '../../shared/forms/inputs/text-input.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { fallbackForUnspecificError } from '../../shared/errors/error-messages.ts'

type Props = { email?: string; onSent: (email: string) => void }

/** Requests a reset link. The response is the same whether the email is known or not. */
export function ForgotPasswordForm({ email = '', onSent }: Props) {
  const t = useText()
  const { run } = useCommand(sendPasswordResetLink)
  const form = useSakinaForm({
    schema: ({ forgotPasswordSchema }) => forgotPasswordSchema,
    initial: { email },
    storeAs: 'forgot-password',
    submit: async (body) => {
      const reply = await run({ body })
      if (!reply.ok) return reply.error
      onSent(body.email)
      return undefined
    },
    words: fallbackForUnspecificError(t('auth.forgot.failed')),
  })
  return (
    <Form form={form}>
      <TextInput name="email" type="email" label={t('auth.forgot.email')} required autoComplete="email" />
      <SubmitButton width="full" size="lg" sending={t('auth.forgot.sending')}>
        {t('auth.forgot.send')}
      </SubmitButton>
      <p className="m-0 text-small text-text-muted">
        {t('auth.forgot.noEmail')}{' '}
        <a
          href={`tel:${brand.phone}`}
          className="inline-flex min-h-touch items-center text-primary underline"
          aria-label={t('auth.forgot.call', { phone: brand.phone_display })}
        >
          <bdi dir="ltr">{brand.phone_display}</bdi>
        </a>
      </p>
    </Form>
  )
}
