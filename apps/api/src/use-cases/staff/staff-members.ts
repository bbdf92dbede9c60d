import { pageOfRows, toPageRange, type PageInput } from '../catalogue/page.ts'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { acceptStaffInvitation, opsAddStaff, opsChangeStaff } from '@sakina/api-client/wire/staff'
import type { StaffRole } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import {
  addStaffMember,
  changeStaffMember,
  endSessionsOfStaff,
  lockOwners,
  lockStaffMember,
  paginateStaff,
  staffById,
  type StaffMember,
} from '../../db/repositories/staff.ts'
import type { Tx } from '../../db/database.ts'
import { staffInvitationEmail } from '../../emails/staff-invitation-email.ts'
import type { Language } from '../../ports/payment.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { keepStaffAct, type Actor } from '../office/office-command.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { passwordProblems, refuseFieldProblems } from '../identity/parse-person.ts'
import { staffEmail } from './staff-sessions.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

/** Whom a link lets choose a password, and until when. */
export type StaffInvitation = { readonly id: string; readonly until: number }

const Invitation = v.strictObject({ id: v.string(), until: v.number() })

// The hash of the password is signed too, so that a link is worth nothing once a password has been chosen.
const signatureOf = (content: string, passwordHash: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`staff-invitation ${content} ${passwordHash}`).digest()

/** Returns the signed token of a link with which a person of the office chooses a password. */
export function signStaffInvitation(
  invitation: StaffInvitation,
  passwordHash: string,
  secret: string,
): string {
  const content = Buffer.from(JSON.stringify(invitation)).toString('base64url')
  return `${content}.${signatureOf(content, passwordHash, secret).toString('base64url')}`
}

/** Returns what a token says, which nobody has verified yet; undefined if it says nothing. */
export function readStaffInvitation(token: string): StaffInvitation | undefined {
  try {
    const content = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()
    return v.parse(Invitation, JSON.parse(content))
  } catch {
    return undefined
  }
}

/** Whether a token was signed for a person who still has this password. */
export function isStaffInvitation(token: string, passwordHash: string, secret: string): boolean {
  const [content = '', signature = ''] = token.split('.')
  const actual = Buffer.from(signature, 'base64url')
  const expected = signatureOf(content, passwordHash, secret)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** A first password, which is shown once and has to be changed. */
const newPassword = (app: Pick<Application, 'randomBytes'>): string =>
  app.randomBytes(12).toString('base64url')

const invitationDays = 3

/** Sends a person the link by which a password is chosen. */
async function invite(
  tx: Tx,
  app: Application,
  { id, name, email, passwordHash }: Pick<StaffMember, 'id' | 'name' | 'email' | 'passwordHash'>,
  language: Language,
): Promise<void> {
  const until = app.now().getTime() + invitationDays * 86_400_000
  const token = signStaffInvitation({ id, until }, passwordHash, app.driverLinkSecret)
  const office = app.config.web.officeUrl ?? app.siteUrl()
  const content = { to: email, name, token, days: invitationDays, language, office }
  await enqueueEmail(tx, app, staffInvitationEmail(content))
}

/** How a person comes by a password: by a link in an email, or by one that is shown once. */
type Means = { readonly isByMail: boolean; readonly language: Language }

/** An owner works for the whole agency; every other person for the branches that are named. */
function requireBranches(
  { branch }: Pick<Catalogue, 'branch'>,
  roles: readonly StaffRole[],
  branches: readonly number[],
): void {
  const isKnown = branches.every((id) => branch.has(id))
  if (!isKnown || (roles.includes('owner') && branches.length > 0))
    throw invalidFieldsFailure({ branches: 'not_allowed' })
}

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]

/** Adds a person to the office, and returns the first password unless the person gets a link. */
export async function addMember(
  app: Application,
  actor: Actor | undefined,
  { name, email: typed, roles, branches = [], isByMail = false }: BodyOf<typeof opsAddStaff>,
  language: Language,
): Promise<{ readonly id: string; readonly password: string | null }> {
  const email = staffEmail(typed)
  if (email === undefined) throw invalidFieldsFailure({ email: 'not_an_email' })
  requireBranches(await app.catalogue.read(), roles, branches)
  const password = newPassword(app)
  const passwordHash = await app.passwords.hash(password)
  const id = app.newId()
  await app.database.write(async (tx) => {
    const isAdded = await addStaffMember(tx, {
      id,
      name: name.trim(),
      email,
      passwordHash,
      mustChangePassword: true,
      roles: unique(roles),
      branches: unique(branches),
      createdAt: app.now(),
    })
    if (!isAdded) throw new Failure('login_taken')
    if (isByMail) await invite(tx, app, { id, name: name.trim(), email, passwordHash }, language)
    await keepStaffAct(tx, app, actor, { operation: 'opsAddStaff', id, reason: roles.join(', ') })
  })
  return { id, password: isByMail ? null : password }
}

