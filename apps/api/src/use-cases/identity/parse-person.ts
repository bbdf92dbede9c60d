import {
  canonicalEmail,
  passwordProblem,
  parseEmail,
  parseFullName,
  parseLogin,
  parseMobile,
  parseNationalId,
} from '@sakina/domain/identity'
import type { FieldErrorCode } from '@sakina/api-client/wire/errors'
import { invalidFieldsFailure } from '../../failures/failure.ts'
import { nonEmptyText } from '../addresses/read-place.ts'

/** The code of what is wrong with each field of a form. */
export type FieldProblemCodes = Record<string, FieldErrorCode>

const passwordCodes: Readonly<Record<NonNullable<ReturnType<typeof passwordProblem>>, FieldErrorCode>> = {
  'identity.password_too_short': 'password_weak',
  'identity.password_too_long': 'too_long',
  'identity.password_common': 'password_common',
  'identity.password_is_login': 'password_is_login',
}

type NewPassword = {
  readonly field: string
  readonly password: string
  readonly confirmation: string
  readonly confirmationField?: string
}

/** Returns what is wrong with a new password and its confirmation, by field. */
export function passwordProblems(
  { field, password, confirmation, confirmationField = 'confirmPassword' }: NewPassword,
  ownLogins: readonly string[] = [],
): FieldProblemCodes {
  const problem = passwordProblem(password, ownLogins)
  return {
    ...(problem !== undefined && { [field]: passwordCodes[problem] }),
    ...(password !== confirmation && { [confirmationField]: 'passwords_differ' as const }),
  }
}

/** Throws a failure if a field has a problem. */
export function refuseFieldProblems(problems: FieldProblemCodes): void {
  if (Object.keys(problems).length > 0) throw invalidFieldsFailure(problems)
}

/** The email and mobile numbers that a form holds. */
export type ContactDetails = {
  readonly email: string | null
  readonly mobile: string | null
  /** A second number, if the form has a separate field for it. */
  readonly phone: string | null
}

function parsePhone(
  field: 'phone' | 'mobile',
  text: string | undefined,
  problems: FieldProblemCodes,
): string | null {
  if (text === undefined) return null
  const readable = parseMobile(text)
  if (!readable.ok) problems[field] = 'not_a_phone'
  return readable.ok ? readable.value : null
}

/** Parses the email and the numbers of a form; a problem is reported at its field. */
export function parseContactDetails(
  input: {
    readonly email?: string | null | undefined
    readonly mobile?: string | null | undefined
    readonly phone?: string | null | undefined
  },
  problems: FieldProblemCodes,
): ContactDetails {
  const email = nonEmptyText(input.email)
  const readableEmail = email === undefined ? undefined : parseEmail(email)
  if (readableEmail?.ok === false) problems['email'] = 'not_an_email'
  const phone = parsePhone('phone', nonEmptyText(input.phone), problems)
  const mobile = parsePhone('mobile', nonEmptyText(input.mobile), problems) ?? phone
  return { email: readableEmail?.ok ? readableEmail.value : null, mobile, phone: phone ?? mobile }
}

/** Parses a full name, or adds the problem of the field. */
export function parsePersonName(name: string, problems: FieldProblemCodes): string {
  const readable = parseFullName(name)
  if (!readable.ok) problems['name'] = 'not_a_full_name'
  return readable.ok ? readable.value : ''
}

/** Parses a national id, or adds the problem of the field. */
export function parseNationalIdField(number: string, problems: FieldProblemCodes): string {
  const readable = parseNationalId(number)
  if (!readable.ok) problems['nationalId'] = 'not_a_national_id'
  return readable.ok ? readable.value.number : ''
}

/** The login chosen at registration must be the email or the mobile of the same form. */
export function parseChosenLogin(
  login: string,
  contact: ContactDetails,
  problems: FieldProblemCodes,
): string {
  const chosen = parseLogin(login)
  const belongs =
    (chosen.kind === 'email' &&
      contact.email !== null &&
      canonicalEmail(chosen.value) === canonicalEmail(contact.email)) ||
    (chosen.kind === 'mobile' && chosen.value === contact.mobile)
  if (!belongs) problems['login'] = 'login_missing'
  return chosen.value
}
