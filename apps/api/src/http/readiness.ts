import type { Database } from '../db/database.ts'

const longestPing = 2_000

/** The result of one check of the server's health. */
export type HealthCheck = { readonly name: string; readonly status: 'ok' | 'failing' }

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

const check = (name: string, good: boolean): HealthCheck => ({ name, status: good ? 'ok' : 'failing' })

/** Checks whether this process accepts requests, its database responds, and its disk has space. */
export async function checkReadiness(database: Database, draining: boolean): Promise<readonly HealthCheck[]> {
  return [
    check('accepting', !draining),
    check('database', await within(database.ping(), longestPing)),
    check('disk', await database.hasFreeDiskSpace()),
  ]
}
