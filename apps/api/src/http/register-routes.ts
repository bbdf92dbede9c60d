import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isCodec, renameFields, toWireNames } from '@sakina/api-client/wire/codec'
import { isOfOffice, type OperationRow } from '@sakina/api-client/wire/operation'
import { textLimits } from '@sakina/domain/vocabulary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Application } from '../application.ts'
import { admitToOffice, requireBranchOfPerson, type OfficeAuthentication } from './admit-office.ts'
import { answerWriter, decodeEntity } from './decode.ts'
import { Failure, invalidFieldsFailure } from '../failures/failure.ts'
import type { ResponseCache } from './response-cache.ts'
import { withMultipartBody, refuseUnsupportedMediaType } from './body-parsers.ts'
import { toFailure } from './errors.ts'
import type { EventStreamRegistry } from './event-stream.ts'
import { languageFromHeader, type Language } from './language.ts'
import type { LoadLimiter } from './load-limit.ts'
import type { SignedInCustomer } from '../use-cases/identity/signed-in-customer.ts'
import type { SignedInStaff } from '../use-cases/staff/signed-in-staff.ts'
import { limitRequestsOfIp, limitRequestsOfCustomer } from '../use-cases/limits.ts'
import type { Route } from './route.ts'
import type { UploadLimiter } from './upload-limit.ts'
import { addVaryHeader } from './vary.ts'

/** What the routes share: application, caches, streams and sign-in. */
export type RouteDependencies = OfficeAuthentication & {
  readonly app: Application
  readonly cache: ResponseCache
  readonly streams: EventStreamRegistry
  readonly withinLoad: LoadLimiter
  readonly withinUploads: UploadLimiter
  readonly signIn: (token: string | undefined) => Promise<SignedInCustomer | undefined>
}

declare module 'fastify' {
  interface FastifyRequest {
    customer: SignedInCustomer | undefined
    staff: SignedInStaff | undefined
  }
}

const urlOf = (operation: OperationRow): string => (operation.root === 'host' ? '' : '/api') + operation.path

const keyForm = /^[\x21-\x7e]{8,200}$/

const idempotencyKeyOf = (operation: OperationRow, request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (!operation.idempotent || key === undefined) return undefined
  if (typeof key !== 'string' || !keyForm.test(key)) throw new Failure('bad_request')
  return key
}

const isPublicList = (operation: OperationRow): boolean =>
  operation.method === 'GET' &&
  operation.auth === 'none' &&
  (operation.cache === 'catalogue' || operation.cache === 'reference')

const isPublicRead = ({ method, auth, answerType }: OperationRow): boolean =>
  method === 'GET' && auth === 'none' && answerType === undefined

const compress = promisify(gzip)
const acceptsGzip = (request: FastifyRequest): boolean =>
  /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')

const cacheControl: Readonly<Record<OperationRow['cache'], string>> = {
  reference: 'public, max-age=300',
  catalogue: 'public, max-age=0, must-revalidate',
  account: 'no-store',
  live: 'no-store',
  never: 'no-store',
}

const decodeBody = (operation: OperationRow, body: unknown): unknown => {
  // A schema whose fields are all optional would accept a list as an empty object, so lists are refused
  // first.
  if (operation.bodyType !== 'raw' && Array.isArray(body)) throw invalidFieldsFailure({ body: 'wrong_type' })
  if (operation.body === undefined) return undefined
  return decodeEntity(operation.body, operation.isBodyOptional === true ? (body ?? {}) : body)
}

const detailsOf = ({ result, words }: Failure) => ({ result, words })

/** A use case names fields as we do; the caller knows their names on the wire. */
const withWireNames = ({ body }: OperationRow) => {
  const names = isCodec(body) ? toWireNames(body.names) : undefined
  return (error: unknown): unknown =>
    names !== undefined && error instanceof Failure && error.fields !== undefined
      ? new Failure(error.code, { ...detailsOf(error), fields: renameFields(error.fields, names) })
      : error
}

const decodeParams = (schema: OperationRow['params'], value: unknown): unknown => {
  if (schema === undefined) return undefined
  const decoded = v.safeParse(schema, value)
  // A malformed id cannot match a record, so the response is "not found".
  if (!decoded.success) throw new Failure('not_found')
  return decoded.output
}

function sendCached(request: FastifyRequest, reply: FastifyReply, entry: ReturnType<ResponseCache['put']>) {
  reply.header('etag', entry.etag)
  if (request.headers['if-none-match'] === entry.etag) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (entry.gzipped !== undefined && acceptsGzip(request))
    return reply.header('content-encoding', 'gzip').send(entry.gzipped)
  return reply.send(entry.body)
}

/**
 * Counts every request of a signed-in customer against the customer's limit, even one with an invalid body.
 */
async function countCustomer(
  app: Application,
  { limit }: OperationRow,
  { customer }: FastifyRequest,
): Promise<void> {
  if (limit === undefined || limit === 'login') return
  if (customer !== undefined) await limitRequestsOfCustomer(app, limit, customer.id)
}

