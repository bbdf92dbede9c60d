import { object, type StringSchema } from 'yup'
import { requiredChoiceField, optionalPassword } from './fields.ts'
import { contactPhoneField, emailField, fullNameField, mobileField, oneTimeCodeField } from './person.ts'
import { fieldProblem } from './problem.ts'

/** The schema of the form that deletes the account: "no" closes the form; "yes" requires the password. */
export const deleteAccountSchema = object({
  confirm: requiredChoiceField(['yes', 'no'], 'validation.account.confirm'),
  password: optionalPassword().when('confirm', ([confirm], schema) =>
    confirm === 'no' ? schema : schema.required(fieldProblem('validation.account.password')),
  ),
})

export const profileSchema = object({
  name: fullNameField().required(fieldProblem('validation.common.required')),
  email: emailField(),
  /** An account that signed up by email needs no mobile. */
  phone: mobileField().when('email', ([email], schema: StringSchema) =>
    email === undefined ? schema.required(fieldProblem('validation.common.required')) : schema,
  ),
  /** A number of any country, for an account without a verified mobile. */
  contactPhone: contactPhoneField(),
  /** Codes for the new mobile and the new email, and from the other contact, once they were sent. */
  code: oneTimeCodeField(),
  emailCode: oneTimeCodeField(),
  factorCode: oneTimeCodeField(),
})
