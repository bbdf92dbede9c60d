export { doorContactSchema } from './door-contact.ts'
export { deleteAccountSchema, profileSchema } from './account.ts'
export { addressSchema } from './address.ts'
export { postalCodeWarning, shortAddressWarning } from './address-warnings.ts'
export {
  deliveryStepSchema,
  extrasStepSchema,
  startStepSchema,
  termsSchema,
  visitStepSchema,
  workerStepSchema,
} from './booking.ts'
export { codeAndPhoneSchema, codeMobileSchema, codeSchema, resetWithCodeSchema } from './code-forms.ts'
export { fileProblem } from './file.ts'
export type { AcceptedFileKind, FileType } from './file.ts'
export { messageKeys } from './message-keys.ts'
export type { MessageKey } from './message-keys.ts'
export {
  changeOwnPasswordSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  loginForgotSchema,
  loginSchema,
  passwordPromptSchema,
  resetPasswordSchema,
} from './password-forms.ts'
export { nationalIdWarning } from './id-warning.ts'
export { isFieldProblem } from './is-problem.ts'
export { fieldProblem } from './problem.ts'
export type { FieldProblem } from './problem.ts'
export {
  cancellationSchema,
  complaintReplySchema,
  complaintSchema,
  replacementSchema,
  suspensionSchema,
  visitRatingSchema,
  refundRequestSchema,
} from './requests.ts'
export { scheduleProblem } from './schedule-messages.ts'
export { bookingAccountSchema, signUpAddressSchema, signUpIdentitySchema } from './sign-up.ts'
export { specialPackageSchema } from './special-package.ts'
export { validate, validateTexts } from './validate.ts'
export type { FieldProblems } from './validate.ts'
export { namedWorkerSchema, visaDetailsSchema } from './visa.ts'
export { addCardSchema, voucherClaimSchema } from './wallet.ts'
