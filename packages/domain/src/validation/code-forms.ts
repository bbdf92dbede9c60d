import { object } from 'yup'
import { changedPasswordFields } from './password-forms.ts'
import { contactPhoneField, mobileField, oneTimeCodeField } from './person.ts'
import { fieldProblem } from './problem.ts'

/** The schema of the form for the mobile that a code is sent to. */
export const codeMobileSchema = object({
  phone: mobileField().required(fieldProblem('validation.code.mobileRequired')),
})

/** The schema of the form for the code from the text message. */
export const codeSchema = object({
  code: oneTimeCodeField().required(fieldProblem('validation.code.required')),
})

/** The code from an email, and the number to call of a customer without a verified mobile. */
export const codeAndPhoneSchema = codeSchema.shape({
  contactPhone: contactPhoneField().required(fieldProblem('validation.common.required')),
})

export const resetWithCodeSchema = codeSchema.shape(changedPasswordFields)
