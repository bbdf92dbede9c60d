import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'

  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another server${holder}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * Two servers on one PGlite folder lose each other's rows without a word, and PGlite takes no lock. An exclusive
 * transaction of SQLite is a lock of the operating system: it dies with the process, unlike a file with a pid in it.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  const holderFile = `${folder}.holder`
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new FolderInUse(folder, holderOf(holderFile))
  }
  writeFileSync(holderFile, `process ${process.pid}`)
  return () => lock.close()
}

function holderOf(file: string): string {
  try {
    return ` (${readFileSync(file, 'utf8').trim()})`
  } catch {
    return ''
  }
}
