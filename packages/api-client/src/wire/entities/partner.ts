import type { WireCustomerAddress, WirePartner } from '../shapes/partner.ts'
import { parseWebLink } from './values.ts'
import type { Id, RecordReference } from './values.ts'

export type Address = {
  readonly id: Id
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly country: RecordReference | null
  readonly region: RecordReference | null
  readonly city: string | null
  readonly district: string | null
  readonly neighborhood: RecordReference | null
  readonly street: string | null
  readonly buildingNumber: string | null
  readonly unitNumber: string | null
  readonly postalCode: string | null
  readonly additionalNumber: string | null
  readonly shortAddress: string | null
  readonly isMain: boolean
  /** Whether a branch sends workers to this address's city. */
  readonly isServed: boolean
  readonly note: string | null
  readonly mapLink: string | null
}

const placeOf = (wire: Omit<WirePartner, 'child_ids' | 'mobile'>) => ({
  id: wire.id,
  name: wire.name,
  phone: wire.phone,
  email: wire.email,
  country: wire.country_id,
  region: wire.state_id,
  city: wire.city,
  district: wire.district,
  neighborhood: wire.neighborhood_id,
  street: wire.street,
  buildingNumber: wire.number_building,
  unitNumber: wire.number_apartment ?? wire.street2,
  postalCode: wire.zip,
  additionalNumber: wire.additional_number,
  shortAddress: wire.short_address,
})

/** Converts a customer's address from the wire format. */
export const toAddress = (wire: WireCustomerAddress): Address => {
  const place = placeOf(wire)
  return {
    ...place,
    street: place.street ?? wire.streetName,
    unitNumber: place.unitNumber ?? wire.unitNumber,
    isMain: wire.is_main,
    isServed: wire.served,
    note: wire.note,
    mapLink: parseWebLink(wire.map_link),
  }
}

/** The customer's record: the address from sign-up and the addresses added since. */
export type Partner = Omit<Address, 'isMain' | 'isServed' | 'note' | 'mapLink'> & {
  readonly mobile: string | null
  readonly addresses: readonly Address[]
}

/** Converts a partner, who is a customer with addresses, from the wire format. */
export const toPartner = (wire: WirePartner): Partner => ({
  ...placeOf(wire),
  mobile: wire.mobile,
  addresses: wire.child_ids.map(toAddress),
})
