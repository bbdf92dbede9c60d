import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { cspReportPath } from './csp-reports.ts'
import { addVaryHeader } from './vary.ts'

const originOf = (address: string | undefined): readonly string[] =>
  address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []

/** The site allows one trusted-types policy: for the only script a page loads itself, the service worker. */
const trustedTypes = [`require-trusted-types-for 'script'`, 'trusted-types sakina']

/**
 * Returns the Content Security Policy of the site. Scripts and styles come only from our own files, and
 * no markup is made from text. Style attributes are allowed, because they place the pins of the branch
 * map in a prerendered page.
 */
export function contentSecurityPolicy(config: Config, formOrigins: readonly string[]): string {
  const apiOrigin = originOf(config.web.apiRoot)
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    // `blob:` allows the preview of a chosen file.
    `img-src 'self' blob:`,
    `font-src 'self'`,
    ['connect-src', `'self'`, ...apiOrigin].join(' '),
    ['form-action', `'self'`, ...apiOrigin, ...formOrigins].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...trustedTypes,
    ...(config.production ? ['upgrade-insecure-requests'] : []),
    `report-uri ${cspReportPath}`,
    `report-to csp`,
  ].join('; ')
}

/** The hash by which the policy allows one inline script or style, and no other. */
export const hashOfInline = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** Adds sources to a directive of the policy, such as the hashes of a page's inline scripts. */
export const addPolicySources = (policy: string, directive: string, sources: readonly string[]): string =>
  policy.replace(`${directive} 'self'`, () => [`${directive} 'self'`, ...sources].join(' '))

/**
 * Lets pages create markup and style elements as they run, as the API documentation and the
 * Storybook of the kit do.
 */
const allowCreatedMarkup = (policy: string): string =>
  addPolicySources(policy, 'style-src', [`'unsafe-inline'`])
    .split('; ')
    .filter((directive) => !trustedTypes.includes(directive))
    .join('; ')

/**
 * The policy of the API documentation, which also allows the `data:` images that its script embeds.
 */
export const docsSecurityPolicy = (policy: string): string =>
  addPolicySources(allowCreatedMarkup(policy), 'img-src', ['data:'])

/**
 * The policy of the kit's Storybook: its own files and the hashes of its inline scripts. It shows stories in
 * frames of its own, and its style sheets embed fonts and images.
 */
export const storybookSecurityPolicy = (policy: string, scripts: readonly string[]): string =>
  [['script-src', ...scripts] as const, ['img-src', 'data:'] as const, ['font-src', 'data:'] as const]
    .reduce(
      (all, [directive, ...sources]) => addPolicySources(all, directive, sources),
      allowCreatedMarkup(policy),
    )
    .replace(`frame-ancestors 'none'`, `frame-ancestors 'self'`)

/**
 * The policy of the office, which is stricter than that of the site: it sends no form elsewhere and starts no script
 * of its own. `blob:` allows the pictures of a complaint.
 */
export const officeSecurityPolicy = (config: Pick<Config, 'production'>): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    ...(config.production ? ['upgrade-insecure-requests'] : []),
    `report-uri ${cspReportPath}`,
    `report-to csp`,
  ].join('; ')

/** Returns the security headers of every response. */
export const securityHeaders = (config: Config, formOrigins: readonly string[]) => ({
  'content-security-policy': contentSecurityPolicy(config, formOrigins),
  'reporting-endpoints': `csp="${cspReportPath}"`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  // On a developer's machine this would force localhost to https.
  ...(config.production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** Adds the security headers to every response of a server. */
export function addSecurityHeaders(
  http: FastifyInstance,
  config: Config,
  formOrigins: readonly string[],
): void {
  const headers = securityHeaders(config, formOrigins)
  http.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

const allowedHeaders =
  'accept-language, api-token, content-type, idempotency-key, last-event-id, x-request-id'

/** Allows requests only from listed origins; browsers refuse all other origins. */
export function addCorsHeaders(http: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  http.addHook('onRequest', async (request, reply) => {
    addVaryHeader(reply, 'Origin')
    const origin = request.headers.origin
    if (origin === undefined || !allowed.has(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'etag, retry-after, x-request-id',
    })
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined)
      return reply
        .headers({
          'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
          'access-control-allow-headers': allowedHeaders,
          'access-control-max-age': '600',
        })
        .code(204)
        .send()
  })
}
