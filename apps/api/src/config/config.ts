import * as v from 'valibot'
import { PAYMENT_HOLD_MINUTES } from '@sakina/domain/lifecycles'
import { DEFAULT_LOYALTY, type LoyaltyConfig } from '@sakina/domain/loyalty'
import { DEFAULT_POLICIES, type PolicyConfig } from '@sakina/domain/policies'
import { BadConfiguration } from './bad-configuration.ts'
import { loyalty, policies } from './owner-rules.ts'

const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0', ''], 'must be true or false'),
  v.transform((text) => text === 'true' || text === '1'),
)

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )

const httpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http address',
  ),
)

/** A URL that paths are put behind, so that a slash at its end would stand twice. */
const baseUrl = v.pipe(
  httpUrl,
  v.transform((text) => text.replace(/\/+$/, '')),
)

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** An unescaped `/`, `#` or `?` ends the host before its time, and what names the account lies behind it. */
function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password, pathname, search, hash } = new URL(text)
  return isDecodable(username + password) && (username !== '' || !`${pathname}${search}${hash}`.includes('@'))
}

const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  v.check(
    (text) => !/^postgres(ql)?:\/\//.test(text) || isDatabaseUrl(text),
    'is no address that can be read; a password with / # ? @ or % belongs into PGPASSWORD',
  ),
)

const withPassword = (url: string, password: string | undefined): string => {
  const address = new URL(url)
  if (password === undefined || address.password !== '') return url
  address.password = encodeURIComponent(password)
  return address.href
}

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day written YYYY-MM-DD'))

const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
)

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))

/** Every setting of the server, its form and its default: docs/operations.md lists them for people. */
export const settings = {
  NODE_ENV: v.optional(v.picklist(['production', 'development', 'test']), 'development'),
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(text, '127.0.0.1'),
  PUBLIC_URL: v.optional(baseUrl),
  DATABASE_URL: v.optional(databaseUrl),
  DIRECT_DATABASE_URL: v.optional(databaseUrl),
  PGPASSWORD: v.optional(text),
  DATABASE_POOL: v.optional(wholeNumber(1, 200), '10'),
  // off for poolers in transaction mode and engines without LISTEN: news then waits for the next look, and no
  // statement is prepared, since the next one may meet another connection
  DATABASE_NOTIFY: v.optional(flag, 'true'),
  DATA_DIR: v.optional(text, './.data'),
  LEAST_FREE_MEGABYTES: v.optional(wholeNumber(32, 999_999_999), '64'),
  DEMO: v.optional(flag),
  API_DOCS: v.optional(flag),
  WEB_DIST: v.optional(text),
  KIT_DIST: v.optional(text),
  API_ROOT: v.optional(
    v.union([v.pipe(v.string(), v.regex(/^\/[\w/-]*$/)), baseUrl], 'must be a path or an address'),
  ),
  WEB_ORIGINS: v.optional(v.pipe(list, v.array(baseUrl)), ''),
  TRUST_PROXY: v.optional(list, ''),
  OPS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'))),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be an smtp:// address'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.includes('@', 'must be an e-mail address'))),
  PAYMENT_PROVIDER: v.optional(v.picklist(['sandbox', 'geidea']), 'sandbox'),
  GEIDEA_PUBLIC_KEY: v.optional(text),
  GEIDEA_API_PASSWORD: v.optional(text),
  GEIDEA_API_URL: v.optional(baseUrl, 'https://api.ksamerchant.geidea.net'),
  GEIDEA_CHECKOUT_URL: v.optional(httpUrl, 'https://www.ksamerchant.geidea.net/hpp/checkout/'),
  SANDBOX_SECRET: v.optional(v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'))),
  HOLD_MINUTES: v.optional(wholeNumber(1, 120), String(PAYMENT_HOLD_MINUTES)),
  SWEEP_SECONDS: v.optional(wholeNumber(1, 3_600), '15'),
  // two hundred families at once are served; of more, whoever would wait for seconds is told so at once
  MOST_REQUESTS_AT_ONCE: v.optional(wholeNumber(1, 100_000), '250'),
  CATALOGUE_CACHE_SECONDS: v.optional(wholeNumber(0, 3_600), '5'),
  RATE_LIMIT_PER_ADDRESS: v.optional(wholeNumber(1, 100_000), '60'),
  RATE_LIMIT_PER_ACCOUNT: v.optional(wholeNumber(1, 100_000), '10'),
  BOOKINGS_BEFORE_PAYMENT: v.optional(wholeNumber(1, 10), '1'),
  RATE_WINDOW_SECONDS: v.optional(wholeNumber(1, 86_400), '900'),
  MEDIATION_PAYMENT: v.optional(v.picklist(['checkout', 'musaned']), 'checkout'),
  POLICIES: v.optional(policies),
  LOYALTY: v.optional(loyalty),
  RAMADAN_FROM: v.optional(day),
  RAMADAN_TO: v.optional(day),
  SITE_URL: v.optional(baseUrl),
  // how long a server that was told to stop still takes what the balancer sends it
  DRAIN_MILLISECONDS: v.optional(wholeNumber(0, 60_000)),
}

