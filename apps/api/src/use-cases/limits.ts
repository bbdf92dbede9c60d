import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { RateLimitClass } from '@sakina/api-client/wire/operation'
import type { Application } from '../application.ts'
import {
  countedRateLimitHits,
  countRateLimitHit,
  clearRateLimit,
  clearRateLimitsUnder,
  hasRateLimitHits,
  uncountRateLimitHit,
} from '../db/repositories/rate-limits.ts'
import type { Tx } from '../db/database.ts'
import { Failure } from '../failures/failure.ts'
import { holdsSpentMessage } from '../failures/messages.ts'

/** The rate limit classes of the contract, and those of reports of browsers, held workers and codes of vouchers. */
type LimitClass = RateLimitClass | 'report' | 'hold' | 'voucher'

type Parts = Pick<Application, 'database' | 'config' | 'now'>

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))

/**
 * The network behind an IP address. A household has one IPv4 address, but with IPv6 a whole /64 network,
 * from which it may use any address.
 */
export function networkOfIp(address: string): string {
  const [bare = ''] = address.trim().toLowerCase().split('%')
  const old = /^::ffff:([\d.]+)$/.exec(bare)?.[1]
  if (old !== undefined || !isIPv6(bare)) return old ?? bare
  const [head = '', tail] = bare.split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const left = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: left }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const shortHash = (value: string): string =>
  createHash('sha256').update(value).digest('base64url').slice(0, 24)

/**
 * Returns the key of a rate limit. It contains the value only as a hash, because IP addresses and
 * logins are personal data.
 */
const keyOf = (
  limited: LimitClass,
  of: 'address' | 'account' | 'customer' | 'known',
  value: string,
): string => `${limited}:${of}:${shortHash(value)}`

async function hit(
  parts: Parts,
  key: string,
  most: number,
  seconds = parts.config.limits.windowSeconds,
): Promise<void> {
  const { hits, waitSeconds } = await countRateLimitHit(parts.database.reader, {
    key,
    seconds,
    now: parts.now(),
  })
  if (hits > most) throw new Failure('rate_limited', { retryAfterSeconds: waitSeconds })
}

/** Counts a request against the rate limit of an IP address. */
export const limitRequestsOfIp = (parts: Parts, limited: LimitClass, address: string): Promise<void> =>
  hit(parts, keyOf(limited, 'address', networkOfIp(address)), parts.config.limits.perAddress)

/** Takes back the count of a successful login, because many families share an IP address. */
const uncountAddress = (
  { database }: Pick<Parts, 'database'>,
  limited: RateLimitClass,
  address: string,
): Promise<void> => uncountRateLimitHit(database.reader, keyOf(limited, 'address', networkOfIp(address)))

/** Counts a signed-in customer by id from any network, with the limit of an IP address. */
export const limitRequestsOfCustomer = (
  parts: Parts,
  limited: RateLimitClass,
  customerId: string,
): Promise<void> => hit(parts, keyOf(limited, 'customer', customerId), parts.config.limits.perAddress)

/** Counts the workers that a customer holds without paying, for a day from the first. */
export async function limitHoldingsOfCustomer(
  tx: Tx,
  parts: Parts,
  {
    customerId,
    quantity,
    most,
  }: { readonly customerId: string; readonly quantity: number; readonly most: number },
): Promise<void> {
  const key = keyOf('hold', 'customer', customerId)
  for (let worker = 0; worker < quantity; worker += 1) {
    const { hits, waitSeconds } = await countRateLimitHit(tx, { key, seconds: 86_400, now: parts.now() })
    if (hits > most)
      throw new Failure('rate_limited', { words: holdsSpentMessage, retryAfterSeconds: waitSeconds })
  }
}

/** Somebody who names a voucher: a signed-in customer, or a guest by IP address. */
type VoucherGuesser = { readonly customerId: string } | { readonly address: string }

