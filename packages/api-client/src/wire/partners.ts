import * as v from 'valibot'
import { addressChanges, newAddress, partnerCodec } from './address.ts'
import { field, record, resultOf } from './codec.ts'
import { idField } from './fields.ts'
import { successCodec } from './value-codecs.ts'
import { defineOperation } from './operation.ts'
import { recordIdParam } from './queries.ts'

const createdAddress = /* @__PURE__ */ record({ id: field('id', idField()) })

export const createAddress = defineOperation({
  id: 'createAddress',
  area: 'partners',
  method: 'POST',
  path: '/partners/child',
  summary: 'Add an address',
  auth: 'required',
  body: newAddress,
  answer: resultOf(createdAddress),
  status: 201,
  idempotent: true,
  errors: ['forbidden'],
  cache: 'never',
})

export const updateAddress = defineOperation({
  id: 'updateAddress',
  area: 'partners',
  method: 'PATCH',
  path: '/partners/child/:id',
  summary: 'Change an address, or make it the main one',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: addressChanges,
  answer: resultOf(createdAddress),
  errors: ['not_found'],
  cache: 'never',
  extension: true,
})

export const deleteAddress = defineOperation({
  id: 'deleteAddress',
  area: 'partners',
  method: 'DELETE',
  path: '/partners/child/:id',
  summary: 'Remove an address no open order or contract goes to',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  answer: successCodec,
  errors: ['not_found', 'address_in_use'],
  cache: 'never',
  extension: true,
})

export const getPartner = defineOperation({
  id: 'getPartner',
  area: 'partners',
  method: 'GET',
  path: '/partners/:partnerId',
  summary: "The customer's own record with its addresses",
  auth: 'required',
  params: v.strictObject({ partnerId: recordIdParam() }),
  answer: resultOf(partnerCodec, 'partner'),
  errors: ['not_found', 'forbidden'],
  cache: 'account',
})
