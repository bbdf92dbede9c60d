import { createHash } from 'node:crypto'
import type { RateLimitClass } from '@sakina/api-client/wire/operation'
import type { Application } from '../application.ts'
import { countHit, forgetHits } from '../db/repositories/rate-limits.ts'
import type { Tx } from '../db/database.ts'
import { Failure } from '../failures/failure.ts'

type Parts = Pick<Application, 'database' | 'config' | 'now'>

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
  hit(parts, keyOf(limited, 'address', address), parts.config.limits.perAddress)

/** Known and unknown accounts are counted alike, by what was typed. */
export const limitAccount = (parts: Parts, limited: RateLimitClass, account: string): Promise<void> =>
  hit(parts, keyOf(limited, 'account', account.trim().toLowerCase()), parts.config.limits.perAccount)

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

/** Opens every limit of one account or address again, for the office. */
export async function forgiveSubject(tx: Tx, subject: string): Promise<void> {
  for (const limited of classes) {
    await forgetHits(tx, keyOf(limited, 'account', subject.trim().toLowerCase()))
    await forgetHits(tx, keyOf(limited, 'address', subject.trim()))
  }
}
