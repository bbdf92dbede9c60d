import { array, object } from 'yup'
import type { LocalDate } from '../calendar/index.ts'
import { complaintTypes, requestReasons, returnActions, textLimits } from '../vocabulary/index.ts'
import { catalogueId, day, dayIn, lines, oneOf, recordId } from './fields.ts'
import { email, mobile } from './person.ts'
import { problem } from './problem.ts'

/** Without a reason the documented default is sent. */
export const cancellationSchema = object({
  contractId: recordId().required(problem('validation.cancellation.missingContract')),
  reason: oneOf(requestReasons.cancellation, 'validation.common.choose'),
  reasonText: lines(textLimits.reasonText),
  attachmentUploadId: recordId(),
})

export const suspensionSchema = (today: LocalDate) =>
  object({
    contractId: recordId().required(problem('validation.suspension.missingContract')),
    reason: oneOf(requestReasons.suspension, 'validation.suspension.reason'),
    reasonText: lines(textLimits.reasonText),
    suspensionDate: day()
      .required(problem('validation.common.required'))
      .test('future', problem('validation.suspension.startInThePast'), (value) => {
        const start = dayIn(value)
        return start === undefined || start >= today
      }),
    resumeDate: day().when('suspensionDate', ([start], schema) =>
      schema.test('after', problem('validation.suspension.resumeBeforeStart'), (value) => {
        const resume = dayIn(value)
        return resume === undefined || typeof start !== 'string' || resume > start
      }),
    ),
  })

export const replacementSchema = (today: LocalDate) =>
  object({
    contractId: recordId().required(problem('validation.replacement.missingContract')),
    reason: oneOf(requestReasons.replacement, 'validation.common.choose'),
    reasonText: lines(textLimits.reasonText),
    workerId: catalogueId(),
    startDate: day()
      .required(problem('validation.common.required'))
      .test('future', problem('validation.replacement.startInThePast'), (value) => {
        const start = dayIn(value)
        return start === undefined || start >= today
      }),
  })

export const complaintSchema = object({
  contractId: recordId().required(problem('validation.complaint.missingContract')),
  type: oneOf(complaintTypes, 'validation.complaint.type').required(problem('validation.complaint.type')),
  details: lines(textLimits.complaintDetails),
})

export const walletReturnSchema = object({
  contractId: recordId().required(problem('validation.walletReturn.contractNotFound')),
  email: email().required(problem('validation.walletReturn.emailAndPhone')),
  phone: mobile().required(problem('validation.walletReturn.emailAndPhone')),
  action: oneOf(returnActions, 'validation.walletReturn.action').required(
    problem('validation.walletReturn.action'),
  ),
  reasons: array(
    oneOf(requestReasons.walletReturn, 'validation.common.choose').required(
      problem('validation.common.choose'),
    ),
  ).default([]),
  reasonText: lines(textLimits.reasonText),
})
