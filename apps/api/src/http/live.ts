import { statfs } from 'node:fs/promises'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'

const leastFreeBytes = 64 * 1024 * 1024

export type Readiness = { readonly ready: boolean; readonly reason?: string }

const within = async (work: Promise<unknown>, milliseconds: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Whether this process may be sent customers now; being alive is another question. */
export async function readiness(database: Database, config: Config, draining: boolean): Promise<Readiness> {
  if (draining) return { ready: false, reason: 'stopping' }
  if (!(await within(database.ping(), 2_000))) return { ready: false, reason: 'database' }
  if (config.database.kind === 'embedded') {
    // a full disk in its log hangs the embedded engine, so customers are kept away before that
    const disk = await statfs(config.database.folder)
    if (disk.bavail * disk.bsize < leastFreeBytes) return { ready: false, reason: 'disk' }
  }
  return { ready: true }
}
