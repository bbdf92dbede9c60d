import { test } from './test.ts'
import { startSite, type RunningSite } from './server.ts'

/**
 * A site and a database for one file of journeys alone: there are few workers in the demo, and what one journey reserves
 * for months another cannot have.
 */
export function useOwnServer(environment: Record<string, string> = {}): void {
  let site: RunningSite | undefined
  const shared = process.env['SITE_ADDRESS']
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    site = await startSite(environment)
    process.env['SITE_ADDRESS'] = site.url
  })
  test.afterAll(async () => {
    if (shared !== undefined) process.env['SITE_ADDRESS'] = shared
    await site?.stop()
  })
}
