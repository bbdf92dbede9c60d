import { object } from 'yup'
import { textLimits } from '../vocabulary/index.ts'
import { singleLineField, requiredPassword } from './fields.ts'
import type { MessageKey } from './message-keys.ts'
import { emailField, newPasswordField, repeatedPasswordField } from './person.ts'
import { fieldProblem } from './problem.ts'

/** A sign-in only needs both fields to be filled; the server checks the rest. */
export const loginSchema = object({
  login: singleLineField(textLimits.login).required(fieldProblem('validation.login.fillAllFields')),
  password: requiredPassword('validation.login.fillAllFields'),
})

/** The schema of "forgot password" on the login page: only the login is needed. */
export const loginForgotSchema = object({
  login: singleLineField(textLimits.login).required(fieldProblem('validation.login.enterNationalIdFirst')),
})

export const forgotPasswordSchema = object({
  email: emailField().required(fieldProblem('validation.forgotPassword.emailRequired')),
})

/** All screens with a new password share one rule and differ in the messages. */
const newAndConfirmed = (missing: MessageKey, different: MessageKey) => ({
  newPassword: newPasswordField(missing),
  confirmPassword: repeatedPasswordField('newPassword', missing, different),
})

/** The schema fields of a new password and its confirmation. */
export const changedPasswordFields = newAndConfirmed(
  'validation.changePassword.fillAllFields',
  'validation.changePassword.passwordsDoNotMatch',
)

export const resetPasswordSchema = object({
  email: emailField().required(fieldProblem('validation.resetPassword.fillAllFields')),
  token: singleLineField(textLimits.token).required(fieldProblem('validation.resetPassword.fillAllFields')),
  ...newAndConfirmed(
    'validation.resetPassword.fillAllFields',
    'validation.resetPassword.passwordsDoNotMatch',
  ),
})

/**
 * The schema of a new password that a token from the server allows, after a reset or when the
 * account must change it. The token is not a field of the form.
 */
export const changePasswordSchema = object(changedPasswordFields)

/**
 * The schema of the password form in the profile: the old password is required too, and the new one
 * must differ from it.
 */
export const changeOwnPasswordSchema = changePasswordSchema.shape({
  oldPassword: requiredPassword('validation.changePassword.fillAllFields'),
  newPassword: changedPasswordFields.newPassword.when('oldPassword', ([old], schema) =>
    schema.test('another', fieldProblem('validation.password.sameAsOld'), (value) => value !== old),
  ),
})

/** The schema of the prompt for the password on the current page after the session has ended. */
export const passwordPromptSchema = object({ password: requiredPassword('validation.account.password') })
