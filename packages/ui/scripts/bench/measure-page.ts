import type { Browser, CDPSession, Page } from 'playwright'

/** What the benchmark measured on a page. */
export interface PageMeasurements {
  readonly mount: number
  readonly update: number
  readonly opens: number
  readonly heap: number
}

const cards = 300
const openings = 8

const metric = async (session: CDPSession, wanted: string): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
}

const settled = (tab: Page): Promise<void> =>
  tab.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )

/** The main thread time of an action in milliseconds: script, style, layout and paint together. */
async function work(tab: Page, session: CDPSession, act: () => void): Promise<number> {
  await settled(tab)
  const before = await metric(session, 'TaskDuration')
  await tab.evaluate(act)
  await settled(tab)
  // A font that arrives later causes another layout, which is part of the action.
  await tab.evaluate(() => document.fonts.ready)
  await settled(tab)
  return ((await metric(session, 'TaskDuration')) - before) * 1000
}

const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  return metric(session, 'JSHeapUsedSize')
}

/** Measures one page in its own window, with the processor slowed down four times. */
export async function measurePage(browser: Browser, url: string): Promise<PageMeasurements> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  const tab = await context.newPage()
  tab.on('pageerror', (error) => console.error(error.message))
  await tab.goto(url, { waitUntil: 'load' })
  await tab.waitForFunction(() => 'bench' in window)
  const session = await context.newCDPSession(tab)
  // Counts the time of the processor instead of the clock, so that other work on the machine does
  // not change the result.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const empty = await heapOf(session)
  const mount = await work(tab, session, () => {
    window.bench.show(300)
  })
  const heap = (await heapOf(session)) - empty
  const update = await work(tab, session, () => {
    window.bench.raise()
  })
  let opens = 0
  for (let turn = 0; turn < openings; turn += 1) {
    opens += await work(tab, session, () => {
      document.querySelectorAll<HTMLElement>('[data-opens]')[7]?.click()
    })
    await tab.getByRole('dialog').waitFor()
    await tab.evaluate(() => {
      window.bench.close()
    })
    await settled(tab)
  }
  const shown = await tab.locator('.cards > li').count()
  if (shown !== cards) throw new Error(`${shown} cards are shown instead of ${cards}`)
  await context.close()
  return { mount, update, opens: opens / openings, heap }
}
