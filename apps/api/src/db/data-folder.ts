import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Thrown if another major version of PostgreSQL wrote the data folder. */
export class DataVersionMismatchError extends Error {
  override readonly name = 'DataVersionMismatchError'
}

/** The error for a data folder that is incomplete or damaged. */
export class DamagedDataError extends Error {
  override readonly name = 'DamagedDataError'

  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The data folder ${folder} is damaged or only half restored, and was left as it is. ` +
        'Restore a whole backup into an empty folder (docs/operations.md), or set DATA_DIR to another one.',
      options,
    )
  }
}

/**
 * The major version of PostgreSQL inside PGlite. Even a minor release of PGlite can change it, and
 * PostgreSQL cannot open a data folder of another major version.
 */
export const postgresMajor = '18'

/** A marker file beside the folder during its first start, when no write has been acknowledged yet. */
const creatingFile = (folder: string): string => `${folder}.creating`

function checkVersion(folder: string, version: string): void {
  if (version !== postgresMajor)
    throw new DataVersionMismatchError(
      `The data folder ${folder} was written by PostgreSQL ${version}; this release reads ${postgresMajor}. Dump it with the release that wrote it and restore it here.`,
    )
}

/**
 * Makes the folder private and returns whether to create a database in it. Empties only a folder
 * whose creation was interrupted; other existing data is never overwritten.
 */
export function prepareDataFolder(folder: string): boolean {
  if (existsSync(creatingFile(folder))) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const versionFile = join(folder, 'PG_VERSION')
  if (existsSync(versionFile)) {
    checkVersion(folder, readFileSync(versionFile, 'utf8').trim())
    return false
  }
  if (readdirSync(folder).length > 0 || existsSync(`${folder}.version`)) throw new DamagedDataError(folder)
  writeFileSync(creatingFile(folder), '')
  return true
}

/** Writes the version file of a new data folder and marks the folder as complete. */
export function markDataFolderComplete(folder: string): void {
  writeFileSync(`${folder}.version`, `postgresql ${postgresMajor}\n`)
  rmSync(creatingFile(folder))
}
