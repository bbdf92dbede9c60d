import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../failures/failure.ts'
import { sendFailure } from '../errors.ts'
import { readBootScript } from './boot-script.ts'
import { createPageSender } from './pages-with-origin.ts'
import { hasOriginPlaceholder } from './site-origin.ts'
import { readSiteRouteMatcher } from './site-routes.ts'

const hashed = /^\/?assets\/.+-[\w-]{8,}\.\w+$/

const pathOf = (request: FastifyRequest): string | undefined => {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/')
  } catch {
    return undefined
  }
}

const searchOf = (request: FastifyRequest): string => {
  const at = request.url.indexOf('?')
  return at === -1 ? '' : request.url.slice(at)
}

const looksLikeFile = (path: string): boolean => /\.[A-Za-z0-9]{1,12}$/.test(path)

/** The list of routes is internal to the build and this server, compressed or not. */
const routesFile = /^\/+routes\.json(\.|$)/i

const isHidden = (path: string): boolean =>
  routesFile.test(path) || path.split('/').some((segment) => segment.startsWith('.'))

/** Answers requests for the files of the website. */
export type SiteHandler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Serves the built site beside the API, so that one process is the whole product on one machine. */
export async function addSiteRoutes(
  http: FastifyInstance,
  settings: {
    readonly dist: string
    readonly apiRoot: string | undefined
    readonly siteUrl: () => string
  },
): Promise<SiteHandler> {
  const dist = resolve(settings.dist)
  const find = readSiteRouteMatcher(dist)
  const bootFile = join(dist, 'boot.js')
  const boot = existsSync(bootFile) ? readBootScript(bootFile, settings.apiRoot) : undefined
  const sendPage = createPageSender(dist, { siteUrl: settings.siteUrl, boot })
  await http.register(fastifyStatic, {
    root: dist,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    index: false,
  })
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendFailure(request, reply, new Failure('not_found'))
  return (request, reply) => {
    const path = pathOf(request)
    if (path === undefined) return sendFailure(request, reply, new Failure('bad_request'))
    if (isHidden(path) || path.includes('\0') || path.includes('\\')) return notFound(request, reply)
    if (path === '/boot.js' && boot !== undefined)
      return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(boot)
    if (looksLikeFile(path)) {
      if (!existsSync(join(dist, path))) return notFound(request, reply)
      reply.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      const file = path.slice(1)
      return hasOriginPlaceholder(file) ? sendPage(request, reply, file) : reply.sendFile(file)
    }
    const match = find(path)
    if (match.kind === 'moved')
      return reply.header('cache-control', 'no-cache').redirect(encodeURI(match.to) + searchOf(request), 308)
    reply.header('cache-control', 'no-cache')
    if (!existsSync(join(dist, match.file))) return notFound(request, reply)
    if (match.kind === 'unknown') reply.code(404)
    return sendPage(request, reply, match.file)
  }
}
