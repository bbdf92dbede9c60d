import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { choiceInput, filledLineInput, idInput, lineInput, multilineInput, booleanInput } from './inputs.ts'

/** The optional fields of an address. */
export const optionalAddressFields = {
  email: v.optional(lineInput(textLimits.email)),
  phone: v.optional(lineInput(textLimits.phone)),
  city: v.optional(lineInput(textLimits.city)),
  district: v.optional(lineInput(textLimits.district)),
  unitNumber: v.optional(lineInput(textLimits.unitNumber)),
  zip: v.optional(lineInput(textLimits.postalCode)),
  additional_number: v.optional(lineInput(textLimits.additionalNumber)),
  short_address: v.optional(lineInput(textLimits.shortAddress)),
  is_main: v.optional(booleanInput()),
  is_delivery_address: v.optional(booleanInput()),
  type: v.optional(choiceInput(['delivery'])),
  note: v.optional(multilineInput(textLimits.addressNote)),
  map_link: v.optional(lineInput(textLimits.mapLink)),
}

/** The required fields of a new address, which locate the house. */
export const requiredAddressFields = {
  country_id: idInput(),
  state_id: idInput(),
  neighborhood_id: idInput(),
  number_building: filledLineInput(textLimits.buildingNumber),
  streetName: filledLineInput(textLimits.street),
}
