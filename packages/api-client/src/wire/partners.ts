import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { toPartner } from './entities/partner.ts'
import { successSchema, toSuccessResponse } from './acknowledged.ts'
import { answered, envelopeSchema } from './envelope.ts'
import { requiredAddressFields, optionalAddressFields } from './address-fields.ts'
import { id } from './fields.ts'
import { filledLine, idInput } from './inputs.ts'
import { operation } from './operation.ts'
import { recordId } from './queries.ts'
import { partnerSchema } from './shapes/partner.ts'

export const createAddress = operation({
  id: 'createAddress',
  area: 'partners',
  method: 'POST',
  path: '/partners/child',
  summary: 'Add an address',
  auth: 'required',
  body: v.strictObject({
    ...optionalAddressFields,
    ...requiredAddressFields,
    name: filledLine(textLimits.addressName),
    parent_id: idInput(),
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
    country_id: v.optional(idInput()),
    state_id: v.optional(idInput()),
    neighborhood_id: v.optional(idInput()),
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
  answer: successSchema,
  errors: ['not_found', 'address_in_use'],
  cache: 'never',
  extension: true,
  read: toSuccessResponse,
})

export const getPartner = operation({
  id: 'getPartner',
  area: 'partners',
  method: 'GET',
  path: '/partners/:partnerId',
  summary: "The customer's own record with its addresses",
  auth: 'required',
  params: v.strictObject({ partnerId: recordId() }),
  answer: envelopeSchema({ partner: partnerSchema }),
  errors: ['not_found', 'forbidden'],
  cache: 'account',
  read: ({ partner }) => toPartner(partner),
})
