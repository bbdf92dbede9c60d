import type { Address, Id } from '@sakina/api-client/client'
import { Alert } from '@sakina/ui/alert'
import { useState } from 'react'

import { AddressInputs } from '../../shared/address/address-inputs.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { ADDRESS_REDIRECT_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'
import { useAddressForm } from './use-address-form.ts'

type Props = {
  /** The address to edit; leave it out for a new one. */
  address?: Address | undefined
  onSaved: (id: Id) => void
  /**
   * True for a booking, which continues at once. Elsewhere the success message stays for a moment (public
   * site §9).
   */
  atOnce?: boolean
}

/**
 * A form that adds or edits an address of the signed-in customer, on a page or in a booking step.
 */
export function AddressForm({ address, onSaved, atOnce = false }: Props) {
  const t = useText()
  const [saved, setSaved] = useState<Id>()
  const { form, places } = useAddressForm({
    address,
    onSaved: (id) => (atOnce ? onSaved(id) : setSaved(id)),
  })
  useDelayedAction(
    saved !== undefined,
    ADDRESS_REDIRECT_DELAY_MS,
    () => saved !== undefined && onSaved(saved),
  )
  if (saved !== undefined)
    return (
      <Alert tone="success" announce>
        {t('address.saved')}
      </Alert>
    )
  return (
    <Form form={form}>
      <AddressInputs form={form} places={places} />
      <SubmitButton size="lg" sending={t('address.sending')}>
        {t('address.save')}
      </SubmitButton>
    </Form>
  )
}
