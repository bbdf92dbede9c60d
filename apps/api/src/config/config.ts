import * as v from 'valibot'
import { localDate, toHijri } from '@sakina/domain/calendar'
import { DEFAULT_LOYALTY, type LoyaltyConfig } from '@sakina/domain/loyalty'
import { DEFAULT_POLICIES, type PolicyConfig } from '@sakina/domain/policies'
import { defaultScheduleRules, type ScheduleRules } from '@sakina/domain/schedule'
import { InvalidConfigurationError } from './invalid-configuration.ts'
import { environmentSettings } from './settings.ts'

const withPassword = (url: string, password: string | undefined): string => {
  const parsed = new URL(url)
  if (password === undefined || parsed.password !== '') return url
  parsed.password = encodeURIComponent(password)
  return parsed.href
}

const Environment = v.object(environmentSettings)

/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The payment provider and its credentials. */
export type PaymentConfig =
  | { readonly provider: 'sandbox'; readonly secret: string | undefined }
  | {
      readonly provider: 'geidea'
      readonly publicKey: string
      readonly apiPassword: string
      readonly apiUrl: string
      readonly checkoutUrl: string
    }

/** The configuration of the server. */
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
    readonly office: string | undefined
    /** The origin of the office, if it has one of its own. */
    readonly officeUrl: string | undefined
    readonly apiRoot: string | undefined
    readonly origins: readonly string[]
  }
  readonly trustProxy: readonly string[]
  readonly opsToken: string | undefined
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined }
  readonly texts: {
    readonly appSid: string | undefined
    readonly senderId: string | undefined
    readonly apiUrl: string
    /** The most texts with codes in a day, which bounds what strangers can make them cost. */
    readonly perDay: number
  }
  readonly whatsApp:
    | { readonly token: string; readonly phoneNumberId: string; readonly apiUrl: string }
    | undefined
  readonly identity:
    | { readonly provider: 'sandbox' }
    | {
        readonly provider: 'nafath'
        readonly apiUrl: string
        readonly appId: string
        readonly appKey: string
        readonly service: string
      }
    | undefined
  readonly push:
    | {
        readonly publicKey: string
        readonly privateKey: string
        readonly subject: string
        readonly services: readonly string[]
      }
    | undefined
  readonly payment: PaymentConfig
  readonly driverLinkSecret: string | undefined
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
  readonly scheduleRules: ScheduleRules
}

/**
 * Returns the domain's rules for schedules, with the owner's days of Ramadan if the settings name
 * them after a moon sighting.
 */
function scheduleRulesOf(ramadanFrom: string | undefined, ramadanTo: string | undefined): ScheduleRules {
  if (ramadanFrom === undefined || ramadanTo === undefined) return defaultScheduleRules
  const [first, last] = [localDate(ramadanFrom), localDate(ramadanTo)]
  return { ...defaultScheduleRules, ramadan: { [toHijri(first).year]: { first, last } } }
}

function identityConfig(env: v.InferOutput<typeof Environment>): Config['identity'] {
  if (env.IDENTITY_PROVIDER === undefined) return undefined
  if (env.IDENTITY_PROVIDER === 'sandbox') return { provider: 'sandbox' }
  return {
    provider: 'nafath',
    apiUrl: env.NAFATH_API_URL ?? '',
    appId: env.NAFATH_APP_ID ?? '',
    appKey: env.NAFATH_APP_KEY ?? '',
    service: env.NAFATH_SERVICE ?? '',
  }
}

const together = (environment: Environment, names: readonly string[], why: string): readonly string[] => {
  const missing = names.filter((name) => !environment[name])
  return missing.length === 0 ? [] : [`${missing.join(', ')}: ${why}`]
}

