import { startSite } from './server.ts'

export default async function setUp() {
  const site = await startSite()
  process.env['SITE_ADDRESS'] = site.url
  process.env['SITE_DATA'] = site.data
  return () => site.stop()
}
