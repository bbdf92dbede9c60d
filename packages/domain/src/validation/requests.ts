import { array, object } from 'yup'
import type { LocalDate } from '../calendar/index.ts'
import { latestResumption } from '../policies/index.ts'
import {
  complaintTypes,
  LONGEST_SUSPENSION_DAYS,
  requestReasons,
  returnActions,
  textLimits,
} from '../vocabulary/index.ts'
import { catalogueId, choice, day, parseDay, isNotBefore, lines, oneOf, recordId } from './fields.ts'
import { email, mobile } from './person.ts'
import { problem } from './problem.ts'

/** Without a reason the documented default is sent. */
export const cancellationSchema = object({
  contractId: recordId().required(problem('validation.cancellation.missingContract')),
  reason: oneOf(requestReasons.cancellation, 'validation.common.choose'),
  reasonText: lines(textLimits.reasonText),
  attachmentUploadId: recordId(),
})

/** `startsOn` is the first day of the service, where it is known. */
export const suspensionSchema = (today: LocalDate, startsOn?: LocalDate) =>
  object({
    contractId: recordId().required(problem('validation.suspension.missingContract')),
    reason: oneOf(requestReasons.suspension, 'validation.suspension.reason'),
    reasonText: lines(textLimits.reasonText),
    suspensionDate: day()
      .required(problem('validation.common.required'))
      .test('future', problem('validation.suspension.startInThePast'), isNotBefore(today))
      .test('begun', problem('validation.suspension.startBeforeService'), isNotBefore(startsOn)),
    resumeDate: day().when('suspensionDate', ([first], schema) => {
      const start = typeof first === 'string' ? parseDay(first) : undefined
      return schema
        .test('after', problem('validation.suspension.resumeBeforeStart'), (value) => {
          const resume = parseDay(value)
          return resume === undefined || start === undefined || resume > start
        })
        .test(
          'longest',
          problem('validation.suspension.tooLong', { most: LONGEST_SUSPENSION_DAYS }),
          (value) => {
            const resume = parseDay(value)
            return resume === undefined || start === undefined || resume <= latestResumption(start)
          },
        )
    }),
  })

export const replacementSchema = (today: LocalDate) =>
  object({
    contractId: recordId().required(problem('validation.replacement.missingContract')),
    reason: oneOf(requestReasons.replacement, 'validation.common.choose'),
    reasonText: lines(textLimits.reasonText),
    workerId: catalogueId(),
    startDate: day()
      .required(problem('validation.common.required'))
      .test('future', problem('validation.replacement.startInThePast'), isNotBefore(today)),
  })

export const complaintSchema = object({
  contractId: recordId().required(problem('validation.complaint.missingContract')),
  type: choice(complaintTypes, 'validation.complaint.type'),
  details: lines(textLimits.complaintDetails),
})

export const refundRequestSchema = object({
  contractId: recordId().required(problem('validation.walletReturn.contractNotFound')),
  email: email().required(problem('validation.walletReturn.emailAndPhone')),
  phone: mobile().required(problem('validation.walletReturn.emailAndPhone')),
  action: choice(returnActions, 'validation.walletReturn.action'),
  reasons: array(choice(requestReasons.walletReturn, 'validation.common.choose')).default([]),
  reasonText: lines(textLimits.reasonText),
})
