// `pnpm bench:first-paint` measures on a slow phone how soon a page is painted, compared with the same page
// without scripts and with its text as one static file, and how soon a touch gets a response. It prints
// medians of five and asserts nothing.
import { createServer, get } from 'node:http'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

import { findBrowser } from './lib/browser.mjs'
import { inRoot } from './lib/root.mjs'
import { runScript, printLine } from './lib/script.mjs'
import { ensureNodeVersion } from './lib/toolchain.mjs'
import { launchTrial, median, trialSettings } from './lib/trial.mjs'
import { measureLargestPaint, stripPage, measureTouches } from './first-paint/measure.mjs'

const times = Number(process.env.BENCH_ROUNDS ?? 5)
const pages = [
  '/',
  '/ServicesPage1',
  '/OrderPage',
  '/S5',
  '/en',
  '/en/ServicesPage1',
  '/en/OrderPage',
  '/en/S5',
]

/** Serves one file for every page. Its assets come from the site itself. */
function fileServer(site) {
  let file = ''
  const server = createServer((asked, answer) => {
    if (asked.url === '/')
      answer
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
        .end(gzipSync(file))
    else
      get(site + asked.url, { headers: asked.headers }, (whole) => {
        answer.writeHead(whole.statusCode, whole.headers)
        whole.pipe(answer)
      })
  })
  return new Promise((ready) =>
    server.listen(0, '127.0.0.1', () =>
      ready({
        address: `http://127.0.0.1:${server.address().port}/`,
        serve: (next) => (file = next),
        stop: () => server.close(),
      }),
    ),
  )
}

await runScript(async () => {
  if (!(await ensureNodeVersion(fileURLToPath(import.meta.url), []))) return
  await findBrowser()
  const [{ chromium }, { startServer, configFrom }] = await Promise.all([
    import('playwright'),
    import(pathToFileURL(inRoot('apps/api/src/server.ts')).href),
  ])
  const site = await startServer(configFrom(trialSettings()))
  const copies = await fileServer(site.address)
  const browser = await chromium.launch(launchTrial())
  try {
    printLine('largest paint, slow 4G, processor slowed four times   page      without scripts   text alone')
    for (const page of pages) {
      const address = site.address + page
      const bare = await stripPage(browser, address, 'scripts')
      const text = await stripPage(browser, address, 'all but text')
      const taken = { page: [], bare: [], text: [] }
      for (let each = 0; each < times; each += 1) {
        taken.page.push(await measureLargestPaint(browser, address))
        copies.serve(bare)
        taken.bare.push(await measureLargestPaint(browser, copies.address))
        copies.serve(text)
        taken.text.push(await measureLargestPaint(browser, copies.address))
      }
      const ours = median(taken.page)
      const beside = (floor) => `${floor.toFixed(0)} ms (${(ours / floor).toFixed(2)})`
      printLine(
        `${page.padEnd(53)} ${`${ours.toFixed(0)} ms`.padEnd(9)} ${beside(median(taken.bare)).padEnd(17)} ${beside(median(taken.text))}`,
      )
    }
    printLine('from a touch to the next paint, processor slowed four times   median    most')
    for (const [what, figures] of await measureTouches(browser, site.address, times))
      printLine(
        `${what.padEnd(61)} ${`${median(figures).toFixed(0)} ms`.padEnd(9)} ${Math.max(...figures).toFixed(0)} ms`,
      )
  } finally {
    await browser.close()
    await site.stop()
    copies.stop()
  }
})
