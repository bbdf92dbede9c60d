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
 * Scripts come only from our own files, and no markup is made from text. Inline styles are allowed, because
 * menus and dialogs of the kit (react-remove-scroll) add a style element with the page's width, which no
 * hash can cover, and the pins of the branch map are placed by their style attribute.
 */
export function contentSecurityPolicy(config: Config, formOrigins: readonly string[]): string {
  const apiOrigin = originOf(config.web.apiRoot)
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    // The preview of a chosen file.
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

/** The policy of the API documentation: its script creates markup and embeds images. */
export const docsSecurityPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !trustedTypes.includes(directive))
    .map((directive) => (directive.startsWith('img-src') ? `${directive} data:` : directive))
    .join('; ')

/** The hash by which the policy allows an inline script, so that no other script runs. */
export const hashOfScript = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Adds the hashes of a page's inline scripts to the policy. */
export const withScriptHashes = (policy: string, scripts: readonly string[]): string =>
  policy.replace(`script-src 'self'`, () => [`script-src 'self'`, ...scripts].join(' '))

/**
 * The policy of the kit's Storybook: its own files and the hashes of its inline scripts. It shows stories in
 * frames of its own, and its style sheets embed fonts and images.
 */
export function kitSecurityPolicy(policy: string, scripts: readonly string[]): string {
  const own: Readonly<Record<string, string>> = {
    'img-src': `img-src 'self' blob: data:`,
    'font-src': `font-src 'self' data:`,
    'frame-ancestors': `frame-ancestors 'self'`,
  }
  return withScriptHashes(policy, scripts)
    .split('; ')
    .filter((directive) => !trustedTypes.includes(directive))
    .map((directive) => own[directive.split(' ')[0] ?? ''] ?? directive)
    .join('; ')
}

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
