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
import { resultBody, resultPageBody, successBody } from '../response-bodies.ts'
import { defineRoute, type Route } from '../route.ts'
import { toWireRelation } from '../shapes/relation.ts'
import { successMessages } from '../words/success.ts'
import { localize } from '../language.ts'

const toWirePerson = (
  person: Pick<StaffMember, 'id' | 'name' | 'email' | 'roles' | 'branches' | 'mustChangePassword'>,
  catalogue: Catalogue,
  language: Language,
) => ({
  id: person.id,
  name: person.name,
  email: person.email,
  roles: [...person.roles],
  branch_ids: person.branches.map((id) => toWireRelation(catalogue.branch.get(id), language)),
  must_change_password: person.mustChangePassword,
})

const toWireMember = (member: StaffMember, catalogue: Catalogue, language: Language) => ({
  ...toWirePerson(member, catalogue, language),
  is_active: member.endedAt === null,
  created_at: member.createdAt.toISOString(),
  last_seen_at: member.lastSeenAt?.toISOString() ?? null,
})

const shownMember = async (app: Application, id: string, language: Language) =>
  toWireMember(await readMember(app, id), await app.catalogue.read(), language)

/** The routes of the people of the office: their sessions and their accounts. */
export const staffRoutes: readonly Route[] = [
  defineRoute(wire.staffSignIn, async ({ app, body, address, browser, request, reply, language }) => {
    requireOwnOrigin(app.config, request)
    const credentials = { ...body, address, browser }
    const { member, token, expiresAt } = await signInStaff(app, credentials)
    const seconds = Math.floor((expiresAt.getTime() - app.now().getTime()) / 1_000)
    sendOfficeCookie(request, reply, { token, seconds })
    return resultBody(toWirePerson(member, await app.catalogue.read(), language))
  }),

  defineRoute(wire.getStaffSession, async ({ app, staff, language }) =>
    resultBody(toWirePerson(staff, await app.catalogue.read(), language)),
  ),

  defineRoute(wire.staffSignOut, async ({ app, staff, request, reply, language }) => {
    await signOutStaff(app, staff)
    clearOfficeCookie(request, reply)
    return successBody({ message: localize(successMessages.signedOut, language) })
  }),

  defineRoute(wire.listStaffSessions, async ({ app, staff }) => {
    const sessions = await listSessionsOfStaff(app, staff)
    return resultBody(
      sessions.map((session) => ({
        id: session.id,
        began_at: session.createdAt.toISOString(),
        used_at: session.usedAt.toISOString(),
        ends_at: session.expiresAt.toISOString(),
        address: session.address,
        browser: session.browser,
        is_this: session.id === staff.sessionId,
      })),
    )
  }),

  defineRoute(wire.endStaffSession, async ({ app, staff, params }) => {
    await endSession(app, staff, params.id)
    return successBody({})
  }),

  defineRoute(wire.changeStaffPassword, async ({ app, staff, body, language }) => {
    await changePasswordOfStaff(app, staff, body)
    return successBody({ message: localize(successMessages.passwordChanged, language) })
  }),

  defineRoute(wire.opsListStaff, async ({ app, query, language }) => {
    const catalogue = await app.catalogue.read()
    return resultPageBody(await listMembers(app, query), (member) =>
      toWireMember(member, catalogue, language),
    )
  }),

  defineRoute(wire.opsAddStaff, async ({ app, staff, body, language }) => {
    const { id, password } = await addMember(app, staff, body, language)
    return resultBody({ ...(await shownMember(app, id, language)), password })
  }),

  defineRoute(wire.opsChangeStaff, async ({ app, staff, params, body, language }) => {
    await changeMember(app, staff, params.id, body)
    return resultBody(await shownMember(app, params.id, language))
  }),

  defineRoute(wire.opsResetStaffPassword, async ({ app, staff, params, body, language }) => {
    const means = { isByMail: body.by_mail === true, language }
    return resultBody({ password: await resetPasswordOfMember(app, staff, params.id, means) })
  }),

  defineRoute(wire.acceptStaffInvitation, async ({ app, body, request }) => {
    requireOwnOrigin(app.config, request)
    await acceptInvitation(app, body)
    return successBody({})
  }),
]
