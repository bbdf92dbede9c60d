import type { Address } from '@sakina/api-client/client'
import type { AddressCardAddress } from '@sakina/ui/address-card'

/** Converts an address to the props of its card. */
export const toAddressCardAddress = (address: Address): AddressCardAddress => ({
  street: address.street ?? '',
  buildingNumber: address.buildingNumber ?? '',
  unitNumber: address.unitNumber,
  neighborhood: address.neighborhood?.name ?? address.district,
  city: address.city,
  region: address.region?.name,
  postalCode: address.postalCode,
  shortAddress: address.shortAddress,
  note: address.note,
  isMain: address.isMain,
})

/** Sorts the main address first and keeps the others in the order they were added. */
export const sortMainAddressFirst = (addresses: readonly Address[]): readonly Address[] =>
  addresses.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
