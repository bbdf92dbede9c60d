import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (dataDir: string): string => join(dataDir, 'ops-token')

/** Reads the office's token of this machine, which only its owner can read. */
export function readOpsToken(dataDir: string): string | undefined {
  const file = fileIn(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

/**
 * Creates the office's token in the data folder if there is none, and returns the token. With the
 * embedded database the office works on the same machine, so a token in the data folder is enough.
 */
export function ensureOpsToken(dataDir: string, randomBytes: (length: number) => Buffer): string {
  const storedToken = readOpsToken(dataDir)
  if (storedToken !== undefined && storedToken.length >= 24) return storedToken
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const token = randomBytes(32).toString('base64url')
  writeFileSync(fileIn(dataDir), `${token}\n`, { mode: 0o600 })
  return token
}
