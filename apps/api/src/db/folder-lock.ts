import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The error for a data folder that another server uses. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'

  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another server${holder}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * Locks a data folder for this process and returns a function that unlocks it. Two servers on one
 * PGlite folder silently lose each other's rows, and PGlite takes no lock. An exclusive transaction of
 * SQLite is a lock of the operating system: unlike a pid file, it ends with the process.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = `${folder}.lock`
  const holderFile = `${folder}.holder`
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(file)
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
    const freeName = await holdName(folder)
    writeFileSync(holderFile, `process ${process.pid}`)
    return () => {
      freeName()
      lock.close()
    }
  } catch {
    lock.close()
    throw new FolderInUseError(folder, holderOf(holderFile))
  }
}

/** A second lock without a file, in case somebody deletes the file: a named socket, on Linux only. */
async function holdName(folder: string): Promise<() => void> {
  if (process.platform !== 'linux') return () => {}
  const { dev, ino } = statSync(dirname(folder))
  const server = createServer((socket) => socket.destroy())
  server.listen(`\0sakina:${dev}:${ino}:${basename(folder)}`)
  await once(server, 'listening')
  server.unref()
  return () => server.close()
}

function holderOf(file: string): string {
  try {
    return ` (${readFileSync(file, 'utf8').trim()})`
  } catch {
    return ''
  }
}
