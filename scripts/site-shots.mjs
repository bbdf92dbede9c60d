// `pnpm shots:site [part of an address …]`: every page of the built site in both languages, on a phone and on a desktop,
// light and dark, into reports/site. Pages that need a session are seen as the customer of the demonstration.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { findBrowser } from './lib/browser.mjs'
import { inRoot } from './lib/root.mjs'
import { run, say } from './lib/say.mjs'
import { onTheRightNode } from './lib/toolchain.mjs'

const wanted = process.argv.slice(2)
const dist = process.env.WEB_DIST ?? inRoot('apps/web/dist/client')
const out = inRoot('reports/site')
const demo = { login: '1012345672', password: 'sakina-demo-2026' }
/** Where an address has an id in it, one the demonstration has. */
const ids = { serviceId: 1, planId: 101, orderId: 1, reservationId: 1 }
const looks = [360, 1280].flatMap((width) => ['light', 'dark'].map((theme) => ({ width, theme })))

const nameOf = (path) => path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home'

async function signIn(address) {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  })
  return (await answer.json()).result
}

await run(async () => {
  if (!(await onTheRightNode(fileURLToPath(import.meta.url), wanted))) return
  await findBrowser()
  const { chromium } = await import('playwright')
  const { startServer, configFrom } = await import(pathToFileURL(inRoot('apps/api/src/server.ts')).href)
  const data = mkdtempSync(join(tmpdir(), 'sakina-shots-'))
  const server = await startServer(
    configFrom({
      PORT: '0',
      DATA_DIR: data,
      DEMO: 'true',
      LOG_LEVEL: 'silent',
      WEB_DIST: dist,
      RATE_LIMIT_PER_ADDRESS: '100000',
    }),
  )
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
  const complaints = []
  try {
    const customer = await signIn(server.address)
    const paths = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'))
      .map(({ path }) => path)
      .filter((path) => wanted.length === 0 || wanted.some((part) => path.includes(part)))
    mkdirSync(out, { recursive: true })
    for (const { width, theme } of looks) {
      const context = await browser.newContext({
        viewport: { width, height: width < 500 ? 780 : 900 },
        colorScheme: theme,
        timezoneId: 'Asia/Riyadh',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await context.addInitScript((who) => localStorage.setItem('currentUser', JSON.stringify(who)), customer)
      const page = await context.newPage()
      for (const path of paths) {
        const locale = /^\/en(\/|$)/.test(path) ? 'en' : 'ar'
        const address = path.replace(/:(\w+)/g, (_all, name) => String(ids[name] ?? 1))
        await page.goto(server.address + address)
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (sideways > 0) complaints.push(`${address} at ${width}: scrolls sideways by ${sideways}`)
        const bare = nameOf(path.replace(/^\/en(?=\/|$)/, ''))
        await page.screenshot({ path: join(out, `${bare}.${locale}-${width}-${theme}.png`), fullPage: true })
      }
      await context.close()
      say(`${paths.length} pages at ${width}, ${theme}`)
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
  for (const each of complaints) say(each)
  say(`Pictures: ${out}`)
})
