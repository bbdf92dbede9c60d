import { readAddress } from '@sakina/domain/booking'
import type { AddressChoice } from '@sakina/domain/booking'
import { Button } from '@sakina/ui/button'
import { useEffect, useRef } from 'react'

import { emptyAddressValues, storedAddressTexts } from '../../../shared/address/address-values.ts'
import { chosenPlaceIds, usePlaces } from '../../../shared/address/use-places.ts'
import { toWirePlace } from '../../../shared/address/address-body.ts'
import { Form } from '../../../shared/forms/form.tsx'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { useSakinaForm } from '../../../shared/forms/use-sakina-form.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { HomeFields } from './home-fields.tsx'

type Props = {
  first: AddressChoice
  /** What stands in the fields so far, whenever that changes. */
  onTyping: ((address: AddressChoice) => void) | undefined
  onTyped: (address: AddressChoice) => void
  onCancel: (() => void) | undefined
}

/** A guest's address: the same fields and rules as in the address book, kept with the booking until somebody signs in. */
export function GuestAddressForm({ first, onTyping, onTyped, onCancel }: Props) {
  const t = useText()
  const form = useSakinaForm({
    schema: ({ homeSchema }) => homeSchema,
    initial: { ...emptyAddressValues, ...storedAddressTexts(first) },
    storeAs: 'guest-address',
    submit: async (values) => {
      const place = toWirePlace(values, places)
      onTyped({
        ...readAddress(values),
        ...(place.country_id !== undefined && { countryId: place.country_id }),
        ...(place.state_id !== undefined && { regionId: place.state_id }),
        ...(place.neighborhood_id !== undefined && { neighborhoodId: place.neighborhood_id }),
        ...(places.region && { regionName: places.region.name }),
        ...(place.city !== undefined && { cityName: place.city }),
        ...(place.district !== undefined && { neighborhoodName: place.district }),
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
    // The region that stands there already says nothing of a home yet
    if (values['neighborhoodId'] === '' && values['street'] === '' && values['buildingNumber'] === '') return
    onTyping?.(readAddress(storedAddressTexts(values)))
  }, [values, onTyping])
  return (
    <Form form={form}>
      <HomeFields form={form} places={places} />
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
