// `pnpm bench:first-paint [path …]` measures public pages on a slow phone: the largest contentful paint,
// compared with a static file of the same text; how far the page moves; the requests until the page is idle; how long
// scripts block, compared with a bare React page of the same text; and how soon a touch has an
// effect. It prints medians and asserts nothing.
import { globSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

import { createBareReactRenderer } from './first-paint/bare-react.mjs'
import {
  measurePaintAndShift,
  measureTouchLatency,
  measurePageLoad,
  readPageText,
} from './first-paint/measure.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { runScript, printLine } from './lib/script.mjs'
import { ensureToolchain } from './lib/toolchain.mjs'
import { browserLaunchOptions, median, temporaryServerSettings } from './lib/benchmark-helpers.mjs'

const times = Number(process.env.BENCH_ROUNDS ?? 5)
const named = process.argv.slice(2)
const pages = [
  '/',
  '/ServicesPage1',
  '/OrderPage',
  '/S5?plan=101',
  '/Nationalitiespage',
  '/Login',
  '/SignUp',
  '/s1/1/101',
].flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`])

/** Serves one file for every page. */
function fileServer() {
  let file = ''
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
      .end(gzipSync(file))
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

const printRow = (page, ...cells) =>
  printLine(page.padEnd(30) + cells.map((cell) => cell.padEnd(14)).join(''))
const beside = (ours, other) => `${ours.toFixed(0)} ms (${(ours / Math.max(other, 1)).toFixed(2)})`

await runScript(async () => {
  if (!(await ensureToolchain(fileURLToPath(import.meta.url), named))) return
  await ensureBrowser()
  const [{ chromium }, { startServer, configFrom }, bareReact] = await Promise.all([
    import('playwright'),
    import(pathToFileURL(resolveFromRoot('apps/api/src/server.ts')).href),
    createBareReactRenderer(),
  ])
  const site = await startServer(configFrom(temporaryServerSettings()))
  const copies = await fileServer()
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    printLine(
      'Processor slowed four times; the paint on slow 4G. In brackets: ratio to the text as one static file,',
    )
    printLine(
      'and to a bare React page of that text. Aims: 1.15, shift 0.02, 14 requests, 240 kB (html 34, js 160), 200 ms, 150 ms, 60 files.',
    )
    printRow('page', 'largest paint', 'shift', 'requests', 'kB', 'html', 'js', 'blocking time')
    for (const page of named.length > 0 ? named : pages) {
      const address = site.address + page
      const { html, lines } = await readPageText(browser, address)
      const taken = { paint: [], shift: [], text: [], loads: [], bare: [] }
      for (let round = 0; round < times; round += 1) {
        const { paint, shift } = await measurePaintAndShift(browser, address)
        taken.paint.push(paint)
        taken.shift.push(shift)
        taken.loads.push(await measurePageLoad(browser, address))
        copies.serve(html)
        taken.text.push((await measurePaintAndShift(browser, copies.address)).paint)
        copies.serve(bareReact(lines))
        taken.bare.push((await measurePageLoad(browser, copies.address)).blocking)
      }
      const middle = (what) => median(taken.loads.map((load) => load[what]))
      printRow(
        page,
        beside(median(taken.paint), median(taken.text)),
        median(taken.shift).toFixed(3),
        String(middle('requests')),
        ...['bytes', 'html', 'js'].map((what) => (middle(what) / 1000).toFixed(0)),
        beside(middle('blocking'), median(taken.bare)),
      )
    }
    printRow('from a touch to the next paint', 'median', 'most')
    for (const [what, figures] of await measureTouchLatency(browser, site.address, times))
      printRow(what, `${median(figures).toFixed(0)} ms`, `${Math.max(...figures).toFixed(0)} ms`)
    printRow(
      'script files',
      String(globSync('assets/**/*.js', { cwd: temporaryServerSettings().WEB_DIST }).length),
    )
  } finally {
    await browser.close()
    await site.stop()
    copies.stop()
  }
})
