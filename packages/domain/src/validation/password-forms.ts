import { object } from 'yup'
import { textLimits } from '../vocabulary/index.ts'
import { lineField, requiredPassword } from './fields.ts'
import type { MessageKey } from './message-keys.ts'
import { emailField, newPasswordField, repeatedPasswordField } from './person.ts'
import { fieldProblem } from './problem.ts'

/** Login and password are required; the server checks the rest. */
export const loginSchema = object({
  login: lineField(textLimits.login).required(fieldProblem('validation.login.fillAllFields')),
  password: requiredPassword('validation.login.fillAllFields'),
})

/** "Forgot password" on the login page, which asks for the login (public site §5). */
export const loginForgotSchema = object({
  login: lineField(textLimits.login).required(fieldProblem('validation.login.enterNationalIdFirst')),
})

export const forgotPasswordSchema = object({
  email: emailField().required(fieldProblem('validation.forgotPassword.emailRequired')),
})

/** All screens share one rule; only the documented messages differ. */
const newAndConfirmed = (missing: MessageKey, different: MessageKey) => ({
  newPassword: newPasswordField(missing),
  confirmPassword: repeatedPasswordField('newPassword', missing, different),
})

export const changedPasswordFields = newAndConfirmed(
  'validation.changePassword.fillAllFields',
  'validation.changePassword.passwordsDoNotMatch',
)

export const resetPasswordSchema = object({
  email: emailField().required(fieldProblem('validation.resetPassword.fillAllFields')),
  token: lineField(textLimits.token).required(fieldProblem('validation.resetPassword.fillAllFields')),
  ...newAndConfirmed(
    'validation.resetPassword.fillAllFields',
    'validation.resetPassword.passwordsDoNotMatch',
  ),
})

/** With a token: after a reset, or when the account must change its password. */
export const changePasswordSchema = object(changedPasswordFields)

/** In the profile: the old password is required too, and the new one must differ from it. */
export const changeOwnPasswordSchema = changePasswordSchema.shape({
  oldPassword: requiredPassword('validation.changePassword.fillAllFields'),
  newPassword: changedPasswordFields.newPassword.when('oldPassword', ([old], schema) =>
    schema.test('another', fieldProblem('validation.password.sameAsOld'), (value) => value !== old),
  ),
})

/** After an expired session, asks for the password without leaving the page. */
export const passwordPromptSchema = object({ password: requiredPassword('validation.account.password') })
