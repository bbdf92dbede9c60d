import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { choice, filledLine, idInput, line, lines, yesNo } from './inputs.ts'

/** The optional fields of an address. */
export const optionalAddressFields = {
  email: v.optional(line(textLimits.email)),
  phone: v.optional(line(textLimits.phone)),
  city: v.optional(line(textLimits.city)),
  district: v.optional(line(textLimits.district)),
  unitNumber: v.optional(line(textLimits.unitNumber)),
  zip: v.optional(line(textLimits.postalCode)),
  additional_number: v.optional(line(textLimits.additionalNumber)),
  short_address: v.optional(line(textLimits.shortAddress)),
  is_main: v.optional(yesNo()),
  is_delivery_address: v.optional(yesNo()),
  type: v.optional(choice(['delivery'])),
  note: v.optional(lines(textLimits.addressNote)),
  map_link: v.optional(line(textLimits.mapLink)),
}

/** The required fields of a new address, which locate the house. */
export const requiredAddressFields = {
  country_id: idInput(),
  state_id: idInput(),
  neighborhood_id: idInput(),
  number_building: filledLine(textLimits.buildingNumber),
  streetName: filledLine(textLimits.street),
}
