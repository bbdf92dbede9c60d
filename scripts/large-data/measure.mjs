import { median } from '../lib/benchmark-helpers.mjs'
import { traceTasks } from './tasks.mjs'

// The factor by which the processor counts as slower, as on a cheap phone.
const slowed = 4

const metric = async (session, wanted) =>
  (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === wanted)?.value ??
  Number.NaN

async function open(browser, user, rate = slowed) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript((current) => localStorage.setItem('currentUser', JSON.stringify(current)), user)
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return { context, tab, session }
}

/** A screen is complete after this time without rendering or requests. */
const calm = 600

/**
 * Waits until pending content has loaded and rendered. A long list renders a few cards per frame, without
 * requests.
 */
const settled = async (tab) => {
  await tab.waitForLoadState('networkidle')
  await tab.waitForFunction(
    () => document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]'),
  )
  await tab.evaluate(
    (quiet) =>
      new Promise((done) => {
        let timer = setTimeout(done, quiet)
        const again = () => {
          clearTimeout(timer)
          timer = setTimeout(done, quiet)
        }
        new MutationObserver(again).observe(document.body, { childList: true, subtree: true })
        new PerformanceObserver(again).observe({ type: 'resource' })
      }),
    calm,
  )
}

const openings = 3

/**
 * Returns the longest tasks while opening a screen, before and after its load event, each as the median of
 * three runs.
 */
export async function measureLongestTasks(browser, address, user) {
  const all = []
  for (let opening = 0; opening < openings; opening += 1) {
    const { context, tab } = await open(browser, user, 1)
    all.push(
      await traceTasks(browser, tab, slowed, async () => {
        await tab.goto(address)
        await settled(tab)
        // Waits for what loads after the page is idle.
        await tab.waitForTimeout(1000)
      }),
    )
    await context.close()
  }
  return { before: median(all.map(({ before }) => before)), after: median(all.map(({ after }) => after)) }
}

/** Measures what opening a page costs with a large account. */
export async function measureScreenCost(browser, address, user) {
  const { context, tab, session } = await open(browser, user)
  const answers = []
  tab.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) answers.push(answer.body().catch(() => ''))
  })
  await tab.goto(address)
  await settled(tab)
  // Read before the action below, which causes further responses.
  const bodies = await Promise.all(answers)
  const work = (await metric(session, 'TaskDuration')) * 1000
  const elements = await tab.evaluate(() => document.querySelectorAll('*').length)
  // A typical action on that screen, if there is one.
  const before = await metric(session, 'TaskDuration')
  const next = tab
    .locator('main a[aria-label], main button')
    .filter({ hasText: /المزيد|أكثر/ })
    .or(tab.getByRole('link', { name: 'الصفحة التالية' }))
  let act = 0
  if (
    await next
      .first()
      .isVisible()
      .catch(() => false)
  ) {
    await next.first().click()
    await settled(tab)
    act = ((await metric(session, 'TaskDuration')) - before) * 1000
  }
  await context.close()
  return {
    calls: bodies.length,
    kilobytes: bodies.reduce((sum, { length }) => sum + length, 0) / 1000,
    elements,
    work,
    act,
  }
}

/** Measures the memory of paging through a long list thirty times. */
export async function measurePagingMemory(browser, address, user) {
  const { context, tab, session } = await open(browser, user)
  await tab.goto(address)
  await settled(tab)
  const sizes = []
  for (let turn = 1; turn <= 30; turn += 1) {
    const next = tab.getByRole('link', {
      name: Math.floor((turn - 1) / 10) % 2 === 0 ? 'الصفحة التالية' : 'الصفحة السابقة',
    })
    if (!(await next.isVisible())) break
    await next.click()
    await settled(tab)
    if (turn === 10 || turn === 30) {
      await session.send('HeapProfiler.collectGarbage')
      sizes.push(await metric(session, 'JSHeapUsedSize'))
    }
  }
  await context.close()
  return sizes
}
