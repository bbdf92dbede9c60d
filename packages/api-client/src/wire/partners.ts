import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { toPartner } from './entities/partner.ts'
import { successSchema, toSuccessResponse } from './success-response.ts'
import { resultEnvelopeSchema, envelopeSchema } from './envelope.ts'
import { requiredAddressFields, optionalAddressFields } from './address-fields.ts'
import { idField } from './fields.ts'
import { requiredSingleLineInputSchema, idInputSchema } from './inputs.ts'
import { defineOperation } from './operation.ts'
import { recordIdParam } from './queries.ts'
import { partnerSchema } from './shapes/partner.ts'

export const createAddress = defineOperation({
  id: 'createAddress',
  area: 'partners',
  method: 'POST',
  path: '/partners/child',
  summary: 'Add an address',
  auth: 'required',
  body: v.strictObject({
    ...optionalAddressFields,
    ...requiredAddressFields,
    name: requiredSingleLineInputSchema(textLimits.addressName),
    parent_id: idInputSchema(),
  }),
  answer: resultEnvelopeSchema(v.object({ id: idField() })),
  status: 201,
  idempotent: true,
  errors: ['forbidden'],
  cache: 'never',
  read: ({ result }) => result,
})

export const updateAddress = defineOperation({
  id: 'updateAddress',
  area: 'partners',
  method: 'PATCH',
  path: '/partners/child/:id',
  summary: 'Change an address, or make it the main one',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: v.strictObject({
    ...optionalAddressFields,
    name: v.optional(requiredSingleLineInputSchema(textLimits.addressName)),
    country_id: v.optional(idInputSchema()),
    state_id: v.optional(idInputSchema()),
    neighborhood_id: v.optional(idInputSchema()),
    number_building: v.optional(requiredSingleLineInputSchema(textLimits.buildingNumber)),
    streetName: v.optional(requiredSingleLineInputSchema(textLimits.street)),
  }),
  answer: resultEnvelopeSchema(v.object({ id: idField() })),
  errors: ['not_found'],
  cache: 'never',
  extension: true,
  read: ({ result }) => result,
})

export const deleteAddress = defineOperation({
  id: 'deleteAddress',
  area: 'partners',
  method: 'DELETE',
  path: '/partners/child/:id',
  summary: 'Remove an address no open order or contract goes to',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: successSchema,
  errors: ['not_found', 'address_in_use'],
  cache: 'never',
  extension: true,
  read: toSuccessResponse,
})

export const getPartner = defineOperation({
  id: 'getPartner',
  area: 'partners',
  method: 'GET',
  path: '/partners/:partnerId',
  summary: "The customer's own record with its addresses",
  auth: 'required',
  params: v.strictObject({ partnerId: recordIdParam() }),
  answer: envelopeSchema({ partner: partnerSchema }),
  errors: ['not_found', 'forbidden'],
  cache: 'account',
  read: ({ partner }) => toPartner(partner),
})
