// `pnpm --filter @sakina/ui yardstick [rounds]`: a page of three hundred plan cards, each opening a dialog with a choice
// of five and three tabs, beside the same markup made by React alone. Ratios of one run, the processor slowed four times.
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { bundle } from './yardstick/bundle.ts'
import { drawn, floorPage } from './yardstick/floor-page.ts'
import { measure } from './yardstick/measure.ts'
import type { Figures } from './yardstick/measure.ts'
import { writeSheets } from './package/sheets.ts'

const rounds = Number(process.argv[2] ?? 5)
const aims = { bytes: 1.5, mount: 1.2, update: 1.15, opens: 1.4, heap: 2 } as const
const named = {
  bytes: 'bytes, gzip',
  mount: 'mount, CPU',
  update: 'price update, CPU',
  opens: 'dialog opens, CPU',
  heap: 'heap',
} as const

/** The whole kit and what a page of its own takes beside it, for both pages. */
const sheets = new Map<string, string>()
await writeSheets({}, (name, css) => sheets.set(name, css))
const styles = ['styles', 'reset', 'page', 'motion'].map((name) => sheets.get(name)).join('\n')

const htmlOf = (script: string) =>
  `<!doctype html><html lang="ar" dir="rtl"><head><title>yardstick</title><style>${styles}</style></head><body><div id="root"></div><script type="module">${script.replaceAll('</script', String.raw`<\/script`)}</script></body></html>`

/** The kit's own page, opened once, is the pattern of the floor. */
async function floorOf(browser: Browser, kit: string): Promise<string> {
  const tab = await browser.newPage()
  tab.on('pageerror', (error) => console.error(error.message))
  await tab.setContent(kit, { waitUntil: 'load' })
  await tab.waitForFunction(() => 'yardstick' in window)
  await tab.evaluate(() => {
    window.yardstick.show(1)
  })
  const card = await tab.evaluate(drawn, 'ul > li')
  await tab.click('[data-opens]')
  await tab.waitForSelector('[role=dialog]')
  const window_ = await tab.evaluate(drawn, 'body > :not(#root, script, style, [data-radix-focus-guard])')
  await tab.close()
  return floorPage(card, window_)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const browser = await chromium.launch({
  args: ['--no-sandbox', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
})
try {
  const kit = await bundle(`import '${new URL('yardstick/kit-page.tsx', import.meta.url).pathname}'`)
  const floor = await bundle(await floorOf(browser, htmlOf(kit.script)))
  const taken: { kit: Figures; floor: Figures }[] = []
  for (let round = 0; round < rounds; round += 1)
    taken.push({
      floor: await measure(browser, htmlOf(floor.script)),
      kit: await measure(browser, htmlOf(kit.script)),
    })
  const of = (which: 'kit' | 'floor', what: keyof Figures) => median(taken.map((each) => each[which][what]))
  const rows = {
    bytes: { kit: kit.bytes / 1000, floor: floor.bytes / 1000, unit: 'kB' },
    mount: { kit: of('kit', 'mount'), floor: of('floor', 'mount'), unit: 'ms' },
    update: { kit: of('kit', 'update'), floor: of('floor', 'update'), unit: 'ms' },
    opens: { kit: of('kit', 'opens'), floor: of('floor', 'opens'), unit: 'ms' },
    heap: { kit: of('kit', 'heap') / 1e6, floor: of('floor', 'heap') / 1e6, unit: 'MB' },
  }
  console.log(`300 plan cards, median of ${rounds}, CPU slowed 4 times`)
  for (const what of ['bytes', 'mount', 'update', 'opens', 'heap'] as const) {
    const { kit: ours, floor: plain, unit } = rows[what]
    const ratio = ours / plain
    console.log(
      `${named[what].padEnd(18)} ${ratio.toFixed(2).padStart(5)}  aim ${aims[what].toFixed(2)}  ` +
        `kit ${ours.toFixed(1)} ${unit}, React alone ${plain.toFixed(1)} ${unit}`,
    )
  }
} finally {
  await browser.close()
}
