import type { Id } from '@sakina/api-client/client'
import type { AddressField } from '@sakina/ui/add-address-popup'

import type { Customer } from '../session/session.ts'
import type { Places } from './use-places.ts'

type Chosen = {
  readonly regionId?: unknown
  readonly cityId?: unknown
  readonly neighborhoodId?: unknown
}

const text = (id: unknown): string => (typeof id === 'string' || typeof id === 'number' ? String(id) : '')

/** A place under the documented names, each id as the provider gave it. */
type WirePlace = {
  readonly country_id?: Id
  readonly state_id?: Id
  readonly neighborhood_id?: Id
  readonly district?: string
  readonly city?: string
}

/** The place that was chosen among those of the lists. */
export function wirePlace({ cityId, neighborhoodId }: Chosen, places: Places): WirePlace {
  const neighborhood = places.neighborhoodOf(text(neighborhoodId))
  const city = neighborhood?.city ?? places.cityOf(text(cityId))
  const region = places.region ?? neighborhood?.region
  return {
    ...(places.country && { country_id: places.country.id }),
    ...(region?.id != null && { state_id: region.id }),
    ...(neighborhood && { neighborhood_id: neighborhood.id, district: neighborhood.name }),
    ...(city && { city: city.name }),
  }
}

/** The fields that hold a text of the customer's, not a place of the lists. */
export type AddressText = Exclude<AddressField, 'regionId' | 'cityId' | 'neighborhoodId' | 'isMain'>
type RequiredText = 'street' | 'buildingNumber' | 'unitNumber'

/** What stands in the fields of an address that was accepted by its rules. */
type AddressTexts = { readonly [Field in RequiredText]: string } & {
  readonly [Field in Exclude<AddressText, RequiredText>]?: string | undefined
}

/** What every call with an address takes. An emptied field is sent, so that the address loses it. */
const commonBody = <Place extends WirePlace>(typed: AddressTexts, place: Place) => ({
  ...place,
  number_building: typed.buildingNumber,
  zip: typed.postalCode ?? '',
  additional_number: typed.additionalNumber ?? '',
  short_address: typed.shortAddress ?? '',
})

/** The address of a sign-up, whose documented names of street and unit are its own. */
export const signUpAddressBody = (typed: AddressTexts, place: WirePlace) => ({
  ...commonBody(typed, place),
  street: typed.street,
  number_apartment: typed.unitNumber,
})

/** An address of the book: the documented child partner, always for delivery (public site, entities). */
export const addressBody = <Place extends WirePlace>(typed: AddressTexts, place: Place) => ({
  ...commonBody(typed, place),
  streetName: typed.street,
  unitNumber: typed.unitNumber,
  note: typed.note ?? '',
  map_link: typed.mapLink ?? '',
  is_delivery_address: true,
  type: 'delivery' as const,
})

/** Whom to call at a new address. */
export const contactBody = ({ name, email, mobile }: Pick<Customer, 'name' | 'email' | 'mobile'>) => ({
  name,
  ...(email !== null && { email }),
  ...(mobile !== null && { phone: mobile }),
})

/** The server's names of an address's fields to the form's. */
export const addressWireNames = {
  state_id: 'regionId',
  neighborhood_id: 'neighborhoodId',
  street: 'street',
  streetName: 'street',
  number_building: 'buildingNumber',
  number_apartment: 'unitNumber',
  unitNumber: 'unitNumber',
  zip: 'postalCode',
  additional_number: 'additionalNumber',
  short_address: 'shortAddress',
  note: 'note',
  map_link: 'mapLink',
} as const
