import type { Profile } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { updateProfile } from '@sakina/api-client/wire/identity'
import { Button } from '@sakina/ui/button'
import { useEffect, useRef } from 'react'

import { OneTimeCodeInput } from '../../shared/codes/code-input.tsx'
import { useSendCode } from '../../shared/codes/use-send-code.ts'
import { Form } from '../../shared/forms/form.tsx'
import { PasswordInput } from '../../shared/forms/inputs/password-input.tsx'
import { PhoneInput } from '../../shared/forms/inputs/phone-input.tsx'
import { TextInput } from '../../shared/forms/inputs/text-input.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useSession } from '../../shared/session/session.ts'

type Props = { profile: Profile; onSaved: () => void; onCancel: () => void }

/** Edits name, email and mobile. The password verifies that the customer is at the device. */
export default function EditPersonalDetailsForm({ profile, onSaved, onCancel }: Props) {
  const t = useText()
  const { run } = useCommand(updateProfile)
  const { amend } = useSession()
  const fields = useRef<HTMLDivElement>(null)
  // The pressed button has disappeared, so focus moves to the first field.
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const sending = useSendCode('mobile')
  const form = useSakinaForm({
    schema: ({ profileSchema, passwordPromptSchema }) => profileSchema.concat(passwordPromptSchema),
    initial: {
      name: profile.name,
      email: profile.email ?? '',
      phone: profile.mobile ?? profile.phone ?? '',
      password: '',
      code: '',
    },
    storeAs: 'profile',
    submit: async ({ name, email, phone, password, code }) => {
      const proof = code === undefined || sending.sent?.mobile !== phone ? {} : { code }
      const body = { name, email: email ?? '', phone, mobile: phone, password, ...proof }
      const reply = await run({ body })
      // A new mobile number must be confirmed with a code before it replaces a confirmed one.
      if (!reply.ok && reply.error.fields['code'] === 'required') return sending.send(phone)
      if (!reply.ok) return reply.error
      amend(reply.value)
      onSaved()
      return undefined
    },
    wireNames: { mobile: 'phone' },
    codeFields: { wrong_password: 'password', login_taken: 'email', code_invalid: 'code' },
  })
  return (
    <div ref={fields}>
      <Form form={form} label={t('profile.editTitle')}>
        <TextInput name="name" label={t('profile.name')} required autoComplete="name" />
        <TextInput name="email" type="email" label={t('profile.email')} optional autoComplete="email" />
        <PhoneInput name="phone" label={t('profile.mobile')} required />
        <PasswordInput
          name="password"
          label={t('profile.password')}
          hint={t('profile.passwordHint')}
          required
        />
        {sending.sent?.mobile === form.values['phone'] && <OneTimeCodeInput sending={sending} own />}
        <div className="flex flex-wrap gap-2">
          <SubmitButton sending={t('profile.sending')}>{t('profile.save')}</SubmitButton>
          <Button variant="quiet" onClick={onCancel}>
            {t('profile.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
