import { argon2, createHash, timingSafeEqual } from 'node:crypto'
import { Failure } from '../../failures/failure.ts'

/** Hashes passwords and compares them with a hash. */
export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  /**
   * Hashes a password with a given salt, so that a repeated request is recognised by the same result. The
   * password is as hard to guess from it as from a hash.
   */
  readonly fingerprint: (password: string, salt: string) => Promise<string>
  readonly verify: (password: string, hash: string) => Promise<boolean>
  /**
   * Takes as long as `verify`, for an account that does not exist, so that the duration reveals nothing.
   */
  readonly pretend: (password: string) => Promise<boolean>
}

/**
 * 7 MB in five passes are as strong as 19 MB in two passes (OWASP's table), and take about a third
 * of the memory.
 */
const strong = { memory: 7_168, passes: 5, parallelism: 1 }
const tagLength = 32
const saltLength = 16

/**
 * Hashing takes 7 MB and a thread of the pool that also serves files, so at most two run at a time and
 * the queue has a limit.
 */
const atOnce = 2
const waiting = 100

type Parameters = { readonly memory: number; readonly passes: number; readonly parallelism: number }

const derive = (password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    argon2(
      'argon2id',
      { message: Buffer.from(password.normalize('NFKC')), nonce: salt, tagLength, ...parameters },
      (error, key) => (error === null ? resolve(Buffer.from(key)) : reject(error)),
    ),
  )

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const line: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Failure('unavailable', { retryAfterSeconds: 5 })
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

export function createPasswordHasher(
  randomBytes: (length: number) => Buffer,
  parameters: Parameters = strong,
): PasswordHasher {
  const queued = createQueue()
  const { memory, passes, parallelism } = parameters
  const salted = (password: string, salt: Buffer) => derive(password, salt, parameters)
  return {
    hash: (password) =>
      queued(async () => {
        const salt = randomBytes(saltLength)
        const key = await salted(password, salt)
        return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`
      }),
    fingerprint: (password, salt) =>
      queued(async () =>
        base64(await salted(password, createHash('sha256').update(salt).digest().subarray(0, saltLength))),
      ),
    verify: (password, hash) =>
      queued(async () => {
        const [, m, t, p, salt, key] = form.exec(hash) ?? []
        if (salt === undefined || key === undefined) return false
        const expected = Buffer.from(key, 'base64')
        const derivedKey = await derive(password, Buffer.from(salt, 'base64'), {
          memory: Number(m),
          passes: Number(t),
          parallelism: Number(p),
        })
        return derivedKey.length === expected.length && timingSafeEqual(derivedKey, expected)
      }),
    pretend: (password) =>
      queued(async () => {
        await salted(password, Buffer.alloc(saltLength, 7))
        return false
      }),
  }
}
