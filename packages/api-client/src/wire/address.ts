import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { body, codec, field, listOf, record, type ValueOf } from './codec.ts'
import {
  booleanField,
  booleanUnlessFalseField,
  idField,
  optionalTextField,
  relationField,
  textField,
} from './fields.ts'
import {
  booleanInputSchema,
  choiceInputSchema,
  idInputSchema,
  multilineInputSchema,
  removableText,
  requiredSingleLineInputSchema,
  singleLineInputSchema,
} from './inputs.ts'
import { optionalLink } from './value-codecs.ts'

const place = {
  id: field('id', idField()),
  name: field('name', textField()),
  phone: field('phone', optionalTextField()),
  email: field('email', optionalTextField()),
  country: field('country_id', relationField()),
  region: field('state_id', relationField()),
  city: field('city', optionalTextField()),
  district: field('district', optionalTextField()),
  neighborhood: field('neighborhood_id', relationField()),
  street: field('street', optionalTextField()),
  buildingNumber: field('number_building', optionalTextField()),
  unitNumber: field('number_apartment', optionalTextField(), { alsoFrom: ['street2'] }),
  postalCode: field('zip', optionalTextField()),
  additionalNumber: field('additional_number', optionalTextField()),
  shortAddress: field('short_address', optionalTextField()),
}

const addressRecord = /* @__PURE__ */ record({
  ...place,
  // The request spells these two like this, and some providers repeat that in the response.
  street: { ...place.street, alsoAs: ['streetName'] },
  unitNumber: { ...place.unitNumber, alsoAs: ['unitNumber'] },
  isMain: field('is_main', booleanField()),
  isDelivery: field('is_delivery_address', booleanField()),
  isServed: field('served', booleanUnlessFalseField()),
  note: field('note', optionalTextField()),
  mapLink: field('map_link', optionalLink()),
})

/** An address of a customer. A provider may list only ids; such an address has nothing but its id. */
export const addressCodec = /* @__PURE__ */ codec(
  v.pipe(
    v.unknown(),
    v.transform((raw) => (typeof raw === 'number' || typeof raw === 'string' ? { id: raw } : raw)),
    addressRecord,
  ),
  addressRecord,
  addressRecord.names,
)
export type Address = ValueOf<typeof addressCodec>

/** The customer's record: the address from sign-up and the addresses added since. */
export const partnerCodec = /* @__PURE__ */ record({
  ...place,
  mobile: field('mobile', optionalTextField()),
  addresses: field('child_ids', listOf(addressCodec)),
})
export type Partner = ValueOf<typeof partnerCodec>

const text = (limit: Parameters<typeof singleLineInputSchema>[0]) =>
  removableText(singleLineInputSchema(limit))
const requiredText = requiredSingleLineInputSchema

const typedPlace = {
  city: field('city', text(textLimits.city)),
  district: field('district', text(textLimits.district)),
  postalCode: field('zip', text(textLimits.postalCode)),
  additionalNumber: field('additional_number', text(textLimits.additionalNumber)),
  shortAddress: field('short_address', text(textLimits.shortAddress)),
}

const changedFields = {
  ...typedPlace,
  name: field('name', v.optional(requiredText(textLimits.addressName))),
  email: field('email', text(textLimits.email)),
  phone: field('phone', text(textLimits.phone)),
  countryId: field('country_id', v.optional(idInputSchema())),
  regionId: field('state_id', v.optional(idInputSchema())),
  neighborhoodId: field('neighborhood_id', v.optional(idInputSchema())),
  street: field('streetName', v.optional(requiredText(textLimits.street))),
  buildingNumber: field('number_building', v.optional(requiredText(textLimits.buildingNumber))),
  unitNumber: field('unitNumber', text(textLimits.unitNumber)),
  note: field('note', removableText(multilineInputSchema(textLimits.addressNote))),
  mapLink: field('map_link', text(textLimits.mapLink)),
  isMain: field('is_main', v.optional(booleanInputSchema())),
  isDelivery: field('is_delivery_address', v.optional(booleanInputSchema())),
  type: field('type', v.optional(choiceInputSchema(['delivery']))),
}

/** The changes of an address: what is missing stays. */
export const addressChanges = /* @__PURE__ */ body(changedFields)
export type AddressChanges = ValueOf<typeof addressChanges>

const locatedFields = {
  ...changedFields,
  countryId: field('country_id', idInputSchema()),
  regionId: field('state_id', idInputSchema()),
  neighborhoodId: field('neighborhood_id', idInputSchema()),
  street: field('streetName', requiredText(textLimits.street)),
  buildingNumber: field('number_building', requiredText(textLimits.buildingNumber)),
}

export const newAddress = /* @__PURE__ */ body({
  ...locatedFields,
  name: field('name', requiredText(textLimits.addressName)),
  customerId: field('parent_id', idInputSchema()),
})

export type NewAddress = ValueOf<typeof newAddress>

/** The address in a registration during a booking; without a name it gets the customer's. */
export const addressOfRegistration = /* @__PURE__ */ body(locatedFields)

/** The fields of the first address in a registration, which spells street and unit as an answer does. */
export const homeFields = {
  ...typedPlace,
  countryId: changedFields.countryId,
  regionId: changedFields.regionId,
  neighborhoodId: changedFields.neighborhoodId,
  street: field('street', requiredText(textLimits.street)),
  buildingNumber: locatedFields.buildingNumber,
  unitNumber: field('number_apartment', requiredText(textLimits.unitNumber)),
}

/** A sentence for OpenAPI about each field of an address; a bundle of the site drops them. */
export const addressDescriptions: Readonly<
  Record<keyof Address | keyof Partner | keyof NewAddress | keyof typeof homeFields, string>
> = {
  id: 'The id of the record.',
  name: 'The name of the address, or of the customer.',
  email: 'The e-mail of the contact person.',
  phone: 'The mobile of the contact person, ten digits.',
  mobile: 'The mobile of the customer, ten digits.',
  customerId: 'The id of the customer to whom the address is added.',
  addresses: 'The saved addresses, the main one first.',
  country: 'The country.',
  countryId: 'The id of the country; only Saudi Arabia has homes.',
  region: 'The region.',
  regionId: 'The id of the region.',
  city: 'The name of the city; the neighbourhood decides it.',
  district: 'The name of the neighbourhood.',
  neighborhood: 'The neighbourhood, which decides city and region.',
  neighborhoodId: 'The id of the neighbourhood, which must lie in the region.',
  street: 'The name of the street.',
  buildingNumber: 'The building number of the National Address, four digits.',
  unitNumber: 'The number of the flat; a villa has none.',
  postalCode: 'The postal code, five digits.',
  additionalNumber: 'The additional number of the National Address, four digits.',
  shortAddress: 'The short National Address: four letters, then the building number.',
  note: 'How to find the door, in the words of the customer.',
  mapLink: 'An https link to the place on a map.',
  isMain: 'Whether it is the main address, of which a customer has one.',
  isDelivery: 'Whether a worker may be brought there.',
  isServed: 'Whether a branch sends workers to the city of the address.',
  type: 'Always `delivery`.',
}
