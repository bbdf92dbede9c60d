import { MIN_PASSWORD_LENGTH } from '@sakina/domain/identity'
import { Button } from '@sakina/ui/button'
import { Announcement } from '@sakina/ui/provider'
import { useEffect, type ReactNode } from 'react'

import { Form } from '../../../shared/forms/form.tsx'
import { SegmentedInput } from '../../../shared/forms/inputs/choice-input.tsx'
import { NumberInput } from '../../../shared/forms/inputs/number-input.tsx'
import { PasswordInput } from '../../../shared/forms/inputs/password-input.tsx'
import { PhoneInput } from '../../../shared/forms/inputs/phone-input.tsx'
import { TextInput } from '../../../shared/forms/inputs/text-input.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { PrivacyNote } from '../../../shared/privacy/privacy-note.tsx'
import { useCreateAccountForm, type CreateAccountOptions } from './use-create-account-form.ts'

type Props = CreateAccountOptions & {
  /** The id of the form, so that the button in the booking bar can submit it. */
  formId: string
  onSending: (isSending: boolean) => void
  signIn: ReactNode
  hasAccount: boolean
  onHasAccount: (has: boolean) => void
}

/** The form for a guest: create an account, by mobile or by email, or sign in. */
export default function GuestAccountForm({
  formId,
  onSending,
  signIn,
  hasAccount,
  onHasAccount,
  ...options
}: Props) {
  const t = useText()
  const form = useCreateAccountForm(options)
  useEffect(() => onSending(form.sending), [onSending, form.sending])
  const title = t(hasAccount ? 'booking.signIn.title' : 'booking.account.title')
  return (
    <section
      aria-labelledby="booking-account"
      className="grid gap-4 border-b border-border pb-5 md:rounded-card md:border md:p-5"
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 id="booking-account" className="m-0 text-lead font-semibold">
            {title}
          </h3>
          <Announcement text={title} />
          <Button variant="quiet" size="sm" className="-mx-3.75" onClick={() => onHasAccount(!hasAccount)}>
            {t(hasAccount ? 'booking.account.new' : 'booking.account.have')}
          </Button>
        </div>
        <p className="m-0 text-text-muted">
          {t(hasAccount ? 'booking.signIn.text' : 'booking.account.text')}
        </p>
      </div>
      {hasAccount ? (
        signIn
      ) : (
        <Form form={form} id={formId} label={t('booking.account.title')}>
          <TextInput
            name="name"
            label={t('booking.account.name')}
            hint={t('booking.account.nameHint')}
            required
            autoComplete="name"
          />
          <NumberInput
            name="nationalId"
            label={t('booking.account.nationalId')}
            required
            hint={t('booking.account.nationalIdHint')}
          />
          <SegmentedInput
            name="loginBy"
            label={t('booking.account.loginBy')}
            options={[
              { value: 'phone', label: t('booking.account.byPhone') },
              { value: 'email', label: t('booking.account.byEmail') },
            ]}
          />
          {form.values['loginBy'] === 'email' ? (
            <TextInput
              name="email"
              type="email"
              label={t('booking.account.email')}
              autoComplete="email"
              required
            />
          ) : (
            <PhoneInput name="phone" label={t('booking.account.phone')} required />
          )}
          <PasswordInput
            name="password"
            label={t('booking.account.password')}
            hint={t('newPassword.hint', { least: MIN_PASSWORD_LENGTH })}
            required
            meter
            autoComplete="new-password"
          />
          <PrivacyNote />
          {/* Enter submits the form, like the button in the bar. */}
          <button type="submit" hidden />
        </Form>
      )}
    </section>
  )
}
