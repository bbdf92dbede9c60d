import { mapAddressTexts, parseShortAddress } from '@sakina/domain/address'
import { textLimits } from '@sakina/domain/vocabulary'
import { postalCodeWarning, shortAddressWarning } from '@sakina/domain/validation'
import {
  AddressFields,
  type AddressErrors,
  type AddressField,
  type AddressFieldsProps,
} from '@sakina/ui/add-address-popup'
import { useEffect, useEffectEvent } from 'react'

import { toText } from '../forms/field-value.ts'
import type { SakinaForm } from '../forms/use-sakina-form.ts'
import { useProblemMessage } from '../forms/use-problem-message.ts'
import { addressFieldNames } from './address-values.ts'
import { UnservedPlaceNotice } from './unserved-place-notice.tsx'
import type { UsePlacesResult } from './use-places.ts'

/** Returns the props of the address fields: the bindings, the automatic entries, and the warnings. */
export function useAddressFields(form: SakinaForm, places: UsePlacesResult): AddressFieldsProps {
  const words = useProblemMessage()
  const { values, change, inside } = form
  const text = (field: Exclude<AddressField, 'isMain'>) => toText(values[field])
  const known = (field: AddressField) => Object.hasOwn(values, field)

  const errors: AddressErrors = Object.fromEntries(
    addressFieldNames.map((field) => [field, known(field) ? inside.errorOf(field) : undefined]),
  )
  const otherRegion = postalCodeWarning(text('postalCode'), Number(text('regionId')))
  const otherBuilding = shortAddressWarning(text('shortAddress'), text('buildingNumber'))
  const cautions: AddressErrors = {
    postalCode: otherRegion && text('regionId') !== '' ? words(otherRegion) : undefined,
    buildingNumber: otherBuilding && words(otherBuilding),
  }

  // An edited address stores only its neighbourhood, which determines the city.
  const neighborhood = places.neighborhoodOf(text('neighborhoodId'))
  const nameCity = useEffectEvent(() => {
    if (neighborhood?.city && text('cityId') === '') change('cityId', String(neighborhood.city.id))
  })
  const neighborhoodId = neighborhood?.id
  useEffect(() => {
    if (neighborhoodId !== undefined) nameCity()
  }, [neighborhoodId])

  const take = (field: AddressField, value: string | boolean) => {
    const before = values[field]
    change(field, value)
    if (value === before) return
    if (field === 'regionId') {
      change('cityId', '')
      change('neighborhoodId', '')
      change('postalCode', '')
    }
    if (field === 'cityId') {
      const chosen = places.neighborhoodOf(text('neighborhoodId'))
      if (value !== '' && String(chosen?.city?.id) !== value) change('neighborhoodId', '')
    }
    if (field === 'neighborhoodId' && typeof value === 'string') {
      places.pick(value)
      const city = places.neighborhoodOf(value)?.city
      if (city) change('cityId', String(city.id))
    }
    if (field === 'shortAddress' && typeof value === 'string') {
      const short = parseShortAddress(value)
      if (short.ok) change('buildingNumber', short.value.buildingNumber)
    }
  }

  return {
    values: {
      ...mapAddressTexts(text),
      regionId: text('regionId'),
      cityId: text('cityId'),
      neighborhoodId: text('neighborhoodId'),
      isMain: values['isMain'] === true,
    },
    onValueChange: take,
    onLeave: (field) => inside.leave(field),
    errors,
    cautions,
    regions: places.regions,
    cities: places.cities,
    neighborhoods: places.neighborhoods,
    countTo: textLimits.addressNote.most,
    placeNotice: places.unserved !== undefined && (
      <UnservedPlaceNotice place={places.unserved} wanted={places.wanted} />
    ),
    fieldId: inside.idOf,
  }
}

type Props = {
  form: SakinaForm
  places: UsePlacesResult
  placeOptional?: boolean
  unitRequired?: boolean
  extras?: boolean
}

/** Shows the fields of an address, bound to a form. */
export function AddressInputs({ form, places, ...looks }: Props) {
  return <AddressFields {...useAddressFields(form, places)} {...looks} />
}
