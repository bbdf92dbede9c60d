import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import type { Rules } from '../../shared/forms/rules.ts'
import { useSakinaForm, type SakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { IdentityInputs } from './identity-inputs.tsx'

export type Who = ReturnType<Rules['signUpIdentitySchema']['validateSync']>

type Options = {
  /** As the step was left; a refusal of the whole is laid out on it. */
  who: Who | undefined
  onValid: (who: Who) => void
}

export function useIdentityForm({ who, onValid }: Options): SakinaForm {
  const chosen = who?.loginBy === 'email' ? 'email' : 'phone'
  return useSakinaForm({
    schema: ({ signUpIdentitySchema }) => signUpIdentitySchema,
    initial: {
      name: '',
      nationalId: '',
      loginBy: 'phone',
      phone: '',
      email: '',
      password: '',
      confirmPassword: '',
    },
    submit: async (values) => onValid(values),
    wireNames: {
      id_card: 'nationalId',
      confirm_password: 'confirmPassword',
      mobile: 'phone',
      login: chosen,
    },
    codeFields: { login_taken: chosen },
  })
}

/** First step: who the customer is. */
export function IdentityStep({ form }: { form: SakinaForm }) {
  const t = useText()
  return (
    <Form form={form}>
      <IdentityInputs form={form} />
      <SubmitButton width="full" size="lg">
        {t('auth.signUp.next')}
      </SubmitButton>
    </Form>
  )
}
