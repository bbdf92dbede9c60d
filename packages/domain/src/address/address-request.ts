/** The typed fields of an address, without region, city and neighbourhood. */
type AddressTexts = {
  readonly street?: string | undefined
  readonly buildingNumber?: string | undefined
  readonly unitNumber?: string | undefined
  readonly postalCode?: string | undefined
  readonly additionalNumber?: string | undefined
  readonly shortAddress?: string | undefined
  readonly note?: string | undefined
  readonly mapLink?: string | undefined
}

/** The fields of every call with an address. An emptied field is sent, so that the address loses it. */
const commonFields = <Place extends object>(typed: AddressTexts, place: Place) => ({
  ...place,
  number_building: typed.buildingNumber ?? '',
  zip: typed.postalCode ?? '',
  additional_number: typed.additionalNumber ?? '',
  short_address: typed.shortAddress ?? '',
})

/** The address of a sign-up, whose documented names of street and unit are its own. */
export const signUpAddressRequest = <Place extends object>(typed: AddressTexts, place: Place) => ({
  ...commonFields(typed, place),
  street: typed.street ?? '',
  number_apartment: typed.unitNumber ?? '',
})

/** A saved address: the documented child partner, always for delivery (public site, entities). */
export const addressRequest = <Place extends object>(typed: AddressTexts, place: Place) => ({
  ...commonFields(typed, place),
  streetName: typed.street ?? '',
  unitNumber: typed.unitNumber ?? '',
  note: typed.note ?? '',
  map_link: typed.mapLink ?? '',
  is_delivery_address: true,
  type: 'delivery' as const,
})
