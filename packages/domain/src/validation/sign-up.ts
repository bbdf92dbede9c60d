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
 * The account that a guest creates at the end of a booking: the mobile is the login, and the
 * address is that of the booking.
 */
export const bookingAccountSchema = object({
  name: fullNameField().required(fieldProblem('validation.bookingAccount.name')),
  nationalId: nationalIdField().required(fieldProblem('validation.bookingAccount.nationalId')),
  phone: mobileField().required(fieldProblem('validation.code.mobileRequired')),
  password: newPasswordField('validation.bookingAccount.password', ['nationalId', 'phone']),
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
