import { toLatinDigits } from '@sakina/text'
import { commonPasswords } from './common-passwords.ts'
import { canonicalLogin } from './login.ts'
import { MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH } from './password-length.ts'

export type PasswordProblem =
  | 'identity.password_too_short'
  | 'identity.password_too_long'
  | 'identity.password_common'
  | 'identity.password_is_login'
/** The strength of a password from 0 (weakest) to 4. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const APPENDED = /[\d!@#$%&*?._ -]+$/
const PREPENDED = /^[\d!@#$%&*?._ -]+/
const STEPS: ReadonlySet<number> = new Set([-1, 0, 1])
// Bits of entropy for each step of the meter; from about 40, guessing online is hopeless.
const METER: readonly (readonly [PasswordStrength, number])[] = [
  [4, 80],
  [3, 60],
  [2, 40],
]
const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/\d/, 10],
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\p{Script=Arabic}/u, 36],
  [/[^\da-zA-Z\p{Script=Arabic}]/u, 33],
]

const characters = (password: string): readonly string[] => Array.from(password.normalize('NFC'))

// A run such as 12345678, abcdefgh or aaaaaaaa counts as one guess, not one for each character.
const surprises = (password: string): number =>
  characters(password).filter((character, index, all) => {
    const before = all[index - 1]?.codePointAt(0)
    return before === undefined || !STEPS.has(Number(character.codePointAt(0)) - before)
  }).length

/**
 * Whether a password is a well-known one, also with digits or signs around it, or a simple run such
 * as abcdefgh.
 */
export function isCommonPassword(password: string): boolean {
  const plain = toLatinDigits(password.normalize('NFKC')).toLowerCase()
  const withoutTail = plain.replace(APPENDED, '')
  const core = withoutTail.replace(PREPENDED, '')
  return [plain, withoutTail, core].some((form) => commonPasswords.has(form)) || surprises(plain) <= 2
}

/**
 * Returns why a password is refused: its length, or that it is common or equals one of the logins.
 */
export function passwordProblem(
  password: string,
  ownLogins: readonly string[] = [],
): PasswordProblem | undefined {
  const { length } = characters(password)
  if (length < MIN_PASSWORD_LENGTH) return 'identity.password_too_short'
  if (length > MAX_PASSWORD_LENGTH) return 'identity.password_too_long'
  const typed = canonicalLogin(password)
  if (ownLogins.some((login) => canonicalLogin(login) === typed)) return 'identity.password_is_login'
  return isCommonPassword(password) ? 'identity.password_common' : undefined
}

/**
 * Returns the strength that the meter shows: 0 for a refused password, 1 for an acceptable one, 4 for strong.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (passwordProblem(password) !== undefined) return 0
  const plain = toLatinDigits(password)
  const alphabet = ALPHABETS.reduce((size, [letters, count]) => size + (letters.test(plain) ? count : 0), 0)
  const bits = surprises(plain) * Math.log2(alphabet)
  return METER.find(([, needed]) => bits >= needed)?.[0] ?? 1
}
