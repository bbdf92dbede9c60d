import { object } from 'yup'
import { requiredChoiceField, optionalPassword } from './fields.ts'
import { emailField, fullNameField, mobileField, oneTimeCodeField } from './person.ts'
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
  phone: mobileField().required(fieldProblem('validation.common.required')),
  /** Empty until a code for the new mobile has been requested. */
  code: oneTimeCodeField(),
})
