import { DiskFullError } from './disk-full.ts'

type EngineError = { readonly code: string; readonly constraint: string | undefined }

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined

/** Finds the error of the database engine inside the errors that drizzle wraps around it. */
export const engineErrorOf = (error: unknown): EngineError | undefined => {
  for (let current = error, depth = 0; current !== undefined && depth < 5; depth += 1) {
    const code = read(current, 'code')
    const constraint = read(current, 'constraint')
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
      return { code, constraint: typeof constraint === 'string' ? constraint : undefined }
    current = read(current, 'cause')
  }
  return undefined
}

/** Whether a prepared statement is older than a change of its tables; it succeeds when prepared again. */
export const isPreparedStatementOutdated = (error: unknown): boolean => {
  if (engineErrorOf(error)?.code !== '0A000') return false
  for (let current = error; current instanceof Error; current = current.cause)
    if (current.message.includes('cached plan must not change result type')) return true
  return false
}

/** Tells whether a database error goes away when the transaction is tried again. */
export const isRetryable = (error: unknown): boolean => {
  const code = engineErrorOf(error)?.code
  return code === '40001' || code === '40P01' || isPreparedStatementOutdated(error)
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
])

const turnedAway = new Set(['57P01', '57P02', '57P03', '53100', '53300', '25P03', '57014'])

const lostConnection =
  /connection terminated|connection ended|connection error and is not queryable|client was closed and is not queryable|timeout exceeded when trying to connect/i

/**
 * Whether the transaction conflicted with another one or waited too long for its lock. That concerns one record,
 * not the whole database.
 */
export const isTransactionConflict = (error: unknown): boolean =>
  isRetryable(error) || engineErrorOf(error)?.code === '55P03'

/**
 * Whether the database cannot serve requests now: it is unreachable, refuses connections, cancels
 * statements or has a full disk. The API then responds with 503, not 500.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (error instanceof DiskFullError) return true
  const code = engineErrorOf(error)?.code
  if (code !== undefined) return code.startsWith('08') || turnedAway.has(code)
  for (let current = error, depth = 0; current !== undefined && depth < 5; depth += 1) {
    const network = read(current, 'code')
    if (typeof network === 'string' && networkCodes.has(network)) return true
    if (current instanceof Error && lostConnection.test(current.message)) return true
    if (current instanceof AggregateError && current.errors.some(isDatabaseUnavailable)) return true
    current = read(current, 'cause')
  }
  return false
}
