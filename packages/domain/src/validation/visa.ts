import { object } from 'yup'
import type { LocalDate } from '../calendar/index.ts'
import { checkBirthDate, parsePassportNumber, parseVisaNumber } from '../identity/index.ts'
import { textLimits } from '../vocabulary/index.ts'
import {
  dayField,
  parseDay,
  createNotBeforeTest,
  singleLineField,
  recordIdField,
  textFieldByRule,
} from './fields.ts'
import { nationalIdField } from './person.ts'
import { fieldProblem } from './problem.ts'

/**
 * A worker must be at least 21, an employer 24. The specification does not say whose birth date the
 * form asks for, so the lower limit applies.
 */
export const MIN_WORKER_AGE = 21

const BIRTH_DATE_MESSAGES = {
  'identity.birth_date': 'validation.visa.birthDate',
  'identity.too_young': 'validation.visa.tooYoung',
} as const

/**
 * The schema of a recruitment with the customer's visa: number, expiry, ID, birth date and passport
 * image.
 */
export const visaDetailsSchema = (today: LocalDate) =>
  object({
    visaNumber: textFieldByRule(parseVisaNumber, {
      'identity.visa_number': 'validation.visa.number',
    }).required(fieldProblem('validation.common.required')),
    visaExpiry: dayField()
      .required(fieldProblem('validation.common.required'))
      .test('valid', fieldProblem('validation.visa.expired'), createNotBeforeTest(today)),
    visaId: nationalIdField().required(fieldProblem('validation.common.required')),
    birthDate: dayField()
      .required(fieldProblem('validation.common.required'))
      .test('age', (value, context) => {
        const birth = parseDay(value)
        if (birth === undefined) return true
        const outcome = checkBirthDate(birth, today, MIN_WORKER_AGE)
        if (outcome.ok) return true
        const { code, values } = outcome.reason
        return context.createError({ message: fieldProblem(BIRTH_DATE_MESSAGES[code], values) })
      }),
    passportUploadId: recordIdField().required(fieldProblem('validation.visa.passportImage')),
  })

/** The schema of the recruitment of a particular worker, by name and passport. */
export const namedWorkerSchema = object({
  name: singleLineField(textLimits.personName).required(fieldProblem('validation.visa.workerName')),
  passportNumber: textFieldByRule(parsePassportNumber, {
    'identity.passport': 'validation.visa.passportNumber',
  }).required(fieldProblem('validation.common.required')),
})
