import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { toPartner } from './entities/partner.ts'
import { acknowledged, toAcknowledgement } from './acknowledged.ts'
import { answered, top } from './envelope.ts'
import { id } from './fields.ts'
import { choice, filledLine, idOf, line, lines, yesNo } from './inputs.ts'
import { operation } from './operation.ts'
import { recordId } from './queries.ts'
import { partnerSchema } from './shapes/partner.ts'

const optionalAddressFields = {
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

export const createAddress = operation({
  id: 'createAddress',
  area: 'partners',
  method: 'POST',
  path: '/partners/child',
  summary: 'Add an address',
  auth: 'required',
  body: v.strictObject({
    ...optionalAddressFields,
    name: filledLine(textLimits.addressName),
    parent_id: idOf(),
    country_id: idOf(),
    state_id: idOf(),
    neighborhood_id: idOf(),
    number_building: filledLine(textLimits.buildingNumber),
    streetName: filledLine(textLimits.street),
  }),
  answer: answered(v.object({ id: id() })),
  status: 201,
  idempotent: true,
  errors: ['forbidden'],
  cache: 'never',
  read: ({ result }) => result,
})

export const updateAddress = operation({
  id: 'updateAddress',
  area: 'partners',
  method: 'PATCH',
  path: '/partners/child/:id',
  summary: 'Change an address, or make it the main one',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  body: v.strictObject({
    ...optionalAddressFields,
    name: v.optional(filledLine(textLimits.addressName)),
    country_id: v.optional(idOf()),
    state_id: v.optional(idOf()),
    neighborhood_id: v.optional(idOf()),
    number_building: v.optional(filledLine(textLimits.buildingNumber)),
    streetName: v.optional(filledLine(textLimits.street)),
  }),
  answer: answered(v.object({ id: id() })),
  errors: ['not_found'],
  cache: 'never',
  extension: true,
  read: ({ result }) => result,
})

export const deleteAddress = operation({
  id: 'deleteAddress',
  area: 'partners',
  method: 'DELETE',
  path: '/partners/child/:id',
  summary: 'Remove an address no open order or contract goes to',
  auth: 'required',
  params: v.strictObject({ id: recordId() }),
  answer: acknowledged,
  errors: ['not_found', 'address_in_use'],
  cache: 'never',
  extension: true,
  read: toAcknowledgement,
})

export const getPartner = operation({
  id: 'getPartner',
  area: 'partners',
  method: 'GET',
  path: '/partners/:partnerId',
  summary: "The customer's own record with its addresses",
  auth: 'required',
  params: v.strictObject({ partnerId: recordId() }),
  answer: top({ partner: partnerSchema }),
  errors: ['not_found', 'forbidden'],
  cache: 'account',
  read: ({ partner }) => toPartner(partner),
})
