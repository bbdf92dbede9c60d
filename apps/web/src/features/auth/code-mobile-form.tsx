import { Form } from '../../shared/forms/form.tsx'
import { PhoneInput } from '../../shared/forms/inputs/phone-input.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import type { CodeSending } from '../../shared/codes/use-send-code.ts'

type Props = { mobile?: string; hint?: string; sending: CodeSending }

/** First step of everything that a code is for: the number it is texted to. */
export function CodeMobileForm({ mobile = '', hint, sending }: Props) {
  const t = useText()
  const form = useSakinaForm({
    schema: ({ codeMobileSchema }) => codeMobileSchema,
    initial: { phone: mobile },
    storeAs: 'code-mobile',
    submit: ({ phone }) => sending.send(phone),
    wireNames: { mobile: 'phone' },
  })
  return (
    <Form form={form}>
      <PhoneInput name="phone" label={t('auth.code.mobile')} hint={hint} required />
      <SubmitButton width="full" size="lg" sending={t('auth.code.sending')}>
        {t('auth.code.send')}
      </SubmitButton>
    </Form>
  )
}
