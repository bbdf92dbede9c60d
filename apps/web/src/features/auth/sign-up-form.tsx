import type { Account } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { register } from '@sakina/api-client/wire/identity'
import { signUpAddressSchema, signUpIdentitySchema } from '@sakina/domain/validation'
import { Button } from '@sakina/ui/button'
import { useEffect, useRef, useState } from 'react'

import { AddressInputs } from '../../shared/address/address-inputs.tsx'
import { usePlaces } from '../../shared/address/use-places.ts'
import { addressWireNames, wirePlace } from '../../shared/address/wire-place.ts'
import { asText } from '../../shared/forms/field-value.ts'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { IdentityInputs } from './identity-inputs.tsx'
import { unlessKnown } from './own-words.ts'

const STEPS = 2
const noPlace = {
  shortAddress: '',
  regionId: '',
  cityId: '',
  neighborhoodId: '',
  street: '',
  buildingNumber: '',
  unitNumber: '',
  postalCode: '',
  additionalNumber: '',
}
type Who = ReturnType<typeof signUpIdentitySchema.validateSync>

/** Two short steps, one account. */
export function SignUpForm({ onRegistered }: { onRegistered: (account: Account) => void }) {
  const t = useText()
  const { run } = useCommand(register)
  const [who, setWho] = useState<Who>()
  const [step, setStep] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // The new step is heard, and read from its beginning.
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  const words = unlessKnown(t('auth.signUp.failed'))
  const identity = useSakinaForm({
    schema: signUpIdentitySchema,
    initial: {
      name: '',
      nationalId: '',
      loginBy: 'phone',
      phone: '',
      email: '',
      password: '',
      confirmPassword: '',
    },
    submit: async (values) => {
      setWho(values)
      setStep(STEPS)
    },
    wireNames: {
      id_card: 'nationalId',
      confirm_password: 'confirmPassword',
      mobile: 'phone',
      login: who?.loginBy === 'email' ? 'email' : 'phone',
    },
    codeFields: { login_taken: who?.loginBy === 'email' ? 'email' : 'phone' },
  })
  const address = useSakinaForm({
    schema: signUpAddressSchema,
    initial: noPlace,
    submit: async (place) => {
      if (!who) return undefined
      const { name, nationalId, password, confirmPassword, email, phone, loginBy } = who
      const login = (loginBy === 'email' ? email : phone) ?? ''
      const reply = await run({
        body: {
          login,
          name,
          password,
          confirm_password: confirmPassword,
          ...(email !== undefined && { email }),
          ...(phone !== undefined && { phone, mobile: phone }),
          id_card: nationalId,
          street: place.street,
          number_building: place.buildingNumber,
          number_apartment: place.unitNumber,
          ...wirePlace(place, places),
          ...(place.postalCode !== undefined && { zip: place.postalCode }),
          ...(place.additionalNumber !== undefined && { additional_number: place.additionalNumber }),
          ...(place.shortAddress !== undefined && { short_address: place.shortAddress }),
        },
      })
      if (reply.ok) {
        // As it was typed, which is how it will be typed again.
        onRegistered({ ...reply.value, login })
        return undefined
      }
      // What is wrong in the first step is said there.
      if (!identity.refuse(reply.error)) return reply.error
      setStep(1)
      return undefined
    },
    wireNames: addressWireNames,
    words: (error) => (error.code === 'bad_request' ? t('auth.signUp.wrongRequest') : words(error)),
  })
  const places = usePlaces({
    regionId: asText(address.values['regionId']),
    cityId: asText(address.values['cityId']),
  })

  const title = (
    <div className="grid gap-1">
      <p className="m-0 text-small text-text-muted">{t('auth.signUp.step', { step, steps: STEPS })}</p>
      <h2 ref={heading} tabIndex={-1} className="m-0 text-title font-semibold outline-none">
        {t(step === 1 ? 'auth.signUp.identity' : 'auth.signUp.address')}
      </h2>
    </div>
  )
  if (step === 1)
    return (
      <Form key="identity" form={identity}>
        {title}
        <IdentityInputs form={identity} />
        <SubmitButton width="full" size="lg">
          {t('auth.signUp.next')}
        </SubmitButton>
      </Form>
    )
  return (
    <Form key="address" form={address}>
      {title}
      <AddressInputs form={address} places={places} placeOptional extras={false} />
      <div className="grid gap-2">
        <SubmitButton width="full" size="lg" sending={t('auth.signUp.sending')}>
          {t('auth.signUp.send')}
        </SubmitButton>
        <Button variant="quiet" onClick={() => setStep(1)}>
          {t('auth.signUp.back')}
        </Button>
      </div>
    </Form>
  )
}
