import * as v from 'valibot'
import { PAYMENT_HOLD_MINUTES } from '@sakina/domain/lifecycles'
import { loyaltyOverridesSchema, policyOverridesSchema } from './owner-rules.ts'

const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0', ''], 'must be true or false'),
  v.transform((text) => text === 'true' || text === '1'),
)

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )

const httpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http address',
  ),
)

/** A base URL. Slashes at its end are removed, because paths are appended to it. */
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

/**
 * Whether a text is a database URL whose password is escaped: a plain `/`, `#` or `?` in the
 * password would end the host too early.
 */
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

/** The schema of a setting, its description, and what applies while it is unset. */
const setting = <Schema extends v.GenericSchema>(schema: Schema, purpose: string, unset = 'none') =>
  v.pipe(schema, v.metadata({ purpose, unset }))

/** Every setting of the server; `docs/settings.md` is generated from this table. */
export const environmentSettings = {
  NODE_ENV: setting(
    v.optional(v.picklist(['production', 'development', 'test']), 'development'),
    '`production` adds HSTS and `upgrade-insecure-requests`: put https in front',
  ),
  PORT: setting(v.optional(wholeNumber(0, 65_535), '3000'), '0 takes any free port'),
  HOST: setting(v.optional(text, '127.0.0.1'), '`0.0.0.0` in a container'),
  PUBLIC_URL: setting(
    v.optional(baseUrl),
    'how browsers and the payment provider reach this API',
    'where it listens',
  ),
  SITE_URL: setting(
    v.optional(baseUrl),
    'the site, in emails, canonical links and after paying',
    'as `PUBLIC_URL`',
  ),
  DATABASE_URL: setting(v.optional(databaseUrl), '`postgres://user@host/name`', 'the embedded database'),
  DIRECT_DATABASE_URL: setting(
    v.optional(databaseUrl),
    'for `migrate`, when `DATABASE_URL` leads through a pooler',
    'as `DATABASE_URL`',
  ),
  PGPASSWORD: setting(v.optional(text), 'the password, where `DATABASE_URL` has none'),
  DATABASE_POOL: setting(v.optional(wholeNumber(1, 200), '10'), 'connections of one server'),
  // Off for poolers in transaction mode and for engines without LISTEN: changes then wait for the next poll,
  // and statements are not prepared, because the next one may use another connection.
  DATABASE_NOTIFY: setting(v.optional(flag, 'true'), '`false` without LISTEN (poolers in transaction mode)'),
  DATA_DIR: setting(
    v.optional(text, './.data'),
    'the embedded database, and emails and texts without their gateways; `:memory:` keeps nothing',
  ),
  LEAST_FREE_MEGABYTES: setting(
    v.optional(wholeNumber(32, 999_999_999), '64'),
    'below it the embedded database refuses writes',
  ),
  DEMO: setting(
    v.optional(flag),
    'loads the demo catalogue into an empty database; production on the embedded database must set it',
    '`true` embedded, else `false`',
  ),
  API_DOCS: setting(
    v.optional(flag),
    "`/docs`, and the office's calls in `/openapi.json`",
    '`true`, in production `false`',
  ),
  WEB_DIST: setting(v.optional(text), 'the built site (`apps/web/dist/client`)', 'no site'),
  OFFICE_DIST: setting(
    v.optional(text),
    'the built office (`apps/office/dist`), shown at `/office`',
    'no office',
  ),
  OFFICE_URL: setting(
    v.optional(baseUrl),
    'the origin of the office; `/office` and its sessions then work there only',
    'every address of the server',
  ),
  KIT_DIST: setting(v.optional(text), 'the built Storybook, shown at `/kit`', 'no kit'),
  API_ROOT: setting(
    v.optional(
      v.union([v.pipe(v.string(), v.regex(/^\/[\w/-]*$/)), baseUrl], 'must be a path or an address'),
    ),
    'where the browser finds the API',
    'what the site was built with',
  ),
  WEB_ORIGINS: setting(
    v.optional(v.pipe(list, v.array(baseUrl)), ''),
    'other origins that may call this API, separated by commas',
  ),
  TRUST_PROXY: setting(
    v.optional(list, ''),
    'proxies whose `X-Forwarded-For` counts; unset behind a proxy, all customers share one rate limit',
  ),
  OPS_TOKEN: setting(
    v.optional(v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'))),
    '24 characters or more; opens `/ops/*`; `npm start` makes one in `DATA_DIR`',
    'no machine calls the office',
  ),
  LOG_LEVEL: setting(
    v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
    '`silent`, `error`, `warn`, `info`, `debug`; at a terminal `warn`',
  ),
  SMTP_URL: setting(
    v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be an smtp:// address'))),
    '`smtp://` or `smtps://`; needs `MAIL_FROM`',
    'emails become files in `DATA_DIR/mail`',
  ),
  MAIL_FROM: setting(
    v.optional(v.pipe(v.string(), v.includes('@', 'must be an e-mail address'))),
    'the sender of emails',
  ),
  UNIFONIC_APP_SID: setting(
    v.optional(text),
    'sends text messages through Unifonic; needs `UNIFONIC_SENDER_ID`',
    'texts become files in `DATA_DIR/texts`',
  ),
  UNIFONIC_SENDER_ID: setting(v.optional(text), 'the sender that Unifonic registered'),
  UNIFONIC_API_URL: setting(v.optional(baseUrl, 'https://el.cloud.unifonic.com'), "Unifonic's API"),
  CODE_TEXTS_PER_DAY: setting(
    v.optional(wholeNumber(1, 1_000_000), '1000'),
    'texts with codes in a day, whoever asks; times the price of a text, what strangers can make them cost. At the ceiling the log has an error, and codes go by email only',
  ),
  WHATSAPP_TOKEN: setting(
    v.optional(text),
    "lets customers choose WhatsApp over texts, by Meta's Cloud API; needs `WHATSAPP_PHONE_NUMBER_ID`",
    'no WhatsApp',
  ),
  WHATSAPP_PHONE_NUMBER_ID: setting(v.optional(text), "Meta's id of the number that sends"),
  WHATSAPP_API_URL: setting(
    v.optional(baseUrl, 'https://graph.facebook.com/v23.0'),
    "Meta's API and version",
  ),
  VAPID_PRIVATE_KEY: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be a private key, base64url'))),
    'offers notifications in browsers; needs `VAPID_PUBLIC_KEY` and `VAPID_SUBJECT` (`npx web-push generate-vapid-keys`)',
    'no notifications in browsers',
  ),
  VAPID_PUBLIC_KEY: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'must be a public key, base64url'))),
    'its public half; with another one all browsers must subscribe anew',
  ),
  VAPID_SUBJECT: setting(
    v.optional(v.pipe(v.string(), v.regex(/^(mailto:|https:)/, 'must begin with mailto: or https:'))),
    'where push services reach you: `mailto:` or `https:`',
  ),
  PUSH_SERVICES: setting(
    v.optional(
      list,
      'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com',
    ),
    'the only hosts that notifications are sent to',
  ),
  IDENTITY_PROVIDER: setting(
    v.optional(v.picklist(['sandbox', 'nafath'])),
    'proves national IDs: `nafath`, or `sandbox` for a trial, which approves by itself and denies IDs with a 2',
    'nobody is asked to prove one',
  ),
  NAFATH_API_URL: setting(v.optional(baseUrl), 'needed with `nafath`; nothing of it is verified'),
  NAFATH_APP_ID: setting(v.optional(text), 'needed with `nafath`'),
  NAFATH_APP_KEY: setting(v.optional(text), 'needed with `nafath`'),
  NAFATH_SERVICE: setting(v.optional(text), 'the service that Nafath registered'),
  PAYMENT_PROVIDER: setting(
    v.optional(v.picklist(['sandbox', 'geidea']), 'sandbox'),
    '`sandbox` moves no money, `geidea` does; production without `DEMO` must set it',
  ),
  GEIDEA_PUBLIC_KEY: setting(v.optional(text), 'needed with `geidea`'),
  GEIDEA_API_PASSWORD: setting(v.optional(text), 'needed with `geidea`'),
  GEIDEA_API_URL: setting(v.optional(baseUrl, 'https://api.ksamerchant.geidea.net'), "Geidea's API"),
  GEIDEA_CHECKOUT_URL: setting(
    v.optional(httpUrl, 'https://www.ksamerchant.geidea.net/hpp/checkout/'),
    "Geidea's hosted page",
  ),
  SANDBOX_SECRET: setting(
    v.optional(v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'))),
    "signs the sandbox's callbacks",
    'made once, kept in the database',
  ),
  DRIVER_LINK_SECRET: setting(
    v.optional(v.pipe(v.string(), v.minLength(24, 'must have at least 24 characters'))),
    'signs the links of drivers; another value ends every link',
    'made once, kept in the database',
  ),
  HOLD_MINUTES: setting(
    v.optional(wholeNumber(1, 120), String(PAYMENT_HOLD_MINUTES)),
    "how long an unpaid order holds a worker's time",
  ),
  SWEEP_SECONDS: setting(v.optional(wholeNumber(1, 3_600), '15'), 'how often expired holds are released'),
  // Requests above this number are refused immediately, because they would otherwise wait for
  // seconds.
  MOST_REQUESTS_AT_ONCE: setting(
    v.optional(wholeNumber(1, 100_000), '250'),
    'more get 503 with `Retry-After`; monitor, office and payment callbacks are exempt',
  ),
  CATALOGUE_CACHE_SECONDS: setting(
    v.optional(wholeNumber(0, 3_600), '5'),
    'how long public lists are answered from memory; 0 turns it off',
  ),
  RATE_LIMIT_PER_ADDRESS: setting(
    v.optional(wholeNumber(1, 100_000), '60'),
    'log-in failures, registrations, resets and messages from one IP (IPv6: /64), and orders of one customer',
  ),
  RATE_LIMIT_PER_ACCOUNT: setting(
    v.optional(wholeNumber(1, 100_000), '10'),
    'log-in failures and the like of one account; of moved visits twice as many',
  ),
  BOOKINGS_BEFORE_PAYMENT: setting(
    v.optional(wholeNumber(1, 10), '1'),
    'unpaid bookings of an account that has never paid; several workers of one plan and start count as one',
  ),
  RATE_WINDOW_SECONDS: setting(
    v.optional(wholeNumber(1, 86_400), '900'),
    'the window of the limits, counted in the database for all servers',
  ),
  MEDIATION_PAYMENT: setting(
    v.optional(v.picklist(['checkout', 'musaned']), 'checkout'),
    "`musaned`: recruitment is paid on the government's platform",
  ),
  POLICIES: setting(
    v.optional(policyOverridesSchema),
    'JSON over `PolicyConfig` (packages/domain/src/policies/config.ts): `{"dailyFine": 50}`, in SAR',
    'the written policies',
  ),
  LOYALTY: setting(
    v.optional(loyaltyOverridesSchema),
    'JSON over `LoyaltyConfig` (packages/domain/src/loyalty/config.ts)',
    'the written tiers',
  ),
  RAMADAN_FROM: setting(
    v.optional(day),
    "the first day of Ramadan's visit times",
    'the Umm al-Qura calendar',
  ),
  RAMADAN_TO: setting(v.optional(day), 'the last day', 'the Umm al-Qura calendar'),
  DRAIN_MILLISECONDS: setting(
    v.optional(wholeNumber(0, 60_000)),
    'how long a stopping server still takes requests',
    '3000 in production, else 250',
  ),
}
