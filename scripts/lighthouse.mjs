// `pnpm lighthouse [path …]` runs Lighthouse for a phone against the built site on the real server and
// prints the median of three runs. It asserts nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { ensureBrowser } from './lib/browser.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { runScript, printLine } from './lib/script.mjs'
import { ensureToolchain } from './lib/toolchain.mjs'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3)
const named = process.argv.slice(2)
const paths =
  named.length > 0
    ? named
    : [
        '/',
        '/OrderPage',
        '/ServicesPage1',
        '/S5?plan=101',
        '/Nationalitiespage',
        '/Login',
        '/SignUp',
        '/s1/1/101',
      ].flatMap((path) => [path, `/en${path === '/' ? '' : path}`])
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

await runScript(async () => {
  if (!(await ensureToolchain(fileURLToPath(import.meta.url), named))) return
  await ensureBrowser()
  const [{ chromium }, { default: lighthouse }, { startServer, configFrom }] = await Promise.all([
    import('playwright'),
    import('lighthouse'),
    import(pathToFileURL(resolveFromRoot('apps/api/src/server.ts')).href),
  ])
  const data = mkdtempSync(join(tmpdir(), 'sakina-lighthouse-'))
  const server = await startServer(
    configFrom({
      PORT: '0',
      DATA_DIR: data,
      DEMO: 'true',
      LOG_LEVEL: 'silent',
      WEB_DIST: process.env.WEB_DIST ?? resolveFromRoot('apps/web/dist/client'),
      RATE_LIMIT_PER_ADDRESS: '100000',
    }),
  )
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    printLine(
      'page                      performance  accessibility  best practices  SEO   largest paint  blocking  shift',
    )
    for (const path of paths) {
      const reports = []
      for (let each = 0; each < runs; each += 1) {
        const { lhr } = await lighthouse(server.address + path, {
          port,
          logLevel: 'error',
          onlyCategories: categories,
        })
        reports.push(lhr)
      }
      const score = (name) =>
        Math.round(100 * median(reports.map((report) => report.categories[name].score ?? 0)))
      const figure = (name) => median(reports.map((report) => report.audits[name].numericValue ?? 0))
      printLine(
        [
          path.padEnd(26),
          ...categories.map((name) => String(score(name)).padEnd(13)),
          `${Math.round(figure('largest-contentful-paint'))} ms`.padEnd(14),
          `${Math.round(figure('total-blocking-time'))} ms`.padEnd(9),
          figure('cumulative-layout-shift').toFixed(3),
        ].join(' '),
      )
      for (const name of categories) {
        const failed = reports[0].categories[name].auditRefs.filter(
          ({ id, weight }) => weight > 0 && (reports[0].audits[id].score ?? 1) < 0.9,
        )
        if (failed.length > 0) printLine(`  ${name}: ${failed.map(({ id }) => id).join(', ')}`)
      }
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
})
