import type { createAddress } from '@sakina/api-client/wire/partners'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { StepValues } from '@sakina/domain/draft'

import type { Customer } from '../../../shared/session/session.ts'

const text = (value: StepValues[string]): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const id = (value: StepValues[string]): number | string =>
  typeof value === 'number' || typeof value === 'string' ? value : ''

// The country is fixed; its id is the catalogue's
const SAUDI_ARABIA = 1

/** A guest's address as the documented call takes it. */
export function addressBody(typed: StepValues, customer: Customer): BodyOf<typeof createAddress> {
  const optional = (key: string, value: StepValues[string]) =>
    text(value) === '' ? {} : { [key]: text(value) }
  return {
    name: text(typed['name']) || customer.name,
    parent_id: customer.partnerId ?? '',
    country_id: typed['countryId'] === undefined ? SAUDI_ARABIA : id(typed['countryId']),
    state_id: id(typed['regionId']),
    neighborhood_id: id(typed['neighborhoodId']),
    number_building: text(typed['buildingNumber']),
    streetName: text(typed['street']),
    type: 'delivery',
    is_delivery_address: true,
    ...optional('unitNumber', typed['unitNumber']),
    ...optional('zip', typed['postalCode']),
    ...optional('city', typed['cityName']),
    ...optional('district', typed['neighborhoodName']),
    ...optional('additional_number', typed['additionalNumber']),
    ...optional('short_address', typed['shortAddress']),
    ...optional('phone', customer.mobile ?? undefined),
    ...optional('email', customer.email ?? undefined),
    ...optional('note', typed['note']),
    ...optional('map_link', typed['mapLink']),
  }
}
