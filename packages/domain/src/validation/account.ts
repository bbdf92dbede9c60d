import { object } from 'yup'
import { oneOf, optionalSecret } from './fields.ts'
import { email, fullName, mobile } from './person.ts'
import { problem } from './problem.ts'

/** "No" leads back; "yes" needs the password. */
export const deleteAccountSchema = object({
  confirm: oneOf(['yes', 'no'], 'validation.account.confirm').required(problem('validation.account.confirm')),
  password: optionalSecret().when('confirm', ([confirm], schema) =>
    confirm === 'no' ? schema : schema.required(problem('validation.account.password')),
  ),
})

export const profileSchema = object({
  name: fullName().required(problem('validation.common.required')),
  email: email(),
  phone: mobile().required(problem('validation.common.required')),
})
