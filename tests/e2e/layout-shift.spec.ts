import type { Page } from '@playwright/test'

import { demoCustomer, createSession, signInAs } from '../support/customer.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { movableServerClock } from '../support/server-clock.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

// The prerendered pages show the plans of a new demo. A booking since then may add a line to a
// card, so this file has its own server.
const clock = movableServerClock()
startServerForTestFile(clock.environment)

const addresses = [
  '/',
  '/ServicesPage1',
  '/OrderPage',
  '/S5',
  '/S5?service=1',
  '/S5?plan=101',
  '/HelpMeChoose',
  '/Nationalitiespage',
  '/AboutCompany',
  '/Rules',
  '/Accessibility',
]

/** Prerendered too, but not listed: signing in and up, and the first step of a booking of each kind. */
const unlisted = ['/Login', '/SignUp', '/ForgetPassword', '/s1/1/101', '/s2/201', '/s3/403']

/** One page of each kind, which every run loads; the full run loads all. */
const daily = ['/', '/S5?plan=101', '/Login']

/** Sums up the layout shifts of each page, from its first frame on. */
const addUpShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0
    const sums = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
        if ('value' in entry && typeof entry.value === 'number') sum += entry.value
      }
    }
    const observer = new PerformanceObserver((list) => sums(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      shiftSoFar: () => {
        sums(observer.takeRecords())
        return sum
      },
    })
  })

const shiftsOf = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  return await page.evaluate('window.shiftSoFar()')
}

/** Returns the URLs of everything that the page has fetched so far. */
const fetchedUrls = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

/** A slow network: the fonts arrive two seconds after everything else was asked for. */
const holdBackFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })

// Each page has a test of its own: it is named when it moves, and finds neither a font nor a draft that
// another page has stored.
for (const width of [360, 1280])
  for (const address of [...addresses, ...unlisted])
    test(
      `nothing moves on ${address}, ${width} px wide, when its fonts arrive two seconds late`,
      width === 360 && daily.includes(address) ? {} : nightlyTag,
      async ({ page, at }) => {
        await page.setViewportSize({ width, height: 800 })
        await holdBackFonts(page)
        await addUpShifts(page)
        const font = page.waitForResponse('**/*.woff2')
        await page.goto(at(address))
        await font
        expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02)
      },
    )

test(
  'a public page loads only from its own host and in its own language',
  nightlyTag,
  async ({ page, at, locale }) => {
    const otherMessages = locale === 'ar' ? 'messages-en' : 'messages-ar'
    for (const address of addresses) {
      await page.goto(at(address), { waitUntil: 'load' })
      const urls = await fetchedUrls(page)
      expect.soft(urls.length, address).toBeLessThan(25)
      expect.soft(urls.filter((url) => url.includes(otherMessages))).toEqual([])
      expect.soft(urls.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])
    }
  },
)

test(
  'the overview page of the portal has no layout shift, whichever response is last',
  nightlyTag,
  async ({ page, at }) => {
    await signInAs(page, await createSession(demoCustomer.nationalId, demoCustomer.password))
    // An open stream of notices would keep the network busy for ever.
    await page.route('**/my/notices/events', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: '' }),
    )
    await page.goto(at('/Accessibility'), { waitUntil: 'networkidle' })
    await addUpShifts(page)
    for (const last of ['visit-lines', 'invoices']) {
      const orders = page.waitForResponse(/my\/orders/)
      await page.route(new RegExp(`my/${last}`), async (route) => {
        await orders
        await route.continue()
      })
      await page.goto(at('/PersonalProfileLayout'))
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect.soft(await shiftsOf(page), last).toBeLessThan(0.01)
    }
  },
)

test(
  'the home page of yesterday’s build becomes that of today without layout shift',
  nightlyTag,
  async ({ page, at }) => {
    const tomorrow = Date.now() + 86_400_000
    clock.set(new Date(tomorrow).toISOString())
    await page.clock.setFixedTime(tomorrow)
    await addUpShifts(page)
    await page.goto(at('/'), { waitUntil: 'networkidle' })
    await page.goto(at('/'), { waitUntil: 'load' })
    expect(await shiftsOf(page)).toBeLessThan(0.001)
    clock.set(new Date().toISOString())
  },
)
