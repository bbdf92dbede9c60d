import { ref } from 'yup'
import {
  toLocalMobile,
  MIN_PASSWORD_LENGTH,
  MAX_PASSWORD_LENGTH,
  passwordProblem,
  parseContactPhone,
  parseEmail,
  parseFullName,
  parseMobile,
  parseNationalId,
  parseOneTimeCode,
} from '../identity/index.ts'
import type { EmailRefusal } from '../identity/index.ts'
import { mapParsedValue, textFieldByRule, requiredPassword } from './fields.ts'
import type { MessageKey } from './message-keys.ts'
import { fieldProblem } from './problem.ts'

export const fullNameField = () =>
  textFieldByRule(parseFullName, {
    'identity.name_words': 'validation.person.nameWords',
    'identity.name_too_long': 'validation.common.tooLong',
    'identity.hidden_characters': 'validation.person.hiddenCharacters',
  })

export const nationalIdField = () =>
  textFieldByRule(
    mapParsedValue(parseNationalId, ({ number }) => number),
    {
      'identity.id_not_ten_digits': 'validation.person.idTenDigits',
      'identity.id_first_digit': 'validation.person.idFirstDigit',
    },
  )

// The form sends ten digits (05…), as the specification requires.
export const parseLocalMobile = mapParsedValue(parseMobile, toLocalMobile)

export const mobileField = () =>
  textFieldByRule(parseLocalMobile, {
    'identity.phone_not_ten_digits': 'validation.person.phoneTenDigits',
    'identity.phone_not_mobile': 'validation.person.phoneNotMobile',
  })

export const contactPhoneField = () =>
  textFieldByRule(parseContactPhone, { 'identity.contact_phone': 'validation.person.contactPhone' })

export const oneTimeCodeField = () =>
  textFieldByRule(parseOneTimeCode, { 'identity.code_not_six_digits': 'validation.code.sixDigits' })

export const emailField = (message: MessageKey = 'validation.person.email') =>
  textFieldByRule<EmailRefusal>(parseEmail, {
    'identity.email_at_sign': message,
    'identity.email_not_an_address': message,
  })

const PASSWORD_MESSAGES = {
  'identity.password_too_short': fieldProblem('validation.password.tooShort', { least: MIN_PASSWORD_LENGTH }),
  'identity.password_too_long': fieldProblem('validation.password.tooLong', { most: MAX_PASSWORD_LENGTH }),
  'identity.password_common': fieldProblem('validation.password.common'),
  'identity.password_is_login': fieldProblem('validation.password.isLogin'),
} as const

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * A field for a new password: long enough, not common, and different from the logins in the given
 * fields.
 */
export const newPasswordField = (missing: MessageKey, loginFields: readonly string[] = []) =>
  requiredPassword(missing).when([...loginFields], (logins, schema) =>
    schema.test('password', (value, context) => {
      const refused = passwordProblem(value, logins.filter(isText))
      return refused === undefined || context.createError({ message: PASSWORD_MESSAGES[refused] })
    }),
  )

/** A field that must repeat the password in another field exactly. */
export const repeatedPasswordField = (field: string, missing: MessageKey, different: MessageKey) =>
  requiredPassword(missing).oneOf([ref<string>(field)], fieldProblem(different))
