import { toText } from '../../shared/forms/field-value.ts'
import { SegmentedInput } from '../../shared/forms/inputs/choice-input.tsx'
import { NumberInput } from '../../shared/forms/inputs/number-input.tsx'
import { PhoneInput } from '../../shared/forms/inputs/phone-input.tsx'
import { TextInput } from '../../shared/forms/inputs/text-input.tsx'
import { NewPasswordInputs } from '../../shared/forms/inputs/new-password-inputs.tsx'
import { useValidationRules } from '../../shared/forms/use-rules.ts'
import type { SakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'

/**
 * The fields for the name, the national ID and the contact of a customer, and the choice to sign in
 * by email or phone.
 */
export function IdentityInputs({ form }: { form: SakinaForm }) {
  const t = useText()
  const nationalId = toText(form.values['nationalId'])
  const all = useValidationRules(nationalId !== '')
  const byEmail = form.values['loginBy'] === 'email'
  const asked = (needed: boolean) => (needed ? { required: true } : { optional: true })
  return (
    <>
      <TextInput
        name="name"
        label={t('auth.signUp.name')}
        hint={t('auth.signUp.nameHint')}
        required
        autoComplete="name"
      />
      <NumberInput
        name="nationalId"
        label={t('auth.signUp.nationalId')}
        hint={t('auth.signUp.nationalIdHint')}
        required
        caution={all?.nationalIdWarning(nationalId)}
      />
      <SegmentedInput
        name="loginBy"
        label={t('auth.signUp.loginBy')}
        options={[
          { value: 'phone', label: t('auth.signUp.byPhone') },
          { value: 'email', label: t('auth.signUp.byEmail') },
        ]}
      />
      <PhoneInput name="phone" label={t('auth.signUp.phone')} {...asked(!byEmail)} />
      <TextInput
        name="email"
        type="email"
        label={t('auth.signUp.email')}
        autoComplete="email"
        {...asked(byEmail)}
      />
      <NewPasswordInputs
        name="password"
        label={t('auth.signUp.password')}
        labelAgain={t('auth.signUp.confirm')}
      />
    </>
  )
}
