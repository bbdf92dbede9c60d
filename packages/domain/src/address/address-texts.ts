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

/** Returns a value for each typed field of an address. */
export function mapAddressTexts<Value>(valueOf: (field: AddressTextFieldName) => Value): {
  [Field in AddressTextFieldName]: Value
}
export function mapAddressTexts(valueOf: (field: AddressTextFieldName) => unknown): object {
  return Object.fromEntries(addressTextFieldNames.map((field) => [field, valueOf(field)]))
}

/** The typed fields of an address to save: an empty one is null, which removes the old value. */
export const addressTextsToSave = (typed: AddressTextValues) => ({
  ...mapAddressTexts((field) => typed[field] ?? null),
  street: typed.street ?? '',
  buildingNumber: typed.buildingNumber ?? '',
})
