import type { OperationRow } from '@sakina/api-client/wire/operation'
import type { Application, Log } from '../application.ts'
import type { Config } from '../config/config.ts'
import { Failure } from '../failures/failure.ts'
import type { Ports } from '../ports/ports.ts'
import { addApiDocs } from './api-docs.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'
import { addBodyParsers, removeLeftUploads } from './body-parsers.ts'
import { addCspReports } from './csp-reports.ts'
import { checkoutStyles, brandIcon } from './checkout/styles.ts'
import { addErrorHandling, toFailure, sendFailure } from './errors.ts'
import { createEventStreamRegistry } from './event-stream.ts'
import { createLoadLimit } from './load-limit.ts'
import { createUploadLimit } from './upload-limit.ts'
import { toLoggableError, redactedPaths } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createParserErrorHandler, addHostHeaderCheck } from './parser-refusals.ts'
import { registerRoutes, type RouteDependencies } from './register-routes.ts'
import type { Route } from './route.ts'
import { healthRoutes } from './routes/health.ts'
import { addCorsHeaders, addSecurityHeaders, securityHeaders } from './security-headers.ts'
import { serveOffice } from './web/office-app.ts'
import { serveStorybook } from './web/storybook.ts'
import { addSiteRoutes } from './web/web-site.ts'
import { brand } from '../catalogue/brand.ts'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'

const halfYear = 182 * 86_400_000

/** Where to report a weakness (RFC 9116). It expires in half a year, as a copy of it should be read again. */
export const securityTxt = (site: string, now: Date): string =>
  [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(now.getTime() + halfYear).toISOString()}`,
    'Preferred-Languages: ar, en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n')

const bodyLimit = 100 * 1024

/** The HTTP server with its log, metrics and response cache. */
export type HttpSetup = {
  readonly http: FastifyInstance
  readonly log: Log
  readonly metrics: Metrics
  readonly cache: ResponseCache
}

const requestIdOf = (header: string | string[] | undefined, newId: () => string): string =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : newId()

/** Creates the server with limits, logs and headers; routes are added once their dependencies exist. */
export function createHttpServer(config: Config, ports: Pick<Ports, 'now' | 'newId'>): HttpSetup {
  const parserRefusals = createParserErrorHandler(config, ports)
  const http: FastifyInstance = Fastify({
    bodyLimit,
    // The server speaks no other protocol, so a request for an upgrade is handled as a normal request.
    http: {
      requireHostHeader: false,
      shouldUpgradeCallback: () => false,
      // How often requests over their time are looked for; by default only every half minute.
      connectionsCheckingInterval: 5_000,
    },
    clientErrorHandler: parserRefusals.answer,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    requestTimeout: 30_000,
    // A connection on which nothing moves is closed, such as that of a client that never reads its responses.
    connectionTimeout: 60_000,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // No hook runs for a malformed URL, so this handler sets the headers itself.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders(config, []), 'x-request-id': request.id })
      sendFailure(request, reply, toFailure(error) ?? new Failure('bad_request'))
    },
    genReqId: (request) => requestIdOf(request.headers['x-request-id'], ports.newId),
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            stream: process.stderr,
            base: null,
            redact: { paths: redactedPaths, censor: '[kept out]' },
            serializers: { err: toLoggableError },
          },
  })
  parserRefusals.follow(http)
  const metrics = createMetrics()
  http.decorateRequest('customer', undefined)
  http.decorateRequest('staff', undefined)
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.observe(route, request.method, reply.statusCode, reply.elapsedTime / 1_000)
    request.log.info({
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    })
  })
  addErrorHandling(http)
  http.addHook('onClose', async () => metrics.stop())
  return { http, log: http.log, metrics, cache: createResponseCache(config.catalogueCacheSeconds, ports.now) }
}

/** What the HTTP server needs: the application, its routes, and who may call them. */
export type HttpServerOptions = {
  readonly shell: HttpSetup
  readonly app: Application
  readonly routes: readonly Route[]
  readonly doors: Pick<RouteDependencies, 'signIn' | 'isOperator' | 'staffOfSession'>
  readonly draining: () => boolean
  readonly formOrigins: readonly string[]
}

const pathOnly = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/'

const patternOf = (operation: OperationRow): RegExp => {
  const path = (operation.root === 'host' ? '' : '/api') + operation.path
  return new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:[A-Za-z]+/g, '[^/]+')}$`)
}

const apiPath = /^\/(api|payments|ops|checkout|healthz|readyz|metrics)(\/|$)/

/** Adds routes, headers and error handling to the HTTP server. */
export async function configureHttpServer({
  shell,
  app,
  routes: applicationRoutes,
  doors,
  draining,
  formOrigins,
}: HttpServerOptions): Promise<void> {
  const { http, metrics, cache } = shell
  const routes = [...applicationRoutes, ...healthRoutes({ metrics, draining })]
  await addBodyParsers(http)
  addSecurityHeaders(http, app.config, formOrigins)
  addHostHeaderCheck(http)
  addCorsHeaders(http, app.config.web.origins)
  if (app.database.engine === 'embedded')
    http.addHook('onRequest', async (request) => {
      // Counting attempts would write as well, so a full disk blocks everything but reads.
      const reads = request.method === 'GET' || request.method === 'HEAD'
      if (!reads && !(await app.database.hasFreeDiskSpace()))
        throw new Failure('unavailable', { retryAfterSeconds: 30 })
    })
  const streams = createEventStreamRegistry()
  http.addHook('onSend', async (_request, reply) => {
    // While the server drains, clients should open their next connection elsewhere.
    if (draining()) reply.header('connection', 'close')
  })
  http.addHook('preClose', async () => streams.endAll())
  const withinLoad = createLoadLimit(app.config.mostRequestsAtOnce, metrics)
  const withinUploads = createUploadLimit(metrics)
  await removeLeftUploads(app.now())
  registerRoutes(http, routes, { app, cache, streams, withinLoad, withinUploads, ...doors })

  await addApiDocs(http, app.config.apiDocs)
  await addCspReports(http, app, metrics)

  const styles = checkoutStyles(app.config.web.dist)
  http.get('/checkout/page.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(styles),
  )
  http.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(app.siteUrl(), app.now())),
  )
  http.get('/checkout/icon.svg', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(brandIcon),
  )

  await serveStorybook(http, { dist: app.config.web.kit })
  await serveOffice(http, app.config)

  const dist = app.config.web.dist
  const site =
    dist === undefined
      ? undefined
      : await addSiteRoutes(http, { dist, apiRoot: app.config.web.apiRoot, siteUrl: app.siteUrl })
  const patterns = routes.map(({ operation }) => ({
    method: operation.method,
    pattern: patternOf(operation),
  }))
  http.setNotFoundHandler((request, reply) => {
    const path = pathOnly(request)
    const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (allowed.length > 0)
      return sendFailure(
        request,
        reply.header('allow', [...new Set(allowed)].join(', ')),
        new Failure('method_not_allowed'),
      )
    if (site === undefined || apiPath.test(path)) return sendFailure(request, reply, new Failure('not_found'))
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendFailure(request, reply.header('allow', 'GET, HEAD'), new Failure('method_not_allowed'))
    return site(request, reply)
  })
}
