import type { AccountRecord, Profile } from '@sakina/api-client/wire/account'
import type { Address, Partner } from '@sakina/api-client/wire/address'
import { mapAddressTexts } from '@sakina/domain/address'
import { toLocalMobile, parseMobile } from '@sakina/domain/identity'
import type { Address as AddressRow } from '../../db/repositories/addresses.ts'
import type { Customer } from '../../db/repositories/customers.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import { unseenPrivacyVersion } from '../../use-cases/identity/privacy-notice.ts'
import { localize, type Language } from '../language.ts'
import { toRelation } from './relation.ts'

/** Formats a stored +9665… number as the ten digits that the forms use. */
export const formatMobile = (mobile: string | null): string | null => {
  const readable = mobile === null ? undefined : parseMobile(mobile)
  return readable?.ok ? toLocalMobile(readable.value) : mobile
}

export const toAccount = (customer: Customer): AccountRecord => ({
  id: customer.id,
  name: customer.name,
  login: customer.login,
  email: customer.email,
  phone: formatMobile(customer.phone),
  mobile: formatMobile(customer.mobile),
  partnerId: customer.id,
})

/** What a customer has still to do about the account. */
export const accountStateOf = (customer: Customer, catalogue: Catalogue) => ({
  mustChangePassword: customer.mustChangePassword,
  isMobileVerified: customer.provedAt !== null,
  isEmailVerified: customer.emailProvedAt !== null,
  privacyDue: unseenPrivacyVersion(customer, catalogue),
})

const placeOf = (address: AddressRow | undefined, catalogue: Catalogue, language: Language) => {
  const neighborhood =
    address?.neighborhoodId == null ? undefined : catalogue.neighborhood.get(address.neighborhoodId)
  const city = neighborhood === undefined ? undefined : catalogue.city.get(neighborhood.cityId)
  return {
    country: toRelation(catalogue.countries[0], language),
    state: toRelation(address?.stateId == null ? undefined : catalogue.region.get(address.stateId), language),
    neighborhood: toRelation(neighborhood, language),
    city: city === undefined ? (address?.city ?? null) : localize(city.name, language),
    district:
      neighborhood === undefined ? (address?.district ?? null) : localize(neighborhood.name, language),
  }
}

export function toProfile(
  customer: Customer,
  main: AddressRow | undefined,
  catalogue: Catalogue,
  language: Language,
): Profile {
  const { country, state: region, city, neighborhood } = placeOf(main, catalogue, language)
  return {
    partnerId: customer.id,
    name: customer.name,
    login: customer.login,
    email: customer.email,
    mobile: formatMobile(customer.mobile),
    phone: formatMobile(customer.phone),
    contactPhone: customer.contactPhone,
    nationalId: customer.nationalId,
    country,
    region,
    city,
    neighborhood,
    street: main?.street ?? null,
    buildingNumber: main?.buildingNumber ?? null,
    unitNumber: main?.unitNumber ?? null,
    ...accountStateOf(customer, catalogue),
  }
}

const toPlace = (address: AddressRow | undefined, catalogue: Catalogue, language: Language) => {
  const { state: region, ...place } = placeOf(address, catalogue, language)
  return {
    ...mapAddressTexts((field) => address?.[field === 'postalCode' ? 'zip' : field] ?? null),
    ...place,
    region,
  }
}

/**
 * Whether one of the agency's branches serves the address; true for an address without a
 * neighbourhood, of which this is unknown.
 */
const isServed = ({ neighborhoodId }: AddressRow, catalogue: Catalogue): boolean => {
  const neighborhood = neighborhoodId === null ? undefined : catalogue.neighborhood.get(neighborhoodId)
  return neighborhood === undefined || catalogue.servedCities.has(neighborhood.cityId)
}

const toAddress = (address: AddressRow, catalogue: Catalogue, language: Language): Address => ({
  ...toPlace(address, catalogue, language),
  id: address.id,
  name: address.name,
  email: address.email,
  phone: formatMobile(address.phone),
  isMain: address.main,
  isDelivery: address.delivery,
  isServed: isServed(address, catalogue),
})

/** Returns the record of a customer with the saved addresses. */
export function toPartner(
  customer: Customer,
  addresses: readonly AddressRow[],
  catalogue: Catalogue,
  language: Language,
): Partner {
  const main = addresses.find((address) => address.main)
  return {
    ...toPlace(main, catalogue, language),
    id: customer.id,
    name: customer.name,
    email: customer.email,
    phone: formatMobile(customer.phone),
    mobile: formatMobile(customer.mobile),
    addresses: addresses.map((address) => toAddress(address, catalogue, language)),
  }
}
