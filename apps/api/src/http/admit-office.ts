import { officeCookie, officeCookieOnLoopback } from '@sakina/api-client/wire/office-cookie'
import type { OperationRow } from '@sakina/api-client/wire/operation'
import { operations } from '@sakina/api-client/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Application } from '../application.ts'
import type { Config } from '../config/config.ts'
import type { BranchRecord } from '../db/repositories/branch-limit.ts'
import { Failure } from '../failures/failure.ts'
import { limitRequestsOfIp } from '../use-cases/limits.ts'
import { branchLimitOf, requireRecordOfBranches } from '../use-cases/office/branch-limit.ts'
import type { SignedInStaff } from '../use-cases/staff/signed-in-staff.ts'

const hostOf = (request: FastifyRequest): string => request.host

/** A browser keeps no secure cookie over plain HTTP, which only a developer's own machine speaks. */
const isLoopback = (request: FastifyRequest): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(hostOf(request))

const cookieName = (request: FastifyRequest): string =>
  isLoopback(request) ? officeCookieOnLoopback : officeCookie

/** The token of the session of the office that a request carries. */
export function officeTokenOf(request: FastifyRequest): string | undefined {
  const name = `${cookieName(request)}=`
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length)
}

function sendCookie(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void {
  const parts = [
    `${cookieName(request)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${seconds}`,
  ]
  reply.header('set-cookie', [...parts, ...(isLoopback(request) ? [] : ['Secure'])].join('; '))
}

/** Gives the browser the session; no script can read it, and no other site can make the browser send it. */
export const sendOfficeCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { token, seconds }: { readonly token: string; readonly seconds: number },
): void => sendCookie(request, reply, token, seconds)

export const clearOfficeCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  sendCookie(request, reply, '', 0)

/** Refuses a write that a page of another site asks for, with or without the cookie. */
export function requireOwnOrigin({ web }: Pick<Config, 'web'>, request: FastifyRequest): void {
  const { origin } = request.headers
  const host = web.officeUrl === undefined ? hostOf(request) : new URL(web.officeUrl).host
  const isOwn =
    origin === undefined
      ? request.headers['sec-fetch-site'] === 'same-origin' && hostOf(request) === host
      : URL.canParse(origin) && new URL(origin).host === host && hostOf(request) === host
  if (!isOwn) throw new Failure('forbidden')
}

/** The only operations allowed to a person who must change the password first. */
const openBeforeChange: ReadonlySet<string> = new Set([
  'getStaffSession',
  'staffSignOut',
  'changeStaffPassword',
])

/** Whether one of the person's roles may call an operation. */
export const mayCall = ({ roles }: Pick<SignedInStaff, 'roles'>, operation: OperationRow): boolean =>
  operation.roles === undefined || operation.roles.some((role) => roles.includes(role))

/** Who may call the operations of the office. */
export type OfficeAuthentication = {
  readonly isOperator: (request: FastifyRequest) => boolean
  readonly staffOfSession: (token: string | undefined, address: string) => Promise<SignedInStaff | undefined>
}

/**
 * Admits a machine with the office's token, or a person with a session and a role of the operation. Wrong tokens
 * count against the rate limit.
 */
export async function admitToOffice(
  app: Application,
  authentication: OfficeAuthentication,
  operation: OperationRow,
  request: FastifyRequest,
): Promise<SignedInStaff | undefined> {
  if (operation.auth === 'ops' && authentication.isOperator(request)) return undefined
  const staff = await authentication.staffOfSession(officeTokenOf(request), request.ip)
  if (staff === undefined) {
    await limitRequestsOfIp(app, operation.limit ?? 'general', request.ip)
    throw new Failure('unauthorized')
  }
  if (operation.method !== 'GET') requireOwnOrigin(app.config, request)
  if (staff.mustChangePassword && !openBeforeChange.has(operation.id)) throw new Failure('forbidden')
  if (!mayCall(staff, operation)) throw new Failure('forbidden')
  return staff
}

/** The kind of record of an operation, by the first word of its path. */
const recordKinds: Readonly<Record<string, BranchRecord>> = {
  orders: 'order',
  contracts: 'contract',
  visits: 'visit',
  requests: 'request',
  complaints: 'complaint',
  invoices: 'invoice',
  refunds: 'refund',
  papers: 'paper',
  notices: 'notice',
  customers: 'customer',
  workers: 'worker',
  absences: 'absence',
}

/** The kind of record that an operation of the office names in its path, if it belongs to a branch. */
export const branchRecordOf = ({ path }: Pick<OperationRow, 'path'>): BranchRecord | undefined => {
  const [, word = ''] = /^\/ops\/(\w+)\/:id/.exec(path) ?? []
  return recordKinds[word]
}

const OneRecord = v.object({ id: v.union([v.string(), v.number()]) })
const Previewed = v.object({ operation: v.string(), id: v.union([v.string(), v.number()]) })

/** Refuses a person the records of branches other than theirs, and the preview of what they may not do. */
export async function requireBranchOfPerson(
  app: Application,
  operation: OperationRow,
  staff: SignedInStaff | undefined,
  { params, body }: { readonly params: unknown; readonly body: unknown },
): Promise<void> {
  if (staff === undefined) return
  const branches = branchLimitOf(staff)
  const kind = branchRecordOf(operation)
  if (kind !== undefined)
    await requireRecordOfBranches(app, branches, { kind, typed: String(v.parse(OneRecord, params).id) })
  if (operation.id !== 'opsPreviewAct') return
  const previewed = v.parse(Previewed, body)
  const row = Object.values<OperationRow>(operations).find(({ id }) => id === previewed.operation)
  if (row === undefined || !mayCall(staff, row)) throw new Failure('forbidden')
  const previewedKind = branchRecordOf(row)
  if (previewedKind !== undefined)
    await requireRecordOfBranches(app, branches, { kind: previewedKind, typed: String(previewed.id) })
}
