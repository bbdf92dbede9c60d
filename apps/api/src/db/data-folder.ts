import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class DataOfAnotherVersion extends Error {
  override readonly name = 'DataOfAnotherVersion'
}

export class DataDamaged extends Error {
  override readonly name = 'DataDamaged'

  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The data folder ${folder} is damaged or only half restored, and was left as it is. ` +
        'Restore a whole backup into an empty folder (docs/operations.md), or set DATA_DIR to another one.',
      options,
    )
  }
}

/** A minor release of PGlite can be a major one of PostgreSQL, whose folders the other cannot open. */
export const postgresMajor = '18'

/** Stands beside the folder while its first start is under way: until then nothing was acknowledged. */
const creatingFile = (folder: string): string => `${folder}.creating`

function checkVersion(folder: string, version: string): void {
  if (version !== postgresMajor)
    throw new DataOfAnotherVersion(
      `The data folder ${folder} was written by PostgreSQL ${version}; this release reads ${postgresMajor}. Dump it with the release that wrote it and restore it here.`,
    )
}

/** Closes the folder to other accounts and says whether a database is to be made there; never over anything. */
export function prepareDataFolder(folder: string): boolean {
  if (existsSync(creatingFile(folder))) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const versionFile = join(folder, 'PG_VERSION')
  if (existsSync(versionFile)) {
    checkVersion(folder, readFileSync(versionFile, 'utf8').trim())
    return false
  }
  if (readdirSync(folder).length > 0 || existsSync(`${folder}.version`)) throw new DataDamaged(folder)
  writeFileSync(creatingFile(folder), '')
  return true
}

export function markDataComplete(folder: string): void {
  writeFileSync(`${folder}.version`, `postgresql ${postgresMajor}\n`)
  rmSync(creatingFile(folder))
}
