import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { successSchema, toSuccessResponse } from './success-response.ts'
import { dayInputSchema, idInputSchema, singleLineInputSchema } from './inputs.ts'
import { defineOperation } from './operation.ts'

/**
 * Asks for a notice once a plan has a free worker (perhaps by a certain day, for a visit on it), or once a
 * region or city is served. A guest leaves an email or a mobile; a customer is notified at the account's
 * contact. The same request returns the existing alert.
 */
export const createAvailabilityAlert = defineOperation({
  id: 'createAvailabilityAlert',
  area: 'contact',
  method: 'POST',
  path: '/availability-alerts',
  summary: 'Ask to be told when a plan can be had, or when a region or city is served',
  auth: 'optional',
  body: v.strictObject({
    plan_id: v.optional(idInputSchema()),
    /** The day by which a stay is to begin, or the day of the visit. */
    date: v.optional(dayInputSchema()),
    state_id: v.optional(idInputSchema()),
    city_id: v.optional(idInputSchema()),
    email: v.optional(singleLineInputSchema(textLimits.email)),
    mobile: v.optional(singleLineInputSchema(textLimits.phone)),
  }),
  answer: successSchema,
  status: 201,
  errors: [],
  cache: 'never',
  limit: 'contact',
  extension: true,
  read: toSuccessResponse,
})
