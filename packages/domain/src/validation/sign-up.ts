import { object } from 'yup'
import { requiredChoiceField } from './fields.ts'
import { addressFieldSchemas } from './address.ts'
import {
  emailField,
  fullNameField,
  mobileField,
  nationalIdField,
  newPasswordField,
  repeatedPasswordField,
} from './person.ts'
import { fieldProblem } from './problem.ts'

const MISSING = 'validation.signUp.fillAllRequired'

/**
 * The schema of the first step of sign-up: who the customer is, and whether the email or the phone is
 * the login.
 */
export const signUpIdentitySchema = object({
  loginBy: requiredChoiceField(['email', 'phone'], 'validation.common.choose'),
  name: fullNameField().required(fieldProblem(MISSING)),
  nationalId: nationalIdField().required(fieldProblem(MISSING)),
  email: emailField('validation.signUp.invalidEmail').when(
    ['loginBy', 'phone'],
    ([loginBy, phone], schema) => {
      if (loginBy === 'email') return schema.required(fieldProblem('validation.signUp.chosenLogin'))
      return loginBy === undefined && phone === undefined
        ? schema.required(fieldProblem('validation.signUp.emailOrPhone'))
        : schema
    },
  ),
  phone: mobileField().when('loginBy', ([loginBy], schema) =>
    loginBy === 'phone' ? schema.required(fieldProblem('validation.signUp.chosenLogin')) : schema,
  ),
  password: newPasswordField(MISSING, ['nationalId', 'email', 'phone']),
  confirmPassword: repeatedPasswordField('password', MISSING, 'validation.signUp.passwordsDoNotMatch'),
})

/**
 * The account that a guest creates at the end of a booking: the mobile or the email is the login, and
 * the address is that of the booking.
 */
export const bookingAccountSchema = object({
  loginBy: requiredChoiceField(['email', 'phone'], 'validation.common.choose'),
  name: fullNameField().required(fieldProblem('validation.bookingAccount.name')),
  nationalId: nationalIdField().required(fieldProblem('validation.bookingAccount.nationalId')),
  // The contact that was not chosen keeps what was typed, but is not sent.
  phone: mobileField().when('loginBy', ([loginBy], schema) =>
    loginBy === 'email'
      ? schema.transform(() => undefined)
      : schema.required(fieldProblem('validation.code.mobileRequired')),
  ),
  email: emailField().when('loginBy', ([loginBy], schema) =>
    loginBy === 'email'
      ? schema.required(fieldProblem('validation.forgotPassword.emailRequired'))
      : schema.transform(() => undefined),
  ),
  password: newPasswordField('validation.bookingAccount.password', ['nationalId', 'phone', 'email']),
})

const { buildingNumber, unitNumber, street, ...others } = addressFieldSchemas

/**
 * The schema of the second step of sign-up: where the customer lives. A short address may have filled
 * in some fields.
 */
export const signUpAddressSchema = object({
  ...others,
  buildingNumber: buildingNumber.required(fieldProblem(MISSING)),
  unitNumber: unitNumber.required(fieldProblem(MISSING)),
  street: street.required(fieldProblem(MISSING)),
})
