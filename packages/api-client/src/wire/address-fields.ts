import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import {
  choiceInputSchema,
  requiredSingleLineInputSchema,
  idInputSchema,
  singleLineInputSchema,
  multilineInputSchema,
  booleanInputSchema,
} from './inputs.ts'

/** The optional fields of an address. */
export const optionalAddressFields = {
  email: v.optional(singleLineInputSchema(textLimits.email)),
  phone: v.optional(singleLineInputSchema(textLimits.phone)),
  city: v.optional(singleLineInputSchema(textLimits.city)),
  district: v.optional(singleLineInputSchema(textLimits.district)),
  unitNumber: v.optional(singleLineInputSchema(textLimits.unitNumber)),
  zip: v.optional(singleLineInputSchema(textLimits.postalCode)),
  additional_number: v.optional(singleLineInputSchema(textLimits.additionalNumber)),
  short_address: v.optional(singleLineInputSchema(textLimits.shortAddress)),
  is_main: v.optional(booleanInputSchema()),
  is_delivery_address: v.optional(booleanInputSchema()),
  type: v.optional(choiceInputSchema(['delivery'])),
  note: v.optional(multilineInputSchema(textLimits.addressNote)),
  map_link: v.optional(singleLineInputSchema(textLimits.mapLink)),
}

/** The required fields of a new address, which locate the house. */
export const requiredAddressFields = {
  country_id: idInputSchema(),
  state_id: idInputSchema(),
  neighborhood_id: idInputSchema(),
  number_building: requiredSingleLineInputSchema(textLimits.buildingNumber),
  streetName: requiredSingleLineInputSchema(textLimits.street),
}
