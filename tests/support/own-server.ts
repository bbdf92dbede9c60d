import { test } from './test.ts'
import { startSite, type RunningSite } from './server.ts'

/**
 * Starts a site with its own database for one test file, because the demo has few workers and some are
 * reserved for months. The tests of the file share it in one worker, unless `mode` is `parallel`: then
 * each worker starts a site, for files whose tests book the same days.
 */
export function startServerForTestFile(
  environment: Record<string, string> = {},
  mode: 'default' | 'parallel' = 'default',
): void {
  test.describe.configure({ mode })
  let site: RunningSite | undefined
  const { SITE_ADDRESS: address, SITE_DATA: data } = process.env
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    site = await startSite(environment)
    process.env['SITE_ADDRESS'] = site.url
    process.env['SITE_DATA'] = site.data
  })
  test.afterAll(async () => {
    Object.assign(process.env, {
      ...(address && { SITE_ADDRESS: address }),
      ...(data && { SITE_DATA: data }),
    })
    await site?.stop()
  })
}
