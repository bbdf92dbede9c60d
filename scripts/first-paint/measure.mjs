const phone = {
  viewport: { width: 390, height: 844 },
  locale: 'ar-SA',
  timezoneId: 'Asia/Riyadh',
  hasTouch: true,
  serviceWorkers: 'block',
}
const slowed = 4
/** The "slow 4G" of Lighthouse as a browser sees it: a round trip of 150 ms and 1.6 Mbit/s. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

async function open(browser) {
  const context = await browser.newContext(phone)
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  return { context, tab, session }
}

/** Returns a prerendered page as HTML without attributes, and the lines of its text. */
export async function readPageText(browser, address) {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const tab = await context.newPage()
  await tab.goto(address)
  const text = await tab.evaluate(() => {
    const html = document.documentElement.cloneNode(true)
    html.querySelectorAll('script, link, style, svg, img, template').forEach((each) => each.remove())
    html.querySelectorAll('body *').forEach((each) => {
      for (const name of each.getAttributeNames()) each.removeAttribute(name)
    })
    return {
      html: `<!doctype html>${html.outerHTML}`,
      lines: document.body.innerText.split('\n').filter(Boolean),
    }
  })
  await context.close()
  return text
}

/**
 * Returns the time of the largest contentful paint in a browser with an empty cache, and how far the page
 * moves until the network is quiet.
 */
export async function measurePaintAndShift(browser, address) {
  const { context, tab, session } = await open(browser)
  await session.send('Network.emulateNetworkConditions', slow4g)
  await tab.addInitScript(() => {
    globalThis.shift = 0
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries())
        if (!hadRecentInput) globalThis.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      globalThis.largest = list.getEntries().at(-1).startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await tab.goto(address, { waitUntil: 'networkidle' })
  await tab.waitForFunction(() => globalThis.largest !== undefined)
  const figures = await tab.evaluate(() => ({ paint: globalThis.largest, shift: globalThis.shift }))
  await context.close()
  return figures
}

/** Measures a page until it is idle: its requests, their bytes, and how long its scripts block. */
export async function measurePageLoad(browser, address) {
  const { context, tab, session } = await open(browser)
  const load = { requests: 0, bytes: 0, html: 0, js: 0, blocking: 0 }
  const kinds = new Map()
  session.on('Network.requestWillBeSent', () => (load.requests += 1))
  session.on('Network.responseReceived', ({ requestId, response }) =>
    kinds.set(requestId, /html|javascript/.exec(response.mimeType)?.[0]),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    load.bytes += encodedDataLength
    if (kinds.get(requestId) === 'html') load.html += encodedDataLength
    if (kinds.get(requestId) === 'javascript') load.js += encodedDataLength
  })
  await tab.addInitScript(() => {
    globalThis.blocking = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.blocking += Math.max(0, duration - 50)
    }).observe({ type: 'longtask', buffered: true })
  })
  await tab.goto(address, { waitUntil: 'networkidle' })
  // Data that arrive last are rendered before the figure is read.
  await tab.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  load.blocking = await tab.evaluate(() => globalThis.blocking)
  await context.close()
  return load
}

/**
 * The touches to measure: what each one does, the path of its page, and the element that is
 * touched.
 */
const acts = [
  ['open the menu', '/', (tab) => tab.locator('header').getByRole('button', { expanded: false })],
  ['choose another service', '/ServicesPage1', (tab) => tab.locator('main [aria-pressed=false]')],
  ['another group of its plans', '/ServicesPage1', (tab) => tab.getByRole('radio', { checked: false })],
  ['compare a plan', '/OrderPage', (tab) => tab.locator('main li [aria-pressed=false]')],
  ['answer the first question', '/HelpMeChoose', (tab) => tab.locator('main li').getByRole('link')],
]

/** Measures the time from a touch to the next frame that shows its effect, as the browser reports it. */
export async function measureTouchLatency(browser, address, times) {
  const all = []
  for (const [what, path, find] of acts) {
    const figures = []
    for (let each = 0; each < times; each += 1) {
      const { context, tab } = await open(browser)
      await tab.goto(address + path, { waitUntil: 'networkidle' })
      const touched = find(tab).first()
      await touched.scrollIntoViewIfNeeded()
      await tab.waitForLoadState('networkidle')
      const told = tab.evaluate(
        () =>
          new Promise((done) => {
            new PerformanceObserver((list) => {
              const clicks = list.getEntries().filter(({ name }) => name === 'click')
              if (clicks.length > 0) done(Math.max(...clicks.map(({ duration }) => duration)))
            }).observe({ type: 'event', durationThreshold: 16 })
          }),
      )
      await touched.tap({ force: true })
      figures.push(await told)
      await context.close()
    }
    all.push([what, figures])
  }
  return all
}
