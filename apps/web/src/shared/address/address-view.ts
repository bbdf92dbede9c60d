import type { Address } from '@sakina/api-client/client'
import type { AddressCardAddress } from '@sakina/ui/address-card'

/** An address as its card shows it. */
export const addressView = (address: Address): AddressCardAddress => ({
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

/** The main one first, the others as they were added. */
export const mainFirst = (addresses: readonly Address[]): readonly Address[] =>
  addresses.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
