import { array, object } from 'yup'
import type { LocalDate } from '../calendar/index.ts'
import { latestResumptionDay } from '../policies/index.ts'
import {
  complaintTypes,
  MAX_RATING_STARS,
  MAX_SUSPENSION_DAYS,
  nextWorkerWishes,
  contractRequestReasons,
  walletReturnActions,
  textLimits,
} from '../vocabulary/index.ts'
import {
  catalogueIdField,
  requiredChoiceField,
  dayField,
  parseDay,
  createNotBeforeTest,
  multilineField,
  optionalChoiceField,
  recordIdField,
  wholeNumberField,
} from './fields.ts'
import { emailField, mobileField } from './person.ts'
import { fieldProblem } from './problem.ts'

/** The schema of the cancellation form. Without a reason, the default of the specification is sent. */
export const cancellationSchema = object({
  contractId: recordIdField().required(fieldProblem('validation.cancellation.missingContract')),
  reason: optionalChoiceField(contractRequestReasons.cancellation, 'validation.common.choose'),
  reasonText: multilineField(textLimits.reasonText),
  attachmentUploadId: recordIdField(),
})

/** The schema of the suspension form. `startsOn` is the first day of the service, where it is known. */
export const suspensionSchema = (today: LocalDate, startsOn?: LocalDate) =>
  object({
    contractId: recordIdField().required(fieldProblem('validation.suspension.missingContract')),
    reason: optionalChoiceField(contractRequestReasons.suspension, 'validation.suspension.reason'),
    reasonText: multilineField(textLimits.reasonText),
    suspensionDate: dayField()
      .required(fieldProblem('validation.common.required'))
      .test('future', fieldProblem('validation.suspension.startInThePast'), createNotBeforeTest(today))
      .test('begun', fieldProblem('validation.suspension.startBeforeService'), createNotBeforeTest(startsOn)),
    resumeDate: dayField().when('suspensionDate', ([first], schema) => {
      const start = typeof first === 'string' ? parseDay(first) : undefined
      return schema
        .test('after', fieldProblem('validation.suspension.resumeBeforeStart'), (value) => {
          const resume = parseDay(value)
          return resume === undefined || start === undefined || resume > start
        })
        .test(
          'longest',
          fieldProblem('validation.suspension.tooLong', { most: MAX_SUSPENSION_DAYS }),
          (value) => {
            const resume = parseDay(value)
            return resume === undefined || start === undefined || resume <= latestResumptionDay(start)
          },
        )
    }),
  })

export const replacementSchema = (today: LocalDate) =>
  object({
    contractId: recordIdField().required(fieldProblem('validation.replacement.missingContract')),
    reason: optionalChoiceField(contractRequestReasons.replacement, 'validation.common.choose'),
    reasonText: multilineField(textLimits.reasonText),
    workerId: catalogueIdField(),
    startDate: dayField()
      .required(fieldProblem('validation.common.required'))
      .test('future', fieldProblem('validation.replacement.startInThePast'), createNotBeforeTest(today)),
  })

export const complaintSchema = object({
  contractId: recordIdField().required(fieldProblem('validation.complaint.missingContract')),
  type: requiredChoiceField(complaintTypes, 'validation.complaint.type'),
  details: multilineField(textLimits.complaintDetails),
  /** A visit of the contract, if the complaint is about one. */
  visitId: recordIdField(),
})

/** The schema of a family's rating of a visit. */
export const visitRatingSchema = object({
  stars: wholeNumberField(1, MAX_RATING_STARS, 'validation.common.choose').required(
    fieldProblem('validation.common.choose'),
  ),
  nextWorker: optionalChoiceField(nextWorkerWishes, 'validation.common.choose'),
  note: multilineField(textLimits.ratingNote),
})

/** The schema of what a family writes in a complaint after it was sent. */
export const complaintReplySchema = object({
  text: multilineField(textLimits.complaintDetails).required(fieldProblem('validation.common.required')),
})

export const refundRequestSchema = object({
  contractId: recordIdField().required(fieldProblem('validation.walletReturn.contractNotFound')),
  email: emailField().required(fieldProblem('validation.walletReturn.emailAndPhone')),
  phone: mobileField().required(fieldProblem('validation.walletReturn.emailAndPhone')),
  action: requiredChoiceField(walletReturnActions, 'validation.walletReturn.action'),
  reasons: array(
    requiredChoiceField(contractRequestReasons.walletReturn, 'validation.common.choose'),
  ).default([]),
  reasonText: multilineField(textLimits.reasonText),
})
