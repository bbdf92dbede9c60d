import type { MessageKey } from './message-keys.ts'

/** The English sentences of the specification, word for word (public site §5 and §8, portal §5). */
export const documentedMessages = {
  'validation.signUp.fillAllRequired': 'please fill all required fields',
  'validation.signUp.invalidEmail': 'Invalid email address',
  'validation.signUp.passwordsDoNotMatch': 'Passwords do not match',
  'validation.login.fillAllFields': 'Please fill in all fields',
  'validation.login.enterNationalIdFirst': 'Please enter your National ID first',
  'validation.resetPassword.fillAllFields': 'fill all fields',
  'validation.resetPassword.passwordsDoNotMatch': 'passwords do not match',
  'validation.booking.missingServicePackageId': 'Missing servicePackageId.',
  'validation.booking.agreeToAllTerms': 'You must agree to all terms and conditions before continuing.',
  'validation.cancellation.missingContract': 'Missing contract ID',
  'validation.replacement.missingContract': 'contract number missing',
  'validation.walletReturn.contractNotFound': 'contract number not found',
} as const satisfies Partial<Record<MessageKey, string>>

/** What a request says when the customer gives no reason (portal §5). */
export const documentedDefaultReasons = {
  cancellation: 'No reason provided',
  suspension: 'other reasons',
  replacement: 'no specific reason',
} as const
