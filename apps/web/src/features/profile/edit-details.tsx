import type { Profile } from '@sakina/api-client/client'
import { replacementCodes } from '@sakina/domain/identity'
import { useCommand } from '@sakina/api-client/swr'
import { updateProfile } from '@sakina/api-client/wire/identity'
import { Button } from '@sakina/ui/button'
import { useEffect, useRef } from 'react'

import { OneTimeCodeInput } from '../../shared/codes/code-input.tsx'
import { useSendCode } from '../../shared/codes/use-send-code.ts'
import { toText } from '../../shared/forms/field-value.ts'
import { Form } from '../../shared/forms/form.tsx'
import { PasswordInput } from '../../shared/forms/inputs/password-input.tsx'
import { PhoneInput } from '../../shared/forms/inputs/phone-input.tsx'
import { TextInput } from '../../shared/forms/inputs/text-input.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useSession } from '../../shared/session/session.ts'

type Props = { profile: Profile; onSaved: () => void; onCancel: () => void }

/** The contacts of the account that are verified. */
const verifiedOf = ({ email, mobile, isEmailVerified, isMobileVerified }: Profile) => ({
  email: isEmailVerified ? email : null,
  mobile: isMobileVerified ? mobile : null,
})

/** Edits name, email and mobile. The password verifies that the customer is at the device. */
export default function EditPersonalDetailsForm({ profile, onSaved, onCancel }: Props) {
  const t = useText()
  const { run } = useCommand(updateProfile)
  const { amend } = useSession()
  const fields = useRef<HTMLDivElement>(null)
  // The pressed button has disappeared, so focus moves to the first field.
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const byMobile = useSendCode('mobile')
  const byEmail = useSendCode('email')
  const byOther = useSendCode('change')
  const needsMobile = profile.isMobileVerified && profile.mobile !== null
  const form = useSakinaForm({
    schema: ({ profileSchema, passwordPromptSchema }) => profileSchema.concat(passwordPromptSchema),
    initial: {
      name: profile.name,
      email: profile.email ?? '',
      phone: profile.mobile ?? profile.phone ?? '',
      contactPhone: profile.contactPhone ?? '',
      password: '',
      code: '',
      emailCode: '',
      factorCode: '',
    },
    storeAs: 'profile',
    submit: async ({ name, email, phone, contactPhone, password, code, emailCode, factorCode }) => {
      const wanted = { email: email ?? null, mobile: phone ?? null }
      const needed = replacementCodes(verifiedOf(profile), wanted)
      // Whoever replaces a confirmed contact types a code sent to the new one and, if there is one, to
      // the other confirmed one.
      for (const [contact, sending] of [
        [needed.mobile, byMobile],
        [needed.email, byEmail],
        [needed.other, byOther],
      ] as const) {
        if (contact === undefined || sending.sent?.contact === contact) continue
        const error = await sending.send(contact)
        if (error) return error
      }
      const codes = {
        ...(needed.mobile !== undefined && { code: code ?? '' }),
        ...(needed.email !== undefined && { emailCode: emailCode ?? '' }),
        ...(needed.other !== undefined && { factorCode: factorCode ?? '' }),
      }
      if (Object.values(codes).includes('')) return undefined
      const call = needsMobile ? {} : { contactPhone: contactPhone ?? '' }
      const numbers = { phone: phone ?? '', mobile: phone ?? '' }
      const body = { name, email: email ?? '', ...numbers, ...call, password, ...codes }
      const reply = await run({ body })
      if (!reply.ok) return reply.error
      amend(reply.value)
      onSaved()
      return undefined
    },
    wireNames: { mobile: 'phone' },
    codeFields: { wrong_password: 'password', login_taken: 'email', code_invalid: 'code' },
  })
  const typed = {
    email: toText(form.values['email']) || null,
    mobile: toText(form.values['phone']) || null,
  }
  const needed = replacementCodes(verifiedOf(profile), typed)
  return (
    <div ref={fields}>
      <Form form={form} label={t('profile.editTitle')}>
        <TextInput name="name" label={t('profile.name')} required autoComplete="name" />
        <TextInput name="email" type="email" label={t('profile.email')} optional autoComplete="email" />
        <PhoneInput
          name="phone"
          label={t('profile.mobile')}
          {...(needsMobile || typed.email === null ? { required: true } : { optional: true })}
        />
        {!needsMobile && (
          <TextInput
            name="contactPhone"
            inputMode="tel"
            label={t('codes.contactPhone')}
            hint={t('codes.contactPhoneHint')}
            autoComplete="tel"
            {...(profile.isEmailVerified ? { required: true } : { optional: true })}
          />
        )}
        <PasswordInput
          name="password"
          label={t('profile.password')}
          hint={t('profile.passwordHint')}
          required
        />
        {[
          { name: 'code', contact: needed.mobile, sending: byMobile },
          { name: 'emailCode', contact: needed.email, sending: byEmail },
          { name: 'factorCode', contact: needed.other, sending: byOther },
        ].map(
          ({ name, contact, sending }, index) =>
            contact !== undefined &&
            sending.sent?.contact === contact && (
              <OneTimeCodeInput key={name} name={name} sending={sending} own focused={index === 0} />
            ),
        )}
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
