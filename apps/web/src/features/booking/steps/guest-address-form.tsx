import { parseAddressChoice } from '@sakina/domain/booking'
import type { AddressChoice } from '@sakina/domain/booking'
import { Button } from '@sakina/ui/button'
import { useEffect, useRef, type ReactNode } from 'react'

import { emptyAddressValues, storedAddressTexts } from '../../../shared/address/address-values.ts'
import { chosenPlaceIds, usePlaces } from '../../../shared/address/use-places.ts'
import { chosenPlace } from '../../../shared/address/chosen-place.ts'
import { Form } from '../../../shared/forms/form.tsx'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../../shared/forms/use-sakina-form.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { HomeAddressFields } from './home-address-fields.tsx'

type Props = {
  first: AddressChoice
  /** What the booking says about the typed place. */
  notice?: ReactNode
  /** Called with the current values whenever they change. */
  onTyping: ((address: AddressChoice) => void) | undefined
  onTyped: (address: AddressChoice) => void
  onCancel: (() => void) | undefined
}

/**
 * The address form of a guest, with the fields and rules of the address book. The values stay in the draft
 * until sign-in.
 */
export function GuestAddressForm({ first, notice, onTyping, onTyped, onCancel }: Props) {
  const t = useText()
  const form = useSakinaForm({
    schema: ({ addressSchema }) => addressSchema,
    initial: { ...emptyAddressValues, ...storedAddressTexts(first) },
    storeAs: 'guest-address',
    submit: async (values) => {
      const { countryId, regionId, neighborhoodId, city, district } = chosenPlace(values, places)
      onTyped({
        ...parseAddressChoice(values),
        ...(countryId !== undefined && { countryId }),
        ...(regionId !== undefined && { regionId }),
        ...(neighborhoodId !== undefined && { neighborhoodId }),
        ...(places.region && { regionName: places.region.name }),
        ...(city !== undefined && { cityName: city }),
        ...(district !== undefined && { neighborhoodName: district }),
        ...(places.unserved !== undefined && { isServed: false }),
      })
    },
  })
  const places = usePlaces(chosenPlaceIds(form.values))
  const { values } = form
  const told = useRef(values)
  useEffect(() => {
    if (told.current === values) return
    told.current = values
    // A preselected region alone is not a typed address.
    if (values['neighborhoodId'] === '' && values['street'] === '' && values['buildingNumber'] === '') return
    onTyping?.(parseAddressChoice(storedAddressTexts(values)))
  }, [values, onTyping])
  return (
    <Form form={form}>
      <HomeAddressFields form={form} places={places} notice={notice} />
      {onCancel && (
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="secondary">{t('booking.address.keep')}</SubmitButton>
          <Button variant="quiet" onClick={onCancel}>
            {t('booking.back')}
          </Button>
        </div>
      )}
    </Form>
  )
}
