import { createServer, type Server } from 'node:net'

import type { Locator, Route } from '@playwright/test'

import { removePrerenderedData } from '../support/bare-page.ts'
import { footerLink } from '../support/footer.ts'
import {
  createResponseTransformer,
  malformedResponses,
  expectedConsoleErrors,
  mapArrayItems,
  expectUsablePage,
} from '../support/malformed-responses.ts'
import { expect, englishRunTag, test, nightlyTag } from '../support/test.ts'

const full = process.env['FULL'] === '1'

const pages = {
  home: { path: '/', asks: ['services'] },
  services: { path: '/ServicesPage1', asks: ['services', 'plans', 'jobs'] },
  order: { path: '/OrderPage', asks: ['plans', 'services', 'nationalities'] },
  nationalities: { path: '/Nationalitiespage', asks: ['nationalities'] },
  service: { path: '/S5?service=1', asks: ['services', 'plans'] },
  help: {
    path: '/HelpMeChoose?need=nanny&stay=living&long=months&first=price',
    asks: ['plans', 'services'],
  },
  rules: { path: '/Rules', asks: ['terms'] },
  about: { path: '/AboutCompany', asks: ['branches'] },
}

/** In a short run each page gets three of the cases, and all pages together get every one. */
const threeOf = (page: string) => {
  const all = Object.values(malformedResponses)
  const at = Object.keys(pages).indexOf(page) * 3
  return [0, 1, 2].flatMap((step) => all[(at + step) % all.length] ?? [])
}

for (const [name, { path, asks }] of Object.entries(pages))
  test(
    `the page ${name} stays usable with malformed responses @R27`,
    name === 'order' ? {} : nightlyTag,
    async ({ page, at, consoleErrors }) => {
      test.slow(full)
      await removePrerenderedData(page)
      let drift: (route: Route) => Promise<void> = (route) => route.continue()
      let which = asks
      await page.route('**/api/**', (route) => {
        const asked = new URL(route.request().url()).pathname
        return which.some((ask) => asked.endsWith(`/${ask}`)) ? drift(route) : route.continue()
      })
      for (const alone of full ? [asks, ...asks.map((ask) => [ask])] : [asks])
        for (const each of full ? Object.values(malformedResponses) : threeOf(name)) {
          which = alone
          drift = each
          await page.goto(at(path))
          await expectUsablePage(page)
        }
      expect(consoleErrors.filter((each) => !expectedConsoleErrors.test(each))).toEqual([])
      consoleErrors.splice(0)
    },
  )

/** A server that closes the connection in the middle of a response. */
async function hangingUp(): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(
        'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\naccess-control-allow-origin: *\r\ncontent-length: 9000\r\n\r\n{"success":true,"result":[',
        () => socket.destroy(),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, server }
}

const again = { ar: 'محاولة أخرى', en: 'Try again' }

test(
  'a truncated response shows an error and can be fetched again @R28',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    const { port, server } = await hangingUp()
    await removePrerenderedData(page)
    await page.route('**/api/nationalities**', (route) =>
      route.continue({ url: `http://127.0.0.1:${port}/api/nationalities` }),
    )
    await page.goto(at('/Nationalitiespage'))
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText(
      say({ ar: 'تعذّر عرض الجنسيات', en: 'We couldn’t load the nationalities' }),
    )
    await page.unroute('**/api/nationalities**')
    server.close()
    await failure.getByRole('button', { name: say(again) }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    consoleErrors.splice(0)
  },
)

test(
  'a hanging response is reported as late, then as failed, and can be fetched again @R28',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    await page.clock.install()
    await removePrerenderedData(page)
    await page.route('**/api/nationalities**', () => new Promise<void>(() => undefined))
    await page.goto(at('/Nationalitiespage'))
    const main = page.getByRole('main')
    await expect(main.locator('[aria-busy=true]')).toBeAttached()
    const failure = main.getByRole('alert')
    const later = (what: Locator) =>
      expect(async () => {
        await page.clock.runFor(3000)
        await expect(what).toBeVisible({ timeout: 200 })
      }).toPass({ timeout: 20_000 })
    await later(main.getByText(say({ ar: 'وما زلنا نحاول', en: 'We’re still trying' })))
    await later(failure)
    await expect(failure).toContainText(say({ ar: 'تأخّر الرد', en: 'taking too long' }))
    await page.unroute('**/api/nationalities**')
    await failure.getByRole('button', { name: say(again) }).click()
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    consoleErrors.splice(0)
  },
)

