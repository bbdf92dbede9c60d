import type { FieldValues } from '../../shared/forms/field-value.ts'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { loadValidationRules, type ValidationRules } from '../../shared/forms/validation-module.ts'
import { useSakinaForm, type SakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { IdentityInputs } from './identity-inputs.tsx'

/** The validated name, national id, login and password of a new account. */
export type IdentityDetails = ReturnType<ValidationRules['signUpIdentitySchema']['validateSync']>

const loginField = ({ loginBy }: FieldValues) => (loginBy === 'email' ? 'email' : 'phone')

/** Returns the sign-up form for name, national id, login and password. */
export function useIdentityForm(onValid: () => void) {
  const form = useSakinaForm({
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
    submit: async () => onValid(),
    wireNames: (values) => ({ mobile: 'phone', login: loginField(values) }),
    codeFields: (values) => ({ login_taken: loginField(values) }),
    storeAs: 'sign-up.identity',
    keepUntil: 'forgotten',
  })
  return {
    form,
    /** Returns the valid details. Otherwise it shows the errors beside the fields. */
    check: async () => {
      const all = await loadValidationRules()
      const checked = all.validate(all.signUpIdentitySchema, form.values)
      if (!checked.ok) form.remark(checked.fields)
      return checked
    },
  }
}

/** The first step: the identity of the customer. */
export function SignUpIdentityStep({ form }: { form: SakinaForm }) {
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
