import { object } from 'yup'
import { choice } from './fields.ts'
import { addressFields } from './address.ts'
import { email, fullName, mobile, nationalId, newPassword, repeated } from './person.ts'
import { problem } from './problem.ts'

const MISSING = 'validation.signUp.fillAllRequired'

/** First step: who the customer is, and whether the e-mail or the phone is the login (public site §5). */
export const signUpIdentitySchema = object({
  loginBy: choice(['email', 'phone'], 'validation.common.choose'),
  name: fullName().required(problem(MISSING)),
  nationalId: nationalId().required(problem(MISSING)),
  email: email('validation.signUp.invalidEmail').when(['loginBy', 'phone'], ([loginBy, phone], schema) => {
    if (loginBy === 'email') return schema.required(problem('validation.signUp.chosenLogin'))
    return loginBy === undefined && phone === undefined
      ? schema.required(problem('validation.signUp.emailOrPhone'))
      : schema
  }),
  phone: mobile().when('loginBy', ([loginBy], schema) =>
    loginBy === 'phone' ? schema.required(problem('validation.signUp.chosenLogin')) : schema,
  ),
  password: newPassword(MISSING, ['nationalId', 'email', 'phone']),
  confirmPassword: repeated('password', MISSING, 'validation.signUp.passwordsDoNotMatch'),
})

/** Who somebody is at the end of a booking: the mobile signs in, and the address is the booking's. */
export const bookingAccountSchema = object({
  name: fullName().required(problem(MISSING)),
  nationalId: nationalId().required(problem(MISSING)),
  phone: mobile().required(problem(MISSING)),
  password: newPassword(MISSING, ['nationalId', 'phone']),
})

const { buildingNumber, unitNumber, street, ...others } = addressFields

/** Second step: where the customer lives; a short address may have filled it. */
export const signUpAddressSchema = object({
  ...others,
  buildingNumber: buildingNumber.required(problem(MISSING)),
  unitNumber: unitNumber.required(problem(MISSING)),
  street: street.required(problem(MISSING)),
})
