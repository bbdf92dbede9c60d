import * as v from 'valibot'
import { body, field, listOf, resultOf } from './codec.ts'
import { refundBody } from './records/payout.ts'
import { chosenTimeBody, visitCodec, visitTimeCodec } from './records/visit.ts'
import { MAX_RATING_STARS, nextWorkerWishes, textLimits } from '@sakina/domain/vocabulary'
import {
  choiceInputSchema,
  multilineInputSchema,
  requiredSingleLineInputSchema,
  wholeNumberInputSchema,
} from './inputs.ts'
import { defineOperation } from './operation.ts'
import { recordIdParam } from './queries.ts'

export const listVisits = defineOperation({
  id: 'listVisits',
  area: 'visits',
  method: 'GET',
  path: '/my/visit-lines',
  summary: "The customer's visits, the next one first",
  auth: 'required',
  answer: resultOf(listOf(visitCodec)),
  errors: [],
  cache: 'account',
})

export const moveVisit = defineOperation({
  id: 'moveVisit',
  area: 'visits',
  method: 'POST',
  path: '/my/visits/:id/move',
  summary: 'Move a visit to a free slot, as long as `visit_change_notice_hours` are left',
  auth: 'required',
  params: v.strictObject({ id: recordIdParam() }),
  body: chosenTimeBody,
  answer: resultOf(visitCodec),
  idempotent: true,
  errors: ['not_found', 'notice_too_short', 'visit_not_movable', 'slot_taken', 'date_unavailable'],
  cache: 'never',
  extension: true,
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
  answer: resultOf(visitCodec),
  errors: ['not_found', 'transition_not_allowed'],
  cache: 'never',
  extension: true,
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
  answer: resultOf(visitCodec),
  errors: ['not_found', 'transition_not_allowed'],
  cache: 'never',
  extension: true,
})

/** Lists the free times for a visit that failed, those of its worker first. */
export const listVisitTimes = defineOperation({
  id: 'listVisitTimes',
  area: 'visits',
  method: 'GET',
  path: '/my/visits/:id/times',
  summary: 'The free times for a visit that failed without the fault of the family, the same worker first',
  auth: 'required',
  params: oneVisit,
  answer: resultOf(listOf(visitTimeCodec)),
  errors: ['not_found', 'visit_choice_closed'],
  cache: 'account',
  extension: true,
})

/** Chooses another time for a visit that failed. */
export const chooseVisitTime = defineOperation({
  id: 'chooseVisitTime',
  area: 'visits',
  method: 'POST',
  path: '/my/visits/:id/another-time',
  summary: 'Choose a free time for a visit that failed; answers the visit at its new time',
  auth: 'required',
  params: oneVisit,
  body: chosenTimeBody,
  answer: resultOf(visitCodec),
  idempotent: true,
  errors: ['not_found', 'visit_choice_closed', 'slot_taken'],
  cache: 'never',
  extension: true,
})

/** Chooses the price of a visit that failed, instead of another time. */
export const refundFailedVisit = defineOperation({
  id: 'refundFailedVisit',
  area: 'visits',
  method: 'POST',
  path: '/my/visits/:id/refund',
  summary: 'Choose the price of a visit that failed; it goes back to where it was paid',
  auth: 'required',
  params: oneVisit,
  body: refundBody,
  answer: resultOf(visitCodec),
  idempotent: true,
  errors: ['not_found', 'visit_choice_closed', 'quote_changed'],
  cache: 'never',
  extension: true,
})

/** Says that the worker came to a visit that nobody confirmed. */
export const confirmVisit = defineOperation({
  id: 'confirmVisit',
  area: 'visits',
  method: 'POST',
  path: '/my/visits/:id/came',
  summary: 'Say that a visit was made, after nobody else has',
  auth: 'required',
  params: oneVisit,
  answer: resultOf(visitCodec),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  cache: 'never',
  extension: true,
})

/** Says that nobody came to a visit that nobody confirmed, or that was marked. */
export const reportNobodyCame = defineOperation({
  id: 'reportNobodyCame',
  area: 'visits',
  method: 'POST',
  path: '/my/visits/:id/nobody-came',
  summary: 'Say that nobody came; the office has `visit_claim_hours`, and its silence decides for the family',
  auth: 'required',
  params: oneVisit,
  answer: resultOf(visitCodec),
  idempotent: true,
  errors: ['not_found', 'transition_not_allowed'],
  cache: 'never',
  extension: true,
})

/** Says how a visit was, and whom the family wants the next time. */
export const rateVisit = defineOperation({
  id: 'rateVisit',
  area: 'visits',
  method: 'POST',
  path: '/my/visits/:id/rating',
  summary:
    'Rate a visit that was made, or change the rating within seven days; only the office reads it, and no worker is told',
  auth: 'required',
  params: oneVisit,
  body: body({
    stars: field('stars', wholeNumberInputSchema(1, MAX_RATING_STARS)),
    note: field('note', v.optional(multilineInputSchema(textLimits.ratingNote))),
    /** Whom the family wants the next time: this worker, or another; none if it does not matter. */
    nextWorker: field('next_worker', v.optional(choiceInputSchema(nextWorkerWishes))),
  }),
  answer: resultOf(visitCodec),
  errors: ['not_found', 'transition_not_allowed'],
  cache: 'never',
  extension: true,
})
