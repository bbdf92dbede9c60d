// `pnpm bench:kit [rounds]` measures a page of three hundred plan cards, each with a dialog that contains
// five options and three tabs: once with the packed kit and its fonts, and once hand-written with plain
// elements and the system font.
import { chromium } from 'playwright'
import { preview } from 'vite'
import { buildBenchPages } from './bench/build.ts'
import type { PageName } from './bench/build.ts'
import { measurePage } from './bench/measure-page.ts'
import type { PageMeasurements } from './bench/measure-page.ts'

const rounds = Number(process.argv[2] ?? 5)

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const { root, bytes } = await buildBenchPages()
const serve = async (name: PageName) =>
  preview({ configFile: false, root, build: { outDir: `dist/${name}` }, preview: { port: 0 } })
const servers = { floor: await serve('floor'), kit: await serve('kit') }
const browser = await chromium.launch({
  args: ['--no-sandbox', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
})
try {
  const taken: Record<PageName, PageMeasurements[]> = { floor: [], kit: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['floor', 'kit'] as const)
      taken[name].push(await measurePage(browser, servers[name].resolvedUrls?.local[0] ?? ''))
  const of = (what: keyof PageMeasurements, unit: number) => (name: PageName) =>
    median(taken[name].map((each) => each[what])) / unit
  const rows = [
    ['scripts and styles, gzip', 1.5, 'kB', (name: PageName) => bytes[name].code / 1000],
    ['mount, CPU', 1.2, 'ms', of('mount', 1)],
    ['update, CPU', 1.15, 'ms', of('update', 1)],
    ['opening a dialog, CPU', 1.4, 'ms', of('opens', 1)],
    ['heap', 2, 'MB', of('heap', 1e6)],
  ] as const
  console.log(`300 plan cards, medians of ${rounds} rounds, CPU slowed 4 times`)
  for (const [what, aim, unit, figure] of rows) {
    const [kit, floor] = [figure('kit'), figure('floor')]
    const ratio = kit / floor
    console.log(
      `${ratio <= aim ? 'ok  ' : 'OVER'} ${what.padEnd(25)}${ratio.toFixed(2)}, aim ${aim.toFixed(2)}; kit ${kit.toFixed(1)} ${unit}, floor ${floor.toFixed(1)} ${unit}`,
    )
  }
  console.log(`fonts of the kit besides: ${(bytes.kit.fonts / 1000).toFixed(1)} kB`)
} finally {
  await browser.close()
  await Promise.all(Object.values(servers).map((server) => server.close()))
}
