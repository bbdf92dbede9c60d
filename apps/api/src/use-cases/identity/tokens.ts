import { createHash } from 'node:crypto'

/** 32 random bytes for the customer; we keep only their hash. */
export const newToken = (randomBytes: (length: number) => Buffer): string =>
  randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
