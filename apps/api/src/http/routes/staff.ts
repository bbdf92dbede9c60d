import { instant } from '@sakina/domain/calendar'
import * as wire from '@sakina/api-client/wire/staff'
import type { Application } from '../../application.ts'
import type { StaffMember } from '../../db/repositories/staff.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import {
  acceptInvitation,
  addMember,
  changeMember,
  listMembers,
  readMember,
  resetPasswordOfMember,
} from '../../use-cases/staff/staff-members.ts'
import {
  changePasswordOfStaff,
  endSession,
  listSessionsOfStaff,
  signInStaff,
  signOutStaff,
} from '../../use-cases/staff/staff-sessions.ts'
import { clearOfficeCookie, requireOwnOrigin, sendOfficeCookie } from '../admit-office.ts'
import type { Language } from '../language.ts'
import { mapPage } from '../../use-cases/catalogue/page.ts'
import { defineRoute, type Route } from '../route.ts'
import { toRelation } from '../shapes/relation.ts'
import { successMessages } from '../words/success.ts'
import { optionalInstant } from '../optional-values.ts'
import { localize } from '../language.ts'

const toPerson = (
  person: Pick<StaffMember, 'id' | 'name' | 'email' | 'roles' | 'branches' | 'mustChangePassword'>,
  catalogue: Catalogue,
  language: Language,
) => ({
  id: person.id,
  name: person.name,
  email: person.email,
  roles: [...person.roles],
  branches: person.branches.map((id) => toRelation(catalogue.branch.get(id), language)),
  mustChangePassword: person.mustChangePassword,
})

const toMember = (member: StaffMember, catalogue: Catalogue, language: Language) => ({
  ...toPerson(member, catalogue, language),
  isActive: member.endedAt === null,
  createdAt: instant(member.createdAt),
  lastSeenAt: optionalInstant(member.lastSeenAt),
})

const shownMember = async (app: Application, id: string, language: Language) =>
  toMember(await readMember(app, id), await app.catalogue.read(), language)

/** The routes of the people of the office: their sessions and their accounts. */
export const staffRoutes: readonly Route[] = [
  defineRoute(wire.staffSignIn, async ({ app, body, address, browser, request, reply, language }) => {
    requireOwnOrigin(app.config, request)
    const credentials = { ...body, address, browser }
    const { member, token, expiresAt } = await signInStaff(app, credentials)
    const seconds = Math.floor((expiresAt.getTime() - app.now().getTime()) / 1_000)
    sendOfficeCookie(request, reply, { token, seconds })
    return toPerson(member, await app.catalogue.read(), language)
  }),

  defineRoute(wire.getStaffSession, async ({ app, staff, language }) =>
    toPerson(staff, await app.catalogue.read(), language),
  ),

  defineRoute(wire.staffSignOut, async ({ app, staff, request, reply, language }) => {
    await signOutStaff(app, staff)
    clearOfficeCookie(request, reply)
    return { message: localize(successMessages.signedOut, language) }
  }),

  defineRoute(wire.listStaffSessions, async ({ app, staff }) => {
    const sessions = await listSessionsOfStaff(app, staff)
    return sessions.map((session) => ({
      id: session.id,
      beganAt: instant(session.createdAt),
      usedAt: instant(session.usedAt),
      endsAt: instant(session.expiresAt),
      address: session.address,
      browser: session.browser,
      isThis: session.id === staff.sessionId,
    }))
  }),

  defineRoute(wire.endStaffSession, async ({ app, staff, params }) => {
    await endSession(app, staff, params.id)
    return { message: null }
  }),

  defineRoute(wire.changeStaffPassword, async ({ app, staff, body, language }) => {
    await changePasswordOfStaff(app, staff, body)
    return { message: localize(successMessages.passwordChanged, language) }
  }),

  defineRoute(wire.opsListStaff, async ({ app, query, language }) => {
    const catalogue = await app.catalogue.read()
    return mapPage(await listMembers(app, query), (member) => toMember(member, catalogue, language))
  }),

  defineRoute(wire.opsAddStaff, async ({ app, staff, body, language }) => {
    const { id, password } = await addMember(app, staff, body, language)
    return { ...(await shownMember(app, id, language)), password }
  }),

  defineRoute(wire.opsChangeStaff, async ({ app, staff, params, body, language }) => {
    await changeMember(app, staff, params.id, body)
    return await shownMember(app, params.id, language)
  }),

  defineRoute(wire.opsResetStaffPassword, async ({ app, staff, params, body, language }) => {
    const means = { isByMail: body.isByMail === true, language }
    return { password: await resetPasswordOfMember(app, staff, params.id, means) }
  }),

  defineRoute(wire.acceptStaffInvitation, async ({ app, body, request }) => {
    requireOwnOrigin(app.config, request)
    await acceptInvitation(app, body)
    return { message: null }
  }),
]