/**
 * Counts a request of a guest. The IP address may be shared by many families, so this runs only
 * after the body has been validated. Logins are counted by account, and checkouts only if they
 * fail.
 */
async function countGuest(app: Application, { limit }: OperationRow, request: FastifyRequest): Promise<void> {
  if (limit === undefined || limit === 'login' || limit === 'checkout') return
  if (request.customer === undefined) await limitRequestsOfIp(app, limit, request.ip)
}

/**
 * Counts a failed checkout request. A payment is never refused because of other requests from the same IP
 * address.
 */
async function countGuess(
  app: Application,
  { limit }: OperationRow,
  request: FastifyRequest,
  status: number,
): Promise<void> {
  if (limit === 'checkout' && guessStatuses.has(status)) await limitRequestsOfIp(app, limit, request.ip)
}

/** The statuses of a guess: no such order, or an invalid card. */
const guessStatuses: ReadonlySet<number> = new Set([404, 422])

/** The only operations allowed to a customer who must change the password first. */
const openBeforeChange: ReadonlySet<string> = new Set(['changePassword', 'logout', 'getUserContext'])

/** Registers routes on the HTTP server. */
export function registerRoutes(
  http: FastifyInstance,
  routes: readonly Route[],
  dependencies: RouteDependencies,
): void {
  const { app, cache, withinLoad, withinUploads } = dependencies
  for (const each of routes) {
    const { operation } = each
    const cached = isPublicList(operation)
    // What is somebody's own is not compressed, because the length could tell what a stranger sent into it.
    const isCompressible = isPublicRead(operation)
    const write = answerWriter(operation)
    const named = withWireNames(operation)
    const carryOut = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { language, body }: { readonly language: Language; readonly body: unknown },
    ): Promise<unknown> => {
      const decoded = {
        params: decodeParams(operation.params, request.params),
        query: operation.query && decodeEntity(operation.query, request.query),
        body: decodeBody(operation, body),
      }
      return withinLoad(operation, async () => {
        await countGuest(app, operation, request)
        await requireBranchOfPerson(app, operation, request.staff, decoded)
        const handling = each.handle({
          app,
          ...decoded,
          customer: request.customer,
          staff: request.staff,
          language,
          address: request.ip,
          browser: (request.headers['user-agent'] ?? '').slice(0, textLimits.browserName.most),
          idempotencyKey: idempotencyKeyOf(operation, request),
          request,
          reply,
          streams: dependencies.streams,
        })
        return handling.catch(async (error: unknown) => {
          await countGuess(app, operation, request, toFailure(error)?.status ?? 500)
          throw named(error)
        })
      })
    }
    const carryOutUpload = (
      request: FastifyRequest,
      reply: FastifyReply,
      { language, customer }: { readonly language: Language; readonly customer: SignedInCustomer },
    ): Promise<unknown> =>
      withinUploads(customer.id, async () => {
        await withinLoad(operation, async () => each.admitUpload?.(app, customer))
        return withMultipartBody(request, (body) => carryOut(request, reply, { language, body }))
      })
    http.route({
      method: operation.method,
      url: urlOf(operation),
      // A HEAD request for an event stream would never end.
      exposeHeadRoute: operation.method === 'GET' && operation.answerType !== 'events',
      config: { operation: operation.id },
      onRequest: async (request) => {
        if (isOfOffice(operation)) request.staff = await admitToOffice(app, dependencies, operation, request)
        if (operation.auth !== 'required' && operation.auth !== 'optional') return
        const token = request.headers['api-token']
        request.customer = await withinLoad(operation, () =>
          dependencies.signIn(typeof token === 'string' ? token : undefined),
        )
        if (operation.auth === 'required' && request.customer === undefined) throw new Failure('unauthorized')
        if (request.customer?.mustChangePassword && !openBeforeChange.has(operation.id))
          throw new Failure('forbidden')
      },
      handler: async (request, reply) => {
        const language = languageFromHeader(request.headers['accept-language'])
        reply.header('cache-control', cacheControl[operation.cache])
        addVaryHeader(reply, 'Accept-Language', ...(isCompressible ? ['Accept-Encoding'] : []))
        await countCustomer(app, operation, request)
        refuseUnsupportedMediaType(operation, request)
        const key = `${language} ${request.url}`
        const cachedResponse = cached ? cache.get(key) : undefined
        if (cachedResponse !== undefined) return sendCached(request, reply, cachedResponse)
        const { customer } = request
        const answer =
          operation.bodyType === 'multipart' && customer !== undefined
            ? await carryOutUpload(request, reply, { language, customer })
            : await carryOut(request, reply, { language, body: request.body })
        await countGuess(app, operation, request, reply.statusCode)
        if (reply.sent) return reply
        if (operation.answerType !== undefined) return reply.send(answer)
        const text = write(answer)
        if (cached) return sendCached(request, reply, cache.put(key, text))
        if (operation.status !== undefined) reply.code(operation.status)
        reply.type('application/json; charset=utf-8')
        if (isCompressible && text.length > 1_000 && acceptsGzip(request))
          return reply.header('content-encoding', 'gzip').send(await compress(text))
        return reply.send(text)
      },
    })
  }
}
