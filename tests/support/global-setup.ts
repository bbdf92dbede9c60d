import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { startSite } from './server.ts'

const cluster = join(import.meta.dirname, '../../apps/api/test/support/cluster.ts')

/**
 * Starts PostgreSQL for the sites of the tests, where it is installed, because it takes half of the time of the
 * embedded database. The full run is made on the embedded one.
 */
async function startDatabases() {
  const child = spawn(process.execPath, [cluster], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const said = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)])
  if (said !== undefined) {
    const { url = '', programs = '' }: Record<string, string> = JSON.parse(String(said))
    const demo = await startSite({ DATABASE_URL: url })
    await demo.stop()
    Object.assign(process.env, { DATABASES: url, POSTGRES_PROGRAMS: programs })
  }
  return async () => {
    child.stdin.end()
    await ended
  }
}

/** Makes the demo once, for every site that a test file starts. */
async function makeDemoData() {
  const demo = await startSite()
  await demo.stop('data-kept')
  process.env['DEMO_DATA'] = demo.data
  return demo.data
}

export default async function setUp() {
  const isRunning = process.env['RUNNING_SITE'] !== undefined
  const stopDatabases = isRunning || process.env['FULL'] === '1' ? undefined : await startDatabases()
  const made = isRunning ? undefined : await makeDemoData()
  const site = await startSite()
  process.env['SITE_ADDRESS'] = site.url
  process.env['SITE_DATA'] = site.data
  return async () => {
    await site.stop()
    await stopDatabases?.()
    if (made !== undefined) rmSync(made, { recursive: true, force: true })
  }
}
