import * as v from 'valibot'
import { toPartner } from './entities/partner.ts'
import { acknowledged, toAcknowledgement } from './acknowledged.ts'
import { answered, top } from './envelope.ts'
import { id } from './fields.ts'
import { choice, filledLine, idOf, line, yesNo } from './inputs.ts'
import { operation } from './operation.ts'
import { recordId } from './queries.ts'
import { partnerSchema } from './shapes/partner.ts'

const optionalAddressFields = {
  email: v.optional(line(120)),
  phone: v.optional(line(32)),
  city: v.optional(line(80)),
  district: v.optional(line(80)),
  unitNumber: v.optional(line(20)),
  zip: v.optional(line(10)),
  additional_number: v.optional(line(10)),
  short_address: v.optional(line(16)),
  is_main: v.optional(yesNo()),
  is_delivery_address: v.optional(yesNo()),
  type: v.optional(choice(['delivery'])),
  note: v.optional(line(300)),
  map_link: v.optional(line(500)),
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
    name: filledLine(120),
    parent_id: idOf(),
    country_id: idOf(),
    state_id: idOf(),
    neighborhood_id: idOf(),
    number_building: filledLine(20),
    streetName: filledLine(120),
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
    name: v.optional(filledLine(120)),
    country_id: v.optional(idOf()),
    state_id: v.optional(idOf()),
    neighborhood_id: v.optional(idOf()),
    number_building: v.optional(filledLine(20)),
    streetName: v.optional(filledLine(120)),
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
