import { object } from 'yup'
import type { LocalDate } from '../calendar/index.ts'
import { checkBirthDate, readPassportNumber, readVisaNumber } from '../identity/index.ts'
import { textLimits } from '../vocabulary/index.ts'
import { day, parseDay, isNotBefore, line, recordId, textByRule } from './fields.ts'
import { nationalId } from './person.ts'
import { problem } from './problem.ts'

/** Facts §5: a worker is 21 or older, an employer 24; the younger of the two, since the specification does not say whose date it is. */
export const YOUNGEST = 21

const BIRTH_DATE_MESSAGES = {
  'identity.birth_date': 'validation.visa.birthDate',
  'identity.too_young': 'validation.visa.tooYoung',
} as const

/** Mediation with the customer's visa: number, expiry, ID, birth date and passport image. */
export const visaDetailsSchema = (today: LocalDate) =>
  object({
    visaNumber: textByRule(readVisaNumber, { 'identity.visa_number': 'validation.visa.number' }).required(
      problem('validation.common.required'),
    ),
    visaExpiry: day()
      .required(problem('validation.common.required'))
      .test('valid', problem('validation.visa.expired'), isNotBefore(today)),
    visaId: nationalId().required(problem('validation.common.required')),
    birthDate: day()
      .required(problem('validation.common.required'))
      .test('age', (value, context) => {
        const birth = parseDay(value)
        if (birth === undefined) return true
        const outcome = checkBirthDate(birth, today, YOUNGEST)
        if (outcome.ok) return true
        const { code, values } = outcome.reason
        return context.createError({ message: problem(BIRTH_DATE_MESSAGES[code], values) })
      }),
    passportUploadId: recordId().required(problem('validation.visa.passportImage')),
  })

/** Mediation of a particular worker, by name and passport. */
export const namedWorkerSchema = object({
  name: line(textLimits.personName).required(problem('validation.visa.workerName')),
  passportNumber: textByRule(readPassportNumber, {
    'identity.passport': 'validation.visa.passportNumber',
  }).required(problem('validation.common.required')),
})
