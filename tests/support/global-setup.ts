import { rmSync } from 'node:fs'

import { startSite } from './server.ts'

/** Makes the demo once, for every site that a test file starts. */
async function makeDemoData() {
  const demo = await startSite()
  await demo.stop('data-kept')
  process.env['DEMO_DATA'] = demo.data
  return demo.data
}

export default async function setUp() {
  const made = process.env['RUNNING_SITE'] === undefined ? await makeDemoData() : undefined
  const site = await startSite()
  process.env['SITE_ADDRESS'] = site.url
  process.env['SITE_DATA'] = site.data
  return async () => {
    await site.stop()
    if (made !== undefined) rmSync(made, { recursive: true, force: true })
  }
}