const Environment = v.object(settings)

export type Environment = Readonly<Record<string, string | undefined>>

export type PaymentConfig =
  | { readonly provider: 'sandbox'; readonly secret: string | undefined }
  | {
      readonly provider: 'geidea'
      readonly publicKey: string
      readonly apiPassword: string
      readonly apiUrl: string
      readonly checkoutUrl: string
    }

export type Config = {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly publicUrl: string | undefined
  readonly siteUrl: string | undefined
  readonly database:
    | {
        readonly kind: 'postgres'
        readonly url: string
        readonly directUrl: string
        readonly pool: number
        readonly notify: boolean
      }
    | { readonly kind: 'embedded'; readonly folder: string; readonly leastFreeMegabytes: number }
    | { readonly kind: 'memory' }
  readonly dataDir: string
  readonly demo: boolean
  readonly apiDocs: boolean
  readonly web: {
    readonly dist: string | undefined
    readonly kit: string | undefined
    readonly apiRoot: string | undefined
    readonly origins: readonly string[]
  }
  readonly trustProxy: readonly string[]
  readonly opsToken: string | undefined
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined }
  readonly payment: PaymentConfig
  readonly holdMinutes: number
  readonly sweepSeconds: number
  readonly mostRequestsAtOnce: number
  readonly catalogueCacheSeconds: number
  readonly limits: {
    readonly perAddress: number
    readonly perAccount: number
    readonly bookingsBeforePayment: number
    readonly windowSeconds: number
  }
  readonly drainMilliseconds: number
  readonly mediationPayment: 'checkout' | 'musaned'
  readonly policies: PolicyConfig
  readonly loyalty: LoyaltyConfig
  readonly ramadan: { readonly from: string; readonly to: string } | undefined
}

const together = (environment: Environment, names: readonly string[], why: string): readonly string[] => {
  const missing = names.filter((name) => !environment[name])
  return missing.length === 0 ? [] : [`${missing.join(', ')}: ${why}`]
}

