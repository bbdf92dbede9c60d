import { DamagedDataError, DataVersionMismatchError } from './db/data-folder.ts'
import { isDatabaseUnavailable } from './db/database-errors.ts'
import { DiskFullError } from './db/disk-full.ts'
import { FolderInUseError } from './db/folder-lock.ts'
import { DatabaseNotMigratedError } from './db/open.ts'

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

const portOf = (error: unknown): string =>
  error instanceof Error && 'port' in error ? String(error.port) : 'asked for'

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
  if (isDatabaseUnavailable(error))
    return 'The database cannot be reached. Check DATABASE_URL and that the database is running.'
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`
}
