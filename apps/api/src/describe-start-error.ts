import { DamagedDataError, DataVersionMismatchError } from './db/data-folder.ts'
import { engineErrorOf, isDatabaseUnavailable } from './db/database-errors.ts'
import { DiskFullError } from './db/disk-full.ts'
import { FolderInUseError } from './db/folder-lock.ts'
import { DatabaseNotMigratedError } from './db/open.ts'

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

const portOf = (error: unknown): string =>
  error instanceof Error && 'port' in error ? String(error.port) : 'asked for'

const makeRole =
  'Run `SERVER_PASSWORD=… psql --file apps/api/roles.sql postgres://owner@…`, which makes the role of the servers with its rights, then start again.'

/** What the innermost error says, which is the database's own sentence. */
function reasonOf(error: unknown): string {
  let innermost = error
  while (innermost instanceof Error && innermost.cause !== undefined) innermost = innermost.cause
  return innermost instanceof Error ? innermost.message : String(innermost)
}

/** Explains in one sentence why the server did not start and what to do. */
export function describeStartError(error: unknown): string {
  if (
    error instanceof FolderInUseError ||
    error instanceof DamagedDataError ||
    error instanceof DataVersionMismatchError ||
    error instanceof DatabaseNotMigratedError
  )
    return error.message
  const code = codeOf(error)
  if (code === 'ENOSPC' || error instanceof DiskFullError)
    return 'The disk is full. Free some space, then start again.'
  if (code === 'EADDRINUSE')
    return `The port ${portOf(error)} is taken. Stop what uses it, or set PORT to another number.`
  if (code === 'EACCES')
    return `The port ${portOf(error)} may not be used by this account. Set PORT to another number.`
  if (code === 'EADDRNOTAVAIL') return 'This machine has no such address. Set HOST to one it has.'
  const refusal = engineErrorOf(error)
  if (refusal?.code === '28000' || refusal?.code === '28P01')
    return `PostgreSQL does not let this role in: it has no such role here, or another password. ${makeRole}`
  if (refusal?.code === '42501')
    return `This role lacks a right in the database (“${reasonOf(error)}”), as after a restore on another cluster. ${makeRole}`
  if (refusal?.code === '3D000')
    return 'PostgreSQL has no database of this name. Create it or restore it (docs/operations.md), then start again.'
  if (isDatabaseUnavailable(error))
    return 'The database cannot be reached. Check DATABASE_URL and that the database is running.'
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`
}
