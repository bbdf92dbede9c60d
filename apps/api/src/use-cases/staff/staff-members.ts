import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsAddStaff, opsChangeStaff } from '@sakina/api-client/wire/staff'
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
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { keepStaffAct, type Actor } from '../office/office-command.ts'
import { pageOfRows, toPageRange, type PageInput } from '../requests/request-views.ts'
import { staffEmail } from './staff-sessions.ts'

/** A first password, which is shown once and has to be changed. */
const newPassword = (app: Pick<Application, 'randomBytes'>): string =>
  app.randomBytes(12).toString('base64url')

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

/** Adds a person to the office and returns the first password. */
export async function addMember(
  app: Application,
  actor: Actor | undefined,
  { name, email: typed, roles, branches = [] }: BodyOf<typeof opsAddStaff>,
): Promise<{ readonly id: string; readonly password: string }> {
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
    await keepStaffAct(tx, app, actor, { operation: 'opsAddStaff', id, reason: roles.join(', ') })
  })
  return { id, password }
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
    const { is_active: isActive = member.endedAt === null } = body
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
    const said = isActive ? roles.join(', ') : 'ended'
    await keepStaffAct(tx, app, actor, { operation: 'opsChangeStaff', id, reason: said })
  })
}

/** Gives a person a new first password and ends every session of the person. */
export async function resetPasswordOfMember(
  app: Application,
  actor: Actor | undefined,
  id: string,
): Promise<string> {
  const password = newPassword(app)
  const passwordHash = await app.passwords.hash(password)
  await app.database.write(async (tx) => {
    if ((await lockStaffMember(tx, id)) === undefined) throw new Failure('not_found')
    await changeStaffMember(tx, id, { passwordHash, mustChangePassword: true })
    await endSessionsOfStaff(tx, id)
    await keepStaffAct(tx, app, actor, { operation: 'opsResetStaffPassword', id, reason: null })
  })
  return password
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