/** Reads the settings from the environment and reports all errors in one list. */
export function parseConfig(environment: Environment): Config {
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
  // Production must choose whether it is a demo, so that nobody takes real orders with the sandbox
  // provider and finds out later that no money moved.
  const demo = decoded.success && (decoded.output.DEMO ?? decoded.output.DATABASE_URL === undefined)
  const production = present['NODE_ENV'] === 'production'
  if (production && decoded.success && demo && decoded.output.DEMO === undefined)
    problems.push(
      'DEMO: choose false, or true for a trial with a demo customer whose password everybody knows',
    )
  if (production && present['PAYMENT_PROVIDER'] === undefined && !demo)
    problems.push('PAYMENT_PROVIDER: choose geidea, or sandbox for a trial where no money moves')
  if (present['SMTP_URL']) problems.push(...together(present, ['MAIL_FROM'], 'needed when SMTP_URL is set'))
  if (present['UNIFONIC_APP_SID'])
    problems.push(...together(present, ['UNIFONIC_SENDER_ID'], 'needed when UNIFONIC_APP_SID is set'))
  if (present['WHATSAPP_TOKEN'])
    problems.push(...together(present, ['WHATSAPP_PHONE_NUMBER_ID'], 'needed when WHATSAPP_TOKEN is set'))
  if (present['VAPID_PRIVATE_KEY'])
    problems.push(
      ...together(present, ['VAPID_PUBLIC_KEY', 'VAPID_SUBJECT'], 'needed when VAPID_PRIVATE_KEY is set'),
    )
  if (present['IDENTITY_PROVIDER'] === 'nafath')
    problems.push(
      ...together(
        present,
        ['NAFATH_API_URL', 'NAFATH_APP_ID', 'NAFATH_APP_KEY', 'NAFATH_SERVICE'],
        'needed when IDENTITY_PROVIDER is nafath',
      ),
    )
  if (present['IDENTITY_PROVIDER'] === 'sandbox' && production && !demo)
    problems.push('IDENTITY_PROVIDER: sandbox proves nothing, so production with real customers refuses it')
  if (Boolean(present['RAMADAN_FROM']) !== Boolean(present['RAMADAN_TO']))
    problems.push('RAMADAN_FROM, RAMADAN_TO: set both or neither')
  if (!decoded.success || problems.length > 0) throw new InvalidConfigurationError(problems)
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
    // The embedded database is meant for a first look, so it starts with the demo catalogue.
    demo: env.DEMO ?? env.DATABASE_URL === undefined,
    apiDocs: env.API_DOCS ?? env.NODE_ENV !== 'production',
    web: {
      dist: env.WEB_DIST,
      kit: env.KIT_DIST,
      office: env.OFFICE_DIST,
      officeUrl: env.OFFICE_URL,
      apiRoot: env.API_ROOT,
      origins: env.WEB_ORIGINS,
    },
    trustProxy: env.TRUST_PROXY,
    opsToken: env.OPS_TOKEN,
    logLevel: env.LOG_LEVEL,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    texts: {
      appSid: env.UNIFONIC_APP_SID,
      senderId: env.UNIFONIC_SENDER_ID,
      apiUrl: env.UNIFONIC_API_URL,
      perDay: env.CODE_TEXTS_PER_DAY,
    },
    whatsApp:
      env.WHATSAPP_TOKEN !== undefined && env.WHATSAPP_PHONE_NUMBER_ID !== undefined
        ? {
            token: env.WHATSAPP_TOKEN,
            phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID,
            apiUrl: env.WHATSAPP_API_URL,
          }
        : undefined,
    identity: identityConfig(env),
    push:
      env.VAPID_PUBLIC_KEY !== undefined &&
      env.VAPID_PRIVATE_KEY !== undefined &&
      env.VAPID_SUBJECT !== undefined
        ? {
            publicKey: env.VAPID_PUBLIC_KEY,
            privateKey: env.VAPID_PRIVATE_KEY,
            subject: env.VAPID_SUBJECT,
            services: env.PUSH_SERVICES,
          }
        : undefined,
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
    driverLinkSecret: env.DRIVER_LINK_SECRET,
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
    scheduleRules: scheduleRulesOf(env.RAMADAN_FROM, env.RAMADAN_TO),
  }
}
