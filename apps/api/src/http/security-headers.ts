import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { reportPath } from './csp-reports.ts'
import { varyBy } from './vary.ts'

const originOf = (address: string | undefined): readonly string[] =>
  address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []

/** The site's only policy: it names the one script a page may start beside itself, the copy for offline visits. */
const trustedTypes = [`require-trusted-types-for 'script'`, 'trusted-types sakina']

/**
 * Script only from our own files, and no markup from text. Inline style is let in: every menu and dialog of the kit
 * (react-remove-scroll) appends a style element of the page's own width to keep it from jumping, which no hash can
 * foresee, and the pins of the branch map stand at places written in their style attribute.
 */
export function contentSecurityPolicy(config: Config, formOrigins: readonly string[]): string {
  const apiOrigin = originOf(config.web.apiRoot)
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    // the picture of a file that was just chosen
    `img-src 'self' blob:`,
    `font-src 'self'`,
    ['connect-src', `'self'`, ...apiOrigin].join(' '),
    ['form-action', `'self'`, ...apiOrigin, ...formOrigins].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...trustedTypes,
    ...(config.production ? ['upgrade-insecure-requests'] : []),
    `report-uri ${reportPath}`,
    `report-to csp`,
  ].join('; ')
}

/** For the page that browses the contract: its script writes markup by itself and carries pictures within it. */
export const docsSecurityPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !trustedTypes.includes(directive))
    .map((directive) => (directive.startsWith('img-src') ? `${directive} data:` : directive))
    .join('; ')

/** How the policy names a script that a page carries: by what it says, so that no other is run. */
export const hashOfScript = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The policy of a page that carries these scripts. */
export const withScripts = (policy: string, scripts: readonly string[]): string =>
  policy.replace(`script-src 'self'`, () => [`script-src 'self'`, ...scripts].join(' '))

/**
 * For the kit's Storybook: beside its files only the scripts its pages carry, by their hashes. It shows its stories in
 * frames of its own, and the fonts and pictures of its shell are within its sheets.
 */
export function kitSecurityPolicy(policy: string, scripts: readonly string[]): string {
  const own: Readonly<Record<string, string>> = {
    'img-src': `img-src 'self' blob: data:`,
    'font-src': `font-src 'self' data:`,
    'frame-ancestors': `frame-ancestors 'self'`,
  }
  return withScripts(policy, scripts)
    .split('; ')
    .filter((directive) => !trustedTypes.includes(directive))
    .map((directive) => own[directive.split(' ')[0] ?? ''] ?? directive)
    .join('; ')
}

export const securityHeaders = (config: Config, formOrigins: readonly string[]) => ({
  'content-security-policy': contentSecurityPolicy(config, formOrigins),
  'reporting-endpoints': `csp="${reportPath}"`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  // over plain http on a developer's machine this would lock the browser out of localhost
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

/** A site on another origin may call only if it is listed; otherwise a browser keeps to the same origin. */
export function addCrossOrigin(http: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  http.addHook('onRequest', async (request, reply) => {
    varyBy(reply, 'Origin')
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
