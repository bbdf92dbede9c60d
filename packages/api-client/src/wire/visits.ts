import * as v from 'valibot'
import { toVisit } from './entities/visit.ts'
import { visitPeriods, textLimits } from '@sakina/domain/vocabulary'
import { resultEnvelopeSchema } from './envelope.ts'
import { listField } from './fields.ts'
import { choiceInputSchema, dayInputSchema, requiredSingleLineInputSchema } from './inputs.ts'
import { defineOperation } from './operation.ts'
import { recordIdParam } from './queries.ts'
import { visitSchema } from './shapes/visit.ts'

export const listVisits = defineOperation({
  id: 'listVisits',
  area: 'visits',
  method: 'GET',
  path: '/my/visit-lines',
  summary: "The customer's visits, the next one first",
  auth: 'required',
  answer: resultEnvelopeSchema(listField(visitSchema)),
  errors: [],
  cache: 'account',
  read: ({ result }) => result.map(toVisit),
})

export const moveVisit = defineOperation({
  id: 'moveVisit',
  area: 'visits',
  method: 'POST',
  path: '/my/visits/:id/move',
  summary: 'Move a visit that is more than 48 hours ahead to a free slot',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: v.strictObject({ date: dayInputSchema(), visit_window: choiceInputSchema(visitPeriods) }),
  answer: resultEnvelopeSchema(visitSchema),
  idempotent: true,
  errors: ['not_found', 'notice_too_short', 'visit_not_movable', 'slot_taken', 'date_unavailable'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toVisit(result),
})

const oneVisit = /* @__PURE__ */ v.strictObject({ id: /* @__PURE__ */ recordIdParam() })

/** Tells the driver that somebody of the family is coming to the door. */
export const tellDriverSomeoneIsComing = defineOperation({
  id: 'tellDriverSomeoneIsComing',
  area: 'visits',
  method: 'POST',
  path: '/my/visits/:id/coming',
  summary: 'Tell the driver who is on the way or waits that somebody comes to the door',
  auth: 'required',
  params: oneVisit,
  answer: resultEnvelopeSchema(visitSchema),
  errors: ['not_found', 'transition_not_allowed'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toVisit(result),
})

/** Names the person who opens the door to the driver. */
export const nameDoorContact = defineOperation({
  id: 'nameDoorContact',
  area: 'visits',
  method: 'POST',
  path: '/my/visits/:id/door-contact',
  summary: 'Name who opens the door; the driver sees it on the day of the visit only',
  auth: 'required',
  params: oneVisit,
  body: v.strictObject({
    name: requiredSingleLineInputSchema(textLimits.doorContactName),
    mobile: requiredSingleLineInputSchema(textLimits.phone),
  }),
  answer: resultEnvelopeSchema(visitSchema),
  errors: ['not_found', 'transition_not_allowed'],
  cache: 'never',
  extension: true,
  read: ({ result }) => toVisit(result),
})