test(
  'a page whose code fails to load shows an error in place, and other pages work @R29',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    await page.goto(at('/'))
    let documents = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1
    })
    await page.route('**/assets/plan-catalogue-*.js', (route) => route.fulfill({ status: 404 }))
    const plans = { ar: 'الباقات والأسعار', en: 'Plans and prices' }
    await (await footerLink(page, say({ ar: 'الموقع', en: 'Explore' }), say(plans))).click()
    const crashed = page.getByRole('main').getByRole('alert')
    await expect(crashed).toContainText(say({ ar: 'حدث خطأ غير متوقع', en: 'Unexpected Application Error!' }))
    // The server has the same build, so a reload would not help and must not happen.
    expect(documents).toBe(0)
    await page
      .getByRole('banner')
      .getByRole('link', { name: say({ ar: 'سكينة', en: 'Sakina' }) })
      .click()
    await expect(page.getByRole('region', { name: say({ ar: 'خدماتنا', en: 'Our services' }) })).toBeVisible()
    await expect(crashed).toHaveCount(0)
    consoleErrors.splice(0)
  },
)

test(
  'the formats of another provider are shown correctly: empty as false, relations as pairs, amounts as text @rule:foreign-answers',
  englishRunTag,
  async ({ page, at, say }) => {
    await removePrerenderedData(page)
    const isRelation = (value: unknown): value is { id: unknown; name: unknown } =>
      typeof value === 'object' && value !== null && Object.keys(value).toSorted().join() === 'id,name'
    const foreign = (name: string, value: unknown): unknown => {
      if (value === null) return false
      if (isRelation(value)) return [value.id, value.name]
      return typeof value === 'number' && /price|wage|amount/.test(name) ? value.toFixed(2) : value
    }
    let rewritten = 0
    await page.route(/\/api\/(services\/1\/plans|plans)\b/, (route) => {
      rewritten += 1
      return createResponseTransformer((body) =>
        mapArrayItems(body, (plan) =>
          Object.fromEntries(Object.entries(plan).map(([name, value]) => [name, foreign(name, value)])),
        ),
      )(route)
    })
    for (const path of ['/ServicesPage1?service=1', '/OrderPage?sort=price']) {
      await page.goto(at(path))
      const first = page.getByRole('main').getByRole('listitem').filter({ hasText: '113.85' }).first()
      // 99 riyals plus 15 % of tax, and the nationality of the worker.
      await expect(first).toBeVisible()
      await expect(first).toContainText(say({ ar: 'كينية', en: 'Kenyan' }))
    }
    // Waits until the page has received the changed responses, because before it shows prerendered
    // data.
    await expect.poll(() => rewritten).toBeGreaterThan(1)
  },
)

test(
  'a service whose name is one character is hidden @rule:hidden-services',
  englishRunTag,
  async ({ page, at }) => {
    await removePrerenderedData(page)
    await page.route(
      /\/api\/services(\?|$)/,
      createResponseTransformer((body) => {
        let first = true
        return mapArrayItems(body, (item) => {
          const renamed = first
            ? { ...item, name: '٭', short: 'unfinished', description: 'unfinished' }
            : item
          first = false
          return renamed
        })
      }),
    )
    for (const [path, shown] of [
      ['/', '#services h3'],
      ['/ServicesPage1', '[aria-pressed]'],
      ['/S5', '#services h3'],
    ] as const) {
      await page.goto(at(path))
      const main = page.getByRole('main')
      await expect(main.locator(shown)).toHaveCount(3)
      await expect(main.getByText('unfinished')).toHaveCount(0)
    }
  },
)
