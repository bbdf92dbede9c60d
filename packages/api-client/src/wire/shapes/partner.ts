import * as v from 'valibot'
import {
  booleanField,
  booleanUnlessFalseField,
  idField,
  listField,
  optionalTextField,
  relationField,
  textField,
} from '../fields.ts'

const place = {
  name: textField(),
  street: optionalTextField(),
  street2: optionalTextField(),
  city: optionalTextField(),
  district: optionalTextField(),
  country_id: relationField(),
  state_id: relationField(),
  neighborhood_id: relationField(),
  number_building: optionalTextField(),
  number_apartment: optionalTextField(),
  zip: optionalTextField(),
  additional_number: optionalTextField(),
  short_address: optionalTextField(),
}

const childFields = v.object({
  id: idField(),
  ...place,
  email: optionalTextField(),
  phone: optionalTextField(),
  // The request spells the next two fields this way, and some providers repeat that in the
  // response.
  streetName: optionalTextField(),
  unitNumber: optionalTextField(),
  is_main: booleanField(),
  is_delivery_address: booleanField(),
  /** Whether one of our branches sends workers to the city of the address. */
  served: booleanUnlessFalseField(),
  note: optionalTextField(),
  map_link: optionalTextField(),
})

/**
 * An address of a customer. A provider may list only ids; such an address has nothing but its id.
 */
export const customerAddressSchema = v.pipe(
  v.unknown(),
  v.transform((raw) => (typeof raw === 'number' || typeof raw === 'string' ? { id: raw } : raw)),
  childFields,
)
export type WireCustomerAddress = v.InferOutput<typeof customerAddressSchema>

export const partnerSchema = v.object({
  id: idField(),
  ...place,
  email: optionalTextField(),
  phone: optionalTextField(),
  mobile: optionalTextField(),
  child_ids: listField(customerAddressSchema),
})
export type WirePartner = v.InferOutput<typeof partnerSchema>
