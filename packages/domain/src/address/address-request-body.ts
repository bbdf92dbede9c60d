/** The fields of an address that are typed. Region, city and neighbourhood are chosen from lists. */
export const addressTextFieldNames = [
  'street',
  'buildingNumber',
  'unitNumber',
  'postalCode',
  'additionalNumber',
  'shortAddress',
  'note',
  'mapLink',
] as const

/** The name of a typed field of an address. */
export type AddressTextFieldName = (typeof addressTextFieldNames)[number]
/** The typed fields of an address, each a text. */
export type AddressTextValues = { readonly [Field in AddressTextFieldName]?: string | undefined }

/**
 * The fields that every call with an address has. An emptied field is sent as an empty text, so
 * that the server removes the old value.
 */
const commonFields = <Place extends object>(typed: AddressTextValues, place: Place) => ({
  ...place,
  number_building: typed.buildingNumber ?? '',
  zip: typed.postalCode ?? '',
  additional_number: typed.additionalNumber ?? '',
  short_address: typed.shortAddress ?? '',
})

/**
 * The address in the body of a sign-up, which spells street and unit otherwise than a saved
 * address.
 */
export const toSignUpAddressBody = <Place extends object>(typed: AddressTextValues, place: Place) => ({
  ...commonFields(typed, place),
  street: typed.street ?? '',
  number_apartment: typed.unitNumber ?? '',
})

/**
 * The request body that saves an address, which the specification stores as a child partner of the
 * type "delivery".
 */
export const toAddressRequestBody = <Place extends object>(typed: AddressTextValues, place: Place) => ({
  ...commonFields(typed, place),
  streetName: typed.street ?? '',
  unitNumber: typed.unitNumber ?? '',
  note: typed.note ?? '',
  map_link: typed.mapLink ?? '',
  is_delivery_address: true,
  type: 'delivery' as const,
})
