import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { body, field } from './codec.ts'
import { dayInputSchema, idInputSchema, singleLineInputSchema } from './inputs.ts'
import { successCodec } from './value-codecs.ts'
import { defineOperation } from './operation.ts'

/**
 * Asks for a notice once a plan has a free worker (perhaps by a certain day, for a visit on it), or once a
 * region or city is served. A guest leaves a mobile, or an email, which counts once the link of a letter is
 * opened; a customer is notified at the account's contact. The same request returns the existing alert.
 */
export const createAvailabilityAlert = defineOperation({
  id: 'createAvailabilityAlert',
  area: 'contact',
  method: 'POST',
  path: '/availability-alerts',
  summary: 'Ask to be told when a plan can be had, or when a region or city is served',
  auth: 'optional',
  body: body({
    planId: field('plan_id', v.optional(idInputSchema())),
    /** The day by which a stay is to begin, or the day of the visit. */
    date: field('date', v.optional(dayInputSchema())),
    regionId: field('state_id', v.optional(idInputSchema())),
    cityId: field('city_id', v.optional(idInputSchema())),
    email: field('email', v.optional(singleLineInputSchema(textLimits.email))),
    mobile: field('mobile', v.optional(singleLineInputSchema(textLimits.phone))),
  }),
  answer: successCodec,
  status: 201,
  errors: [],
  cache: 'never',
  limit: 'contact',
  extension: true,
})

/** Confirms a guest's email by the token in the link of the letter. */
export const confirmAvailabilityAlert = defineOperation({
  id: 'confirmAvailabilityAlert',
  area: 'contact',
  method: 'POST',
  path: '/availability-alerts/confirm',
  summary: 'Confirm by the link of the letter that an email wants to be told',
  auth: 'none',
  body: v.strictObject({ token: v.pipe(v.string('wrong_type'), v.regex(/^[\w-]{43}$/, 'not_allowed')) }),
  answer: successCodec,
  errors: ['not_found'],
  cache: 'never',
  limit: 'contact',
  extension: true,
})
