import { object } from 'yup'
import { requiredChoiceField, optionalPassword } from './fields.ts'
import { emailField, fullNameField, mobileField, oneTimeCodeField } from './person.ts'
import { fieldProblem } from './problem.ts'

/** "No" goes back; "yes" needs the password. */
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
  /** The code for a new mobile, once it has been requested. */
  code: oneTimeCodeField(),
})
