import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class DataOfAnotherVersion extends Error {
  override readonly name = 'DataOfAnotherVersion'
}

/** A minor release of PGlite can be a major one of PostgreSQL, whose folders the other cannot open. */
export const postgresMajor = '18'

export function checkDataVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) return
  const found = readFileSync(file, 'utf8').trim()
  if (found !== postgresMajor)
    throw new DataOfAnotherVersion(
      `The data folder ${folder} was written by PostgreSQL ${found}; this release reads ${postgresMajor}. Dump it with the release that wrote it and restore it here.`,
    )
}

export const writeDataVersion = (folder: string): void =>
  writeFileSync(`${folder}.version`, `postgresql ${postgresMajor}\n`)
