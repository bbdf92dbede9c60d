export { cardBrand, cvvDigits, formatCardExpiry, isCvv, readCardExpiry, readCardNumber } from './card.ts'
export type { CardBrand, CardExpiry, CardExpiryRefusal, CardNumber, CardNumberRefusal } from './card.ts'
export { ageOn, checkBirthDate, readPassportNumber, readVisaNumber } from './documents.ts'
export type { BirthDateRefusal, PassportRefusal, VisaNumberRefusal } from './documents.ts'
export { emailKey, hasAtSign, readEmail } from './email.ts'
export type { EmailRefusal } from './email.ts'
export { readLogin } from './login.ts'
export type { Login } from './login.ts'
export { localMobile, readableMobile, readMobile, whatsappDigits } from './mobile.ts'
export type { Mobile, MobileRefusal } from './mobile.ts'
export { NAME_LENGTH, NAME_WORDS, readFullName, wordsOf } from './name.ts'
export type { NameRefusal } from './name.ts'
export { readNationalId } from './national-id.ts'
export type { NationalId, NationalIdRefusal } from './national-id.ts'
export {
  isCommonPassword,
  PASSWORD_LENGTH,
  PASSWORD_MOST,
  passwordProblem,
  passwordStrength,
} from './password.ts'
export type { PasswordProblem, PasswordStrength } from './password.ts'
