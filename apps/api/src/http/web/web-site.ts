import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../failures/failure.ts'
import { sendFailure } from '../errors.ts'
import { readBootScript } from './boot-script.ts'
import { createPageSender } from './pages-with-origin.ts'
import { hasOriginPlaceholder } from './site-origin.ts'
import * as v from 'valibot'
import fastifyStatic from '@fastify/static'

const Routes = v.array(
  v.object({
    path: v.pipe(v.string(), v.startsWith('/')),
    /** Of a document for one value of a query parameter, such as `?plan=101`. */
    search: v.optional(v.string(), ''),
    file: v.string(),
  }),
)

type SiteRoute = { readonly segments: readonly string[]; readonly file: string }

/** What the website has at a path: a file, a redirect, or nothing. */
export type SiteMatch =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unknown'; readonly file: string }

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

const isParameter = (segment: string): boolean => segment.startsWith(':') || segment.startsWith('{')

const isEnglish = (path: string): boolean => /^\/en(\/|$)/i.test(path)

/** The canonical path of a route: its own letter case with the ids of the request. */
function spell(route: SiteRoute, pathSegments: readonly string[]): string | undefined {
  if (route.segments.length !== pathSegments.length) return undefined
  const spelled: string[] = []
  for (const [index, segment] of route.segments.entries()) {
    const pathSegment = pathSegments[index] ?? ''
    if (isParameter(segment)) spelled.push(pathSegment)
    else if (segment.toLowerCase() === pathSegment.toLowerCase()) spelled.push(segment)
    else return undefined
  }
  return `/${spelled.join('/')}`
}

/** Finds what the website has at a path. */
export type SiteRouteMatcher = (path: string, search?: string) => SiteMatch

/**
 * Reads the list of routes that the web build writes. Paths are matched without letter case, but each page
 * has one URL, so another spelling is redirected to it; a path outside the list gets a real 404 in the
 * visitor's language. A page may have documents of its own for values of its query.
 */
export function readSiteRouteMatcher(dist: string): SiteRouteMatcher {
  const list = join(dist, 'routes.json')
  const listed = existsSync(list) ? v.parse(Routes, JSON.parse(readFileSync(list, 'utf8'))) : []
  const ofQueries = new Map(listed.map(({ path, search, file }) => [path + search, file]))
  const routes = listed
    .filter(({ search }) => search === '')
    .map(({ path, file }) => ({ segments: segmentsOf(path), file }))
  // A fixed path has precedence over one with a parameter.
  routes.sort((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length)
  return (path, search = '') => {
    const pathSegments = segmentsOf(path)
    for (const route of routes) {
      const spelled = spell(route, pathSegments)
      if (spelled === undefined) continue
      if (spelled !== path) return { kind: 'moved', to: spelled }
      const asked = [...new URLSearchParams(search)].map(([name, value]) => `${path}?${name}=${value}`)
      return { kind: 'file', file: asked.map((each) => ofQueries.get(each)).find(Boolean) ?? route.file }
    }
    return { kind: 'unknown', file: isEnglish(path) ? 'en/404.html' : '404.html' }
  }
}

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
    const match = find(path, searchOf(request))
    if (match.kind === 'moved')
      return reply.header('cache-control', 'no-cache').redirect(encodeURI(match.to) + searchOf(request), 308)
    reply.header('cache-control', 'no-cache')
    if (!existsSync(join(dist, match.file))) return notFound(request, reply)
    if (match.kind === 'unknown') reply.code(404)
    return sendPage(request, reply, match.file)
  }
}
