import { createHash } from 'node:crypto'

/** Returns a new token of 32 random bytes; the database stores only its hash. */
export const newToken = (randomBytes: (length: number) => Buffer): string =>
  randomBytes(32).toString('base64url')

/** Returns the hash under which a token is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
