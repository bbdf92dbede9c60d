import { object } from 'yup'
import { choice, optionalPassword } from './fields.ts'
import { email, fullName, mobile, oneTimeCode } from './person.ts'
import { problem } from './problem.ts'

/** "No" leads back; "yes" needs the password. */
export const deleteAccountSchema = object({
  confirm: choice(['yes', 'no'], 'validation.account.confirm'),
  password: optionalPassword().when('confirm', ([confirm], schema) =>
    confirm === 'no' ? schema : schema.required(problem('validation.account.password')),
  ),
})

export const profileSchema = object({
  name: fullName().required(problem('validation.common.required')),
  email: email(),
  phone: mobile().required(problem('validation.common.required')),
  /** Of another mobile, once it was asked for. */
  code: oneTimeCode(),
})