/** Refuses the codes of vouchers of somebody who has named too many unknown ones; known codes don't count. */
export async function limitVoucherGuesses<Result>(
  parts: Parts,
  who: VoucherGuesser,
  work: () => Promise<Result>,
): Promise<Result> {
  const [key, most] =
    'customerId' in who
      ? [keyOf('voucher', 'customer', who.customerId), parts.config.limits.perAccount]
      : [keyOf('voucher', 'address', networkOfIp(who.address)), parts.config.limits.perAddress]
  await hit(parts, key, most)
  let isUnknown = false
  try {
    return await work()
  } catch (error) {
    isUnknown = error instanceof Failure && error.code === 'voucher_unknown'
    throw error
  } finally {
    if (!isUnknown) await uncountRateLimitHit(parts.database.reader, key)
  }
}

/** A login as it is counted, and the IP address from which it is used. */
type SignInAttempt = { readonly account: string; readonly address: string }

const knownAt = ({ account, address }: SignInAttempt): string =>
  keyOf('login', 'known', `${networkOfIp(address)} ${account}`)

const knownSeconds = 30 * 86_400

/**
 * Returns the network of an IP address if the login signed in from it within a month. There the login
 * is counted apart, so that a stranger elsewhere never locks out its owner.
 */
export const knownNetworkOf = async (parts: Parts, attempt: SignInAttempt): Promise<string | undefined> =>
  (await hasRateLimitHits(parts.database.reader, knownAt(attempt), parts.now()))
    ? networkOfIp(attempt.address)
    : undefined

/**
 * Counts login attempts by account and by network. An account that signed in from this network within a
 * month is counted there alone, so that neither a stranger elsewhere nor a bot behind a carrier's shared IP
 * address locks out its families. Returns the known network.
 */
export async function limitSignInAttempts(parts: Parts, attempt: SignInAttempt): Promise<string | undefined> {
  const network = await knownNetworkOf(parts, attempt)
  await limitAttemptsOfAccount(parts, 'login', attempt.account, { network })
  if (network === undefined) await limitRequestsOfIp(parts, 'login', attempt.address)
  return network
}

/** Remembers for a month that the owner of a login used it in this network; returns whether that is new. */
export async function rememberNetwork(parts: Parts, attempt: SignInAttempt): Promise<boolean> {
  const key = knownAt(attempt)
  const isNew = !(await hasRateLimitHits(parts.database.reader, key, parts.now()))
  await parts.database.write((tx) => clearRateLimit(tx, key))
  await countRateLimitHit(parts.database.reader, { key, seconds: knownSeconds, now: parts.now() })
  return isNew
}

/**
 * Remembers the network of a sign-in, and takes back the attempt counted against a new one. Runs after
 * the right password; `clearAttemptsOfAccount` ends the count of the account.
 */
export async function rememberSignInNetwork(parts: Parts, attempt: SignInAttempt): Promise<void> {
  if (await rememberNetwork(parts, attempt)) await uncountAddress(parts, 'login', attempt.address)
}

/** The network in which an account is known, if it is counted there alone. */
type InNetwork = { readonly network?: string | undefined }

const accountKey = (limited: LimitClass, account: string, { network }: InNetwork = {}): string =>
  keyOf(limited, 'account', account.trim().toLowerCase()) +
  (network === undefined ? '' : `@${shortHash(network)}`)

/**
 * Counts an attempt against the rate limit of an account, by the login as typed, so that unknown
 * accounts count like known ones. `times` raises the limit of frequent actions.
 */
export const limitAttemptsOfAccount = (
  parts: Parts,
  limited: RateLimitClass,
  account: string,
  { times = 1, network }: InNetwork & { readonly times?: number } = {},
): Promise<void> =>
  hit(parts, accountKey(limited, account, { network }), parts.config.limits.perAccount * times)

const daySeconds = 86_400

