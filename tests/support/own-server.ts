import { test } from './test.ts'
import { startSite, type RunningSite } from './server.ts'

/**
 * Starts a site with its own database for one test file, because the demo has few workers and some are
 * reserved for months.
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
