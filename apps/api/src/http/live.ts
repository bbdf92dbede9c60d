import { statfs } from 'node:fs/promises'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'

const leastFreeBytes = 64 * 1024 * 1024
const longestPing = 2_000

export type Check = { readonly name: string; readonly status: 'ok' | 'failing' }

async function within(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
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

const check = (name: string, good: boolean): Check => ({ name, status: good ? 'ok' : 'failing' })

/** A full disk in its log hangs the embedded engine, so customers are kept away before that. */
async function hasRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder)
  return disk.bavail * disk.bsize >= leastFreeBytes
}

/** Whether this process may be sent customers now. */
export async function readiness(
  database: Database,
  config: Config,
  draining: boolean,
): Promise<readonly Check[]> {
  return [
    check('accepting', !draining),
    check('database', await within(database.ping(), longestPing)),
    ...(config.database.kind === 'embedded' ? [check('disk', await hasRoom(config.database.folder))] : []),
  ]
}