/** Counts what is sent for an account or to a recipient against a limit of a day. */
export const limitMessagesOfDay = (
  parts: Parts,
  account: string,
  { most, network }: InNetwork & { readonly most: number },
): Promise<void> => hit(parts, accountKey('forgot', `day:${account}`, { network }), most, daySeconds)

/** The tries at codes of a day, after which nobody types another one for this account or number. */
const mostTriesOfDay = 30

/** Counts a try at a code against the limits of a quarter of an hour and of a day. */
export async function limitTriesAtCode(parts: Parts, account: string, where: InNetwork): Promise<void> {
  await limitAttemptsOfAccount(parts, 'login', account, where)
  await hit(parts, accountKey('login', `day:${account}`, where), mostTriesOfDay, daySeconds)
}

const minuteKeyOf = (account: string): string => accountKey('forgot', `minute:${account}`)

/**
 * Whether this was asked for less than a minute ago. What was sent then is on its way, so nothing is sent
 * again, and the answer stays the same.
 */
export async function isAskedAgain(parts: Parts, account: string): Promise<boolean> {
  const hitOfMinute = { key: minuteKeyOf(account), seconds: 60, now: parts.now() }
  return (await countRateLimitHit(parts.database.reader, hitOfMinute)).hits > 1
}

/** Lets the next message go at once, because the last one was used. */
export const forgetLastMessage = (tx: Tx, account: string): Promise<void> =>
  clearRateLimit(tx, minuteKeyOf(account))

const textsOfDay = keyOf('forgot', 'address', 'texts with codes')

/** The texts with codes that were sent within a day, whoever asked for them. */
export const countTextsOfDay = ({ database, now }: Pick<Parts, 'database' | 'now'>): Promise<number> =>
  countedRateLimitHits(database.reader, textsOfDay, now())

/** Refuses a text with a code once the ceiling of the day is reached, for every number alike. */
export async function refuseTextAboveCeiling(parts: Parts): Promise<void> {
  if ((await countTextsOfDay(parts)) >= parts.config.texts.perDay)
    throw new Failure('rate_limited', { retryAfterSeconds: 3_600 })
}

/** Counts a text with a code; the last one below the ceiling of the day raises the alarm. */
export async function countTextOfDay(
  tx: Tx,
  { config, now, log }: Pick<Parts, 'config' | 'now'> & Pick<Application, 'log'>,
): Promise<void> {
  const { hits } = await countRateLimitHit(tx, { key: textsOfDay, seconds: daySeconds, now: now() })
  const { perDay } = config.texts
  if (hits === perDay) log.error({ texts: hits }, 'the ceiling of texts with codes in a day is reached')
}

/**
 * Clears the count of an account after the right password, so that frequent logins never lock a
 * customer out.
 */
export const clearAttemptsOfAccount = (
  tx: Tx,
  limited: LimitClass,
  account: string,
  where?: InNetwork,
): Promise<void> => clearRateLimit(tx, accountKey(limited, account, where))

/** Clears the count of an account in every network. */
export const clearAttemptsEverywhere = (tx: Tx, limited: LimitClass, account: string): Promise<void> =>
  clearRateLimitsUnder(tx, [accountKey(limited, account)])

const classes: readonly LimitClass[] = [
  'general',
  'login',
  'register',
  'forgot',
  'contact',
  'complaint',
  'order',
  'checkout',
  'upload',
  'export',
  'report',
  'hold',
  'voucher',
]

/** Clears every rate limit of these accounts and of an IP address. */
export const clearRateLimitsOfAccounts = (
  tx: Tx,
  { accounts, address }: { readonly accounts: readonly string[]; readonly address: string },
): Promise<void> =>
  clearRateLimitsUnder(
    tx,
    classes.flatMap((limited) => [
      keyOf(limited, 'address', networkOfIp(address)),
      ...accounts.flatMap((account) => [
        keyOf(limited, 'customer', account),
        ...[account, `day:${account}`, `minute:${account}`].map((key) => accountKey(limited, key)),
      ]),
    ]),
  )
