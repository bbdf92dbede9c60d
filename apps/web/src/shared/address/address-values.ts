import type { Address } from '@sakina/api-client/client'
import { mapAddressTexts } from '@sakina/domain/address'
import { toLatinDigits } from '@sakina/text'
import type { AddressField, AddressValues } from '@sakina/ui/add-address-popup'

/** The fields of an address book entry, all empty. */
export const emptyAddressValues: AddressValues = {
  ...mapAddressTexts(() => ''),
  regionId: '',
  cityId: '',
  neighborhoodId: '',
  isMain: false,
}

const { note: _note, mapLink: _mapLink, isMain: _isMain, ...emptyPlace } = emptyAddressValues
/** The fields of a place of residence, all empty. */
export const emptyPlaceValues = emptyPlace

const isAddressField = (key: string): key is AddressField => Object.hasOwn(emptyAddressValues, key)
/** The names of all fields of an address. */
export const addressFieldNames: readonly AddressField[] =
  Object.keys(emptyAddressValues).filter(isAddressField)

/** Returns the form texts among stored values of an address. */
export const storedAddressTexts = (
  kept: Readonly<Record<string, unknown>> = {},
): Partial<Record<AddressField, string>> =>
  Object.fromEntries(
    addressFieldNames.flatMap((field) => {
      const value = kept[field]
      return (typeof value === 'string' && value !== '') || typeof value === 'number'
        ? [[field, String(value)]]
        : []
    }),
  )

/** Converts an address to form values. A form always sends Latin digits, whichever are shown. */
export const addressToFormValues = (address: Address): AddressValues => ({
  ...mapAddressTexts((field) => toLatinDigits(address[field] ?? '')),
  regionId: String(address.region?.id ?? ''),
  cityId: '',
  neighborhoodId: String(address.neighborhood?.id ?? ''),
  isMain: address.isMain,
})
