import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const Routes = v.array(v.object({ path: v.pipe(v.string(), v.startsWith('/')), file: v.string() }))

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
export type SiteRouteMatcher = (path: string) => SiteMatch

/**
 * Reads the list of routes that the web build writes. Paths are matched without letter case, but each page
 * has one URL, so another spelling is redirected to it; a path outside the list gets a real 404 in the
 * visitor's language.
 */
export function readSiteRouteMatcher(dist: string): SiteRouteMatcher {
  const list = join(dist, 'routes.json')
  const listed = existsSync(list) ? v.parse(Routes, JSON.parse(readFileSync(list, 'utf8'))) : []
  const routes = listed.map(({ path, file }) => ({ segments: segmentsOf(path), file }))
  // A fixed path has precedence over one with a parameter.
  routes.sort((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length)
  return (path) => {
    const pathSegments = segmentsOf(path)
    for (const route of routes) {
      const spelled = spell(route, pathSegments)
      if (spelled === undefined) continue
      return spelled === path ? { kind: 'file', file: route.file } : { kind: 'moved', to: spelled }
    }
    return { kind: 'unknown', file: isEnglish(path) ? 'en/404.html' : '404.html' }
  }
}
