import * as v from 'valibot'
import { flag, flagUnlessDenied, id, list, optionalText, relation, text } from '../fields.ts'

const place = {
  name: text(),
  street: optionalText(),
  street2: optionalText(),
  city: optionalText(),
  district: optionalText(),
  country_id: relation(),
  state_id: relation(),
  neighborhood_id: relation(),
  number_building: optionalText(),
  number_apartment: optionalText(),
  zip: optionalText(),
  additional_number: optionalText(),
  short_address: optionalText(),
}

const childFields = v.object({
  id: id(),
  ...place,
  email: optionalText(),
  phone: optionalText(),
  // The address payload is documented with these two names; a provider may answer them so too.
  streetName: optionalText(),
  unitNumber: optionalText(),
  is_main: flag(),
  is_delivery_address: flag(),
  /** Whether a branch of ours sends workers to its city. */
  served: flagUnlessDenied(),
  note: optionalText(),
  map_link: optionalText(),
})

/** Where a provider lists only the ids of children, an address of its id alone comes out. */
export const customerAddressSchema = v.pipe(
  v.unknown(),
  v.transform((raw) => (typeof raw === 'number' || typeof raw === 'string' ? { id: raw } : raw)),
  childFields,
)
export type WireCustomerAddress = v.InferOutput<typeof customerAddressSchema>

export const partnerSchema = v.object({
  id: id(),
  ...place,
  email: optionalText(),
  phone: optionalText(),
  mobile: optionalText(),
  child_ids: list(customerAddressSchema),
})
export type WirePartner = v.InferOutput<typeof partnerSchema>
