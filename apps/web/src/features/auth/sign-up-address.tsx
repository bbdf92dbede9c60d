import { addressTextsToSave } from '@sakina/domain/address'
import type { Account, ApiError } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { register } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { useState, type ReactNode } from 'react'

import { AddressInputs } from '../../shared/address/address-inputs.tsx'
import { emptyPlaceValues } from '../../shared/address/address-values.ts'
import { chosenPlaceIds, usePlaces } from '../../shared/address/use-places.ts'
import { chosenPlace } from '../../shared/address/chosen-place.ts'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm, type SakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { fallbackForUnspecificError } from '../../shared/errors/error-messages.ts'
import { PrivacyNote, usePrivacyNoticeVersion } from '../../shared/privacy/privacy-note.tsx'
import type { IdentityDetails } from './identity-step.tsx'

type Props = {
  /** Returns the details of the first step, or nothing if they are invalid. */
  who: () => Promise<IdentityDetails | undefined>
  /** Reads the known place of residence, used as initial values. */
  readKnown: () => Readonly<Partial<typeof emptyPlaceValues>>
  /** The password field, shown if the password is lost after a reload. */
  password?: ReactNode
  onBack: () => void
  /** Returns false if the error concerns no field of the first step. */
  onRefused: (error: ApiError) => boolean
  onRegistered: (account: Account) => void
}

/** The second step: the address of the customer. Submitting it creates the account. */
export default function SignUpAddressStep({
  who,
  readKnown,
  password,
  onBack,
  onRefused,
  onRegistered,
}: Props) {
  const t = useText()
  const { run } = useCommand(register)
  const version = usePrivacyNoticeVersion()
  const [known] = useState(readKnown)
  const words = fallbackForUnspecificError(t('auth.signUp.failed'))
  const form: SakinaForm = useSakinaForm({
    schema: ({ signUpAddressSchema }) => signUpAddressSchema,
    initial: { ...emptyPlaceValues, ...known },
    storeAs: 'sign-up.address',
    keepUntil: 'forgotten',
    submit: async (place) => {
      const customer = await who()
      if (customer === undefined) return undefined
      const { name, nationalId, confirmPassword, email, phone, loginBy } = customer
      const login = (loginBy === 'email' ? email : phone) ?? ''
      const reply = await run({
        body: {
          login,
          name,
          password: customer.password,
          confirmPassword,
          ...(email !== undefined && { email }),
          ...(phone !== undefined && { phone, mobile: phone }),
          nationalId,
          ...(version !== undefined && { privacyVersion: version }),
          ...addressTextsToSave(place),
          unitNumber: place.unitNumber,
          ...chosenPlace(place, places),
        },
      })
      if (reply.ok) {
        // The login is passed on as it was typed, because the customer will type it like that again.
        onRegistered({ ...reply.value, login })
        return undefined
      }
      return onRefused(reply.error) ? undefined : reply.error
    },
    words: (error) => (error.code === 'bad_request' ? t('auth.signUp.wrongRequest') : words(error)),
  })
  const places = usePlaces(chosenPlaceIds(form.values))
  return (
    <Form form={form}>
      {Object.keys(known).length > 0 && <Alert>{t('auth.signUp.knownAddress')}</Alert>}
      <AddressInputs form={form} places={places} placeOptional unitRequired extras={false} />
      {password}
      <PrivacyNote />
      <div className="grid gap-2">
        <SubmitButton width="full" size="lg" sending={t('auth.signUp.sending')}>
          {t('auth.signUp.send')}
        </SubmitButton>
        <Button variant="quiet" onClick={onBack}>
          {t('auth.signUp.back')}
        </Button>
      </div>
    </Form>
  )
}
