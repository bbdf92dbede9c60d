import { driverSteps } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { resultOf } from './codec.ts'
import { driverDayCodec } from './records/visit.ts'
import { choiceInputSchema } from './inputs.ts'
import { defineOperation } from './operation.ts'
import { recordIdParam } from './queries.ts'

const LONGEST_DRIVER_LINK = 600

/**
 * The calls of the driver's page. The link is in the body, because URLs are written to logs of proxies and to the
 * histories of browsers.
 */
const driver = { area: 'driver', method: 'POST', auth: 'none', cache: 'never', extension: true } as const

const link = v.pipe(
  v.string('wrong_type'),
  v.minLength(1, 'required'),
  v.maxLength(LONGEST_DRIVER_LINK, 'too_long'),
  v.regex(/^[\w.-]+$/, 'not_allowed'),
)

export const getDriverDay = defineOperation({
  ...driver,
  id: 'getDriverDay',
  path: '/driver/day',
  summary: 'The visits of the driver and day that the link was made for',
  body: v.strictObject({ link }),
  answer: resultOf(driverDayCodec),
  errors: ['driver_link_invalid', 'driver_link_closed'],
})

/** Reports a step of a visit by its driver; a step sent twice counts once. */
export const reportVisitStep = defineOperation({
  ...driver,
  id: 'reportVisitStep',
  path: '/driver/steps',
  summary: 'Say a step of a visit; the same id is taken once, however often it is sent',
  body: v.strictObject({
    link,
    id: v.pipe(v.string('wrong_type'), v.uuid('not_allowed')),
    visit: recordIdParam(),
    step: choiceInputSchema(driverSteps),
    /** When the step happened, according to the driver's phone. */
    at: v.pipe(v.string('wrong_type'), v.isoTimestamp('not_a_date')),
  }),
  answer: resultOf(driverDayCodec),
  errors: [
    'driver_link_invalid',
    'driver_link_closed',
    'not_found',
    'driver_still_waiting',
    'transition_not_allowed',
  ],
})
