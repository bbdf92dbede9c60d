import { object } from 'yup'
import { textLimits } from '../vocabulary/index.ts'
import { line, requiredPassword } from './fields.ts'
import type { MessageKey } from './message-keys.ts'
import { email, newPassword, repeated } from './person.ts'
import { problem } from './problem.ts'

/** Login and password are required; the server checks the rest. */
export const loginSchema = object({
  login: line(textLimits.login).required(problem('validation.login.fillAllFields')),
  password: requiredPassword('validation.login.fillAllFields'),
})

/** "Forgot password" on the login page, which needs to know who (public site §5). */
export const loginForgotSchema = object({
  login: line(textLimits.login).required(problem('validation.login.enterNationalIdFirst')),
})

export const forgotPasswordSchema = object({
  email: email().required(problem('validation.forgotPassword.emailRequired')),
})

/** All screens share one rule; only the documented messages differ. */
const newAndConfirmed = (missing: MessageKey, different: MessageKey) => ({
  newPassword: newPassword(missing),
  confirmPassword: repeated('newPassword', missing, different),
})

export const changed = newAndConfirmed(
  'validation.changePassword.fillAllFields',
  'validation.changePassword.passwordsDoNotMatch',
)

export const resetPasswordSchema = object({
  email: email().required(problem('validation.resetPassword.fillAllFields')),
  token: line(textLimits.token).required(problem('validation.resetPassword.fillAllFields')),
  ...newAndConfirmed(
    'validation.resetPassword.fillAllFields',
    'validation.resetPassword.passwordsDoNotMatch',
  ),
})

/** With a token: after a reset, or when the account must change its password. */
export const changePasswordSchema = object(changed)

/** In the profile: the old one too, and the new one must be another. */
export const changeOwnPasswordSchema = changePasswordSchema.shape({
  oldPassword: requiredPassword('validation.changePassword.fillAllFields'),
  newPassword: changed.newPassword.when('oldPassword', ([old], schema) =>
    schema.test('another', problem('validation.password.sameAsOld'), (value) => value !== old),
  ),
})

/** An expired session asks for the password where the customer is. */
export const passwordPromptSchema = object({ password: requiredPassword('validation.account.password') })
