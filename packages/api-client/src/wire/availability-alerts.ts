import { textLimits } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { acknowledged, toAcknowledgement } from './acknowledged.ts'
import { dayOf, idOf, line } from './inputs.ts'
import { operation } from './operation.ts'

/**
 * "Tell me when": a plan nobody can serve, perhaps by a day, or a region or city we don't serve. A guest leaves an
 * e-mail or a mobile; a customer is told as the account says. The same asked for again is the same alert.
 */
export const createAvailabilityAlert = operation({
  id: 'createAvailabilityAlert',
  area: 'contact',
  method: 'POST',
  path: '/availability-alerts',
  summary: 'Ask to be told when a plan can be had, or when a region or city is served',
  auth: 'optional',
  body: v.strictObject({
    plan_id: v.optional(idOf()),
    /** The plan is wanted by this day. */
    date: v.optional(dayOf()),
    state_id: v.optional(idOf()),
    city_id: v.optional(idOf()),
    email: v.optional(line(textLimits.email)),
    mobile: v.optional(line(textLimits.phone)),
  }),
  answer: acknowledged,
  status: 201,
  errors: [],
  cache: 'never',
  limit: 'contact',
  extension: true,
  read: toAcknowledgement,
})