/** Somebody has to be left who can let people in again. */
function requireAnotherOwner(owners: readonly StaffMember[], id: string): void {
  if (owners.length === 1 && owners[0]?.id === id) throw new Failure('transition_not_allowed')
}

/** Changes what a person may do; one who left ends with every session. */
export async function changeMember(
  app: Application,
  actor: Actor | undefined,
  id: string,
  body: BodyOf<typeof opsChangeStaff>,
): Promise<void> {
  const catalogue = await app.catalogue.read()
  await app.database.write(async (tx) => {
    const owners = await lockOwners(tx)
    const member = await lockStaffMember(tx, id)
    if (member === undefined) throw new Failure('not_found')
    const { name = member.name, roles = member.roles, branches = member.branches } = body
    const { isActive = member.endedAt === null } = body
    requireBranches(catalogue, roles, branches)
    const staysOwner = isActive && roles.includes('owner')
    if (!staysOwner) requireAnotherOwner(owners, id)
    await changeStaffMember(tx, id, {
      name: name.trim(),
      roles: unique(roles),
      branches: unique(branches),
      endedAt: isActive ? null : (member.endedAt ?? app.now()),
    })
    if (!isActive) await endSessionsOfStaff(tx, id)
    const reason = isActive ? roles.join(', ') : 'ended'
    await keepStaffAct(tx, app, actor, { operation: 'opsChangeStaff', id, reason })
  })
}

/** Gives a person a link or a new first password, and ends every session of the person. */
export async function resetPasswordOfMember(
  app: Application,
  actor: Actor | undefined,
  id: string,
  { isByMail, language }: Means,
): Promise<string | null> {
  const password = newPassword(app)
  const passwordHash = await app.passwords.hash(password)
  await app.database.write(async (tx) => {
    const member = await lockStaffMember(tx, id)
    if (member === undefined) throw new Failure('not_found')
    await changeStaffMember(tx, id, { passwordHash, mustChangePassword: true })
    if (isByMail) await invite(tx, app, { ...member, passwordHash }, language)
    await endSessionsOfStaff(tx, id)
    await keepStaffAct(tx, app, actor, { operation: 'opsResetStaffPassword', id, reason: null })
  })
  return isByMail ? null : password
}

/** Sets the password that a person chose by the link of an invitation; the link then works no more. */
export async function acceptInvitation(
  app: Application,
  { token, newPassword: password, confirmPassword: confirmation }: BodyOf<typeof acceptStaffInvitation>,
): Promise<void> {
  const refused = new Failure('reset_link_invalid')
  const invitation = readStaffInvitation(token)
  if (invitation === undefined || invitation.until < app.now().getTime()) throw refused
  const invited = await staffById(app.database.reader, invitation.id)
  if (invited === undefined || !isStaffInvitation(token, invited.passwordHash, app.driverLinkSecret))
    throw refused
  refuseFieldProblems(passwordProblems({ field: 'newPassword', password, confirmation }, [invited.email]))
  const passwordHash = await app.passwords.hash(password)
  await app.database.write(async (tx) => {
    const member = await lockStaffMember(tx, invited.id)
    if (member?.endedAt !== null || member.passwordHash !== invited.passwordHash) throw refused
    await changeStaffMember(tx, invited.id, { passwordHash, mustChangePassword: false })
    await endSessionsOfStaff(tx, invited.id)
  })
}

export async function listMembers(
  app: Application,
  query: PageInput & { readonly active?: boolean | undefined },
) {
  const { active } = query
  const { rows, total } = await paginateStaff(app.database.reader, { active, ...toPageRange(query) })
  return pageOfRows(rows, total, query)
}

export async function readMember(app: Application, id: string): Promise<StaffMember> {
  const member = await staffById(app.database.reader, id)
  if (member === undefined) throw new Failure('not_found')
  return member
}