/** Decodes the environment; whatever is wrong is told at once, as one list. */
export function readConfig(environment: Environment): Config {
  const present = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => value !== undefined && (value !== '' || name === 'DEMO'),
    ),
  )
  const decoded = v.safeParse(Environment, present)
  const problems: string[] = decoded.success
    ? []
    : decoded.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`)
  if (present['PAYMENT_PROVIDER'] === 'geidea')
    problems.push(
      ...together(
        present,
        ['GEIDEA_PUBLIC_KEY', 'GEIDEA_API_PASSWORD'],
        'needed when PAYMENT_PROVIDER is geidea',
      ),
    )
  // nobody should take orders for real and find out later that no money moved
  const demo = decoded.success && (decoded.output.DEMO ?? decoded.output.DATABASE_URL === undefined)
  const production = present['NODE_ENV'] === 'production'
  if (production && decoded.success && demo && decoded.output.DEMO === undefined)
    problems.push(
      'DEMO: choose false, or true for a trial with a demo customer whose password everybody knows',
    )
  if (production && present['PAYMENT_PROVIDER'] === undefined && !demo)
    problems.push('PAYMENT_PROVIDER: choose geidea, or sandbox for a trial where no money moves')
  if (present['SMTP_URL']) problems.push(...together(present, ['MAIL_FROM'], 'needed when SMTP_URL is set'))
  if (Boolean(present['RAMADAN_FROM']) !== Boolean(present['RAMADAN_TO']))
    problems.push('RAMADAN_FROM, RAMADAN_TO: set both or neither')
  if (!decoded.success || problems.length > 0) throw new BadConfiguration(problems)
  const env = decoded.output
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    siteUrl: env.SITE_URL,
    database:
      env.DATABASE_URL === undefined
        ? env.DATA_DIR === ':memory:'
          ? { kind: 'memory' }
          : {
              kind: 'embedded',
              folder: `${env.DATA_DIR}/database`,
              leastFreeMegabytes: env.LEAST_FREE_MEGABYTES,
            }
        : {
            kind: 'postgres',
            url: withPassword(env.DATABASE_URL, env.PGPASSWORD),
            directUrl: withPassword(env.DIRECT_DATABASE_URL ?? env.DATABASE_URL, env.PGPASSWORD),
            pool: env.DATABASE_POOL,
            notify: env.DATABASE_NOTIFY,
          },
    dataDir: env.DATA_DIR,
    // the embedded database is there to be looked at, so it comes with the demo catalogue
    demo: env.DEMO ?? env.DATABASE_URL === undefined,
    apiDocs: env.API_DOCS ?? env.NODE_ENV !== 'production',
    web: { dist: env.WEB_DIST, kit: env.KIT_DIST, apiRoot: env.API_ROOT, origins: env.WEB_ORIGINS },
    trustProxy: env.TRUST_PROXY,
    opsToken: env.OPS_TOKEN,
    logLevel: env.LOG_LEVEL,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    payment:
      env.PAYMENT_PROVIDER === 'geidea'
        ? {
            provider: 'geidea',
            publicKey: env.GEIDEA_PUBLIC_KEY ?? '',
            apiPassword: env.GEIDEA_API_PASSWORD ?? '',
            apiUrl: env.GEIDEA_API_URL,
            checkoutUrl: env.GEIDEA_CHECKOUT_URL,
          }
        : { provider: 'sandbox', secret: env.SANDBOX_SECRET },
    holdMinutes: env.HOLD_MINUTES,
    sweepSeconds: env.SWEEP_SECONDS,
    mostRequestsAtOnce: env.MOST_REQUESTS_AT_ONCE,
    catalogueCacheSeconds: env.CATALOGUE_CACHE_SECONDS,
    limits: {
      perAddress: env.RATE_LIMIT_PER_ADDRESS,
      perAccount: env.RATE_LIMIT_PER_ACCOUNT,
      bookingsBeforePayment: env.BOOKINGS_BEFORE_PAYMENT,
      windowSeconds: env.RATE_WINDOW_SECONDS,
    },
    drainMilliseconds: env.DRAIN_MILLISECONDS ?? (env.NODE_ENV === 'production' ? 3_000 : 250),
    mediationPayment: env.MEDIATION_PAYMENT,
    policies: env.POLICIES ?? DEFAULT_POLICIES,
    loyalty: env.LOYALTY ?? DEFAULT_LOYALTY,
    ramadan:
      env.RAMADAN_FROM !== undefined && env.RAMADAN_TO !== undefined
        ? { from: env.RAMADAN_FROM, to: env.RAMADAN_TO }
        : undefined,
  }
}
