import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { RateLimitClass } from '@sakina/api-client/wire/operation'
import type { Application } from '../application.ts'
import { countHit, forgetHits } from '../db/repositories/rate-limits.ts'
import type { Tx } from '../db/database.ts'
import { Failure } from '../failures/failure.ts'

type Parts = Pick<Application, 'database' | 'config' | 'now'>

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))

/**
 * Whom an address stands for. A household has one address of the old kind, and of the new kind a network of its own
 * (the first four of eight groups), within which it may take any.
 */
export function householdOf(address: string): string {
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

/** Addresses and logins are personal data: the table of limits knows them only by a hash. */
const keyOf = (limited: RateLimitClass, of: 'address' | 'account', value: string): string =>
  `${limited}:${of}:${createHash('sha256').update(value).digest('base64url').slice(0, 24)}`

async function hit(parts: Parts, key: string, most: number): Promise<void> {
  const { hits, waitSeconds } = await countHit(parts.database.reader, {
    key,
    seconds: parts.config.limits.windowSeconds,
    now: parts.now(),
  })
  if (hits > most) throw new Failure('rate_limited', { retryAfterSeconds: waitSeconds })
}

export const limitAddress = (parts: Parts, limited: RateLimitClass, address: string): Promise<void> =>
  hit(parts, keyOf(limited, 'address', householdOf(address)), parts.config.limits.perAddress)

/** Known and unknown accounts are counted alike, by what was typed. What a family may do often has more `times` of it. */
export const limitAccount = (
  parts: Parts,
  limited: RateLimitClass,
  account: string,
  times = 1,
): Promise<void> =>
  hit(parts, keyOf(limited, 'account', account.trim().toLowerCase()), parts.config.limits.perAccount * times)

/** The right password ends the count, so that a customer who logs in often is never locked out. */
export const forgiveAccount = (tx: Tx, limited: RateLimitClass, account: string): Promise<void> =>
  forgetHits(tx, keyOf(limited, 'account', account.trim().toLowerCase()))

const classes: readonly RateLimitClass[] = [
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
]

/** Opens every limit of accounts, as they are counted, and of an address again. */
export async function forgive(
  tx: Tx,
  { accounts, address }: { readonly accounts: readonly string[]; readonly address: string },
): Promise<void> {
  for (const limited of classes) {
    for (const account of accounts) await forgiveAccount(tx, limited, account)
    await forgetHits(tx, keyOf(limited, 'address', householdOf(address)))
  }
}
