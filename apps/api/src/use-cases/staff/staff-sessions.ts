import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { changeStaffPassword } from '@sakina/api-client/wire/staff'
import { canonicalEmail, parseEmail } from '@sakina/domain/identity'
import type { Application } from '../../application.ts'
import {
  addStaffSession,
  changeStaffMember,
  endSessionOfStaff,
  endSessionsOfStaff,
  lockStaffMember,
  openSessionsOfStaff,
  openStaffSession,
  staffByEmail,
  touchStaffSession,
  type StaffMember,
  type StaffSession,
} from '../../db/repositories/staff.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { passwordProblems, refuseFieldProblems } from '../identity/parse-person.ts'
import { isLastUseStale } from '../identity/session-life.ts'
import { hashToken, newToken } from '../identity/tokens.ts'
import {
  clearAttemptsOfAccount,
  limitAttemptsOfAccount,
  limitSignInAttempts,
  rememberSignInNetwork,
} from '../limits.ts'
import type { SignedInStaff } from './signed-in-staff.ts'

const hours = 3_600_000
/** A session ends with the working day, and earlier when nobody uses it. */
const longest = 12 * hours
const idle = 2 * hours

const tokenForm = /^[\w-]{43}$/

const wrongCredentials = () =>
  new Failure('wrong_credentials', {
    words: {
      ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
      en: 'The email or the password is incorrect.',
    },
  })

/** The form of an email under which a person of the office is stored. */
export function staffEmail(typed: string): string | undefined {
  const email = parseEmail(typed)
  return email.ok ? canonicalEmail(email.value) : undefined
}

const attemptsKey = (typed: string): string => `staff:${staffEmail(typed) ?? typed.trim().toLowerCase()}`

/** A session of the office that has just begun; the token is stored nowhere else. */
export type NewStaffSession = {
  readonly member: StaffMember
  readonly token: string
  readonly expiresAt: Date
}

/**
 * Signs a person in to the office. A wrong password, an unknown email and an ended account get the same
 * response in the same time.
 */
export async function signInStaff(
  app: Application,
  credentials: {
    readonly email: string
    readonly password: string
    readonly address: string
    readonly browser: string
  },
): Promise<NewStaffSession> {
  const attempt = { account: attemptsKey(credentials.email), address: credentials.address }
  const network = await limitSignInAttempts(app, attempt)
  const email = staffEmail(credentials.email)
  const member = email === undefined ? undefined : await staffByEmail(app.database.reader, email)
  const isRight =
    member === undefined
      ? await app.passwords.pretend(credentials.password)
      : await app.passwords.verify(credentials.password, member.passwordHash)
  if (member === undefined || !isRight) throw wrongCredentials()
  const token = newToken(app.randomBytes)
  const now = app.now()
  const expiresAt = new Date(now.getTime() + longest)
  await app.database.write(async (tx) => {
    // The password may have been changed, or the account ended, while the password was compared.
    const locked = await lockStaffMember(tx, member.id)
    if (locked?.endedAt !== null || locked.passwordHash !== member.passwordHash) throw wrongCredentials()
    await addStaffSession(tx, {
      id: app.newId(),
      tokenHash: hashToken(token),
      staffId: member.id,
      createdAt: now,
      usedAt: now,
      expiresAt,
      address: credentials.address,
      browser: credentials.browser,
    })
    await changeStaffMember(tx, member.id, { lastSeenAt: now })
    await clearAttemptsOfAccount(tx, 'login', attempt.account, { network })
  })
  await rememberSignInNetwork(app, attempt)
  return { member, token, expiresAt }
}

const openAt = (now: Date) => ({ now, usedSince: new Date(now.getTime() - idle) })

/** Returns the person of a token while its session is open. */
export async function authenticateStaff(
  parts: Pick<Application, 'database' | 'now'>,
  token: string | undefined,
  address: string,
): Promise<SignedInStaff | undefined> {
  if (token === undefined || !tokenForm.test(token)) return undefined
  const now = parts.now()
  const found = await openStaffSession(parts.database.reader, { tokenHash: hashToken(token), ...openAt(now) })
  if (found === undefined) return undefined
  const { session, member } = found
  if (isLastUseStale(session.usedAt, now))
    await parts.database.write((tx) => touchStaffSession(tx, session, now))
  const { id, name, email, roles, branches, mustChangePassword } = member
  return { id, name, email, roles, branches, mustChangePassword, sessionId: session.id, address }
}

export const signOutStaff = (app: Application, { id, sessionId }: SignedInStaff): Promise<void> =>
  app.database.write(async (tx) => {
    await endSessionOfStaff(tx, id, sessionId)
  })

export const listSessionsOfStaff = (
  app: Application,
  { id }: SignedInStaff,
): Promise<readonly StaffSession[]> => openSessionsOfStaff(app.database.reader, id, openAt(app.now()))

/** Ends a session of the person who asks; somebody else's is not found. */
export const endSession = (app: Application, { id }: SignedInStaff, sessionId: string): Promise<void> =>
  app.database.write(async (tx) => {
    if (!(await endSessionOfStaff(tx, id, sessionId))) throw new Failure('not_found')
  })

/** Sets a new password and ends every other session of the person. */
export async function changePasswordOfStaff(
  app: Application,
  person: SignedInStaff,
  input: BodyOf<typeof changeStaffPassword>,
): Promise<void> {
  await limitAttemptsOfAccount(app, 'login', `staff password:${person.id}`)
  const member = await app.database.write((tx) => lockStaffMember(tx, person.id))
  if (member === undefined || !(await app.passwords.verify(input.oldPassword, member.passwordHash)))
    throw new Failure('wrong_password')
  const chosen = {
    field: 'newPassword',
    password: input.newPassword,
    confirmation: input.confirmPassword,
    confirmationField: 'confirmPassword',
  }
  refuseFieldProblems(passwordProblems(chosen, [member.email]))
  if (input.newPassword === input.oldPassword)
    throw invalidFieldsFailure({ newPassword: 'password_unchanged' })
  const passwordHash = await app.passwords.hash(input.newPassword)
  await app.database.write(async (tx) => {
    if ((await lockStaffMember(tx, person.id))?.passwordHash !== member.passwordHash)
      throw new Failure('wrong_password')
    await changeStaffMember(tx, person.id, { passwordHash, mustChangePassword: false })
    await endSessionsOfStaff(tx, person.id, person.sessionId)
  })
}
