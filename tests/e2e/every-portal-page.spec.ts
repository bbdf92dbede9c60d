import type { Page, Route } from '@playwright/test'

import { demoCustomer, createSession, signInAs } from '../support/customer.ts'
import {
  malformedResponses,
  expectedConsoleErrors,
  expectUsablePage,
} from '../support/malformed-responses.ts'
import { xssCanary, hostileTexts } from '../support/hostile.ts'
import {
  axeViolations,
  emulateProjectTheme,
  horizontalOverflow,
  joinedTexts,
  overflowAt320,
  viewportSizes,
  smallTouchTargets,
} from '../support/page-audits.ts'
import { listOrders } from '../support/orders.ts'
import { expect, nightlyTag, test } from '../support/test.ts'

const profile = '/PersonalProfileLayout'
const pages = [
  '/MyOrders',
  '/MyOrdersTwo',
  profile,
  ...[
    'PersonalAccount',
    'InformationPanal',
    'Bills',
    'Contract',
    'ComplainsPanal',
    'Requests',
    'Notices',
    'Visits',
    'Addresses',
    'MyData',
    'profilepage1',
    'profilepage2',
  ].map((child) => `${profile}/${child}`),
  ...['', '/WalletReturns', '/WalletStore', '/WalletPays', '/WalletGivings'].map(
    (child) => `/ElectronicWallet${child}`,
  ),
  '/ComplainsPage1',
  '/ComplainsPage2',
  '/ComplainsPage3',
  '/SideBar',
  '/AddressPopup',
  '/ChangePassword',
] as const

/** Pages that differ most from each other; the full run audits every page. */
const sample = [
  profile,
  `${profile}/Bills`,
  `${profile}/Contract`,
  '/ElectronicWallet',
  '/AddressPopup',
] as const

const demo = () => createSession(demoCustomer.nationalId, demoCustomer.password)

const idIn = (relation: unknown): string =>
  typeof relation === 'object' && relation !== null && 'id' in relation ? String(relation.id) : ''

/** Returns the URLs of the popups and the tracking page for items of the demo customer. */
async function popups(): Promise<readonly string[]> {
  const session = await demo()
  const orders = await listOrders(session)
  const running = orders.find(
    ({ kind, status }) => kind === 'hourly' && /active/.test(JSON.stringify(status)),
  )
  const recruitment = orders.find(({ kind }) => kind === 'mediation')
  const contract = idIn(running?.['contract_id'])
  const invoice = idIn(running?.['invoice_id'])
  return [
    `${profile}/Contract?popup=contract&contract=${contract}`,
    ...['cancellation', 'suspension', 'replacement'].map(
      (kind) => `${profile}/Contract?popup=${kind}&contract=${contract}`,
    ),
    `${profile}/Bills?invoice=${invoice}`,
    `${profile}/InformationPanal?popup=visits`,
    `${profile}/ComplainsPanal?popup=complaint`,
    '/ElectronicWallet/WalletStore?popup=card',
    `/MyOrdersTwo?order=${String(recruitment?.['id'])}&popup=tracking`,
    `/Tracking/${String(recruitment?.['id'])}`,
  ]
}

async function shown(page: Page, address: string) {
  await page.goto(address)
  if (/popup=|invoice=/.test(address)) await expect(page.getByRole('dialog')).toBeVisible()
  else await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
  // The page of an order keeps an event stream open, so the network is never idle there.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

test('pages of the portal have no axe violations and fit 320 px @access:axe-on-every-page', async ({
  page,
  at,
  locale,
}) => {
  const size = page.viewportSize()
  await signInAs(page, await demo())
  await emulateProjectTheme(page, locale)
  for (const path of sample) {
    await page.setViewportSize(size ?? { width: 360, height: 780 })
    await shown(page, at(path))
    expect.soft(await axeViolations(page), path).toEqual([])
    expect.soft(await joinedTexts(page), path).toEqual([])
    expect.soft(await overflowAt320(page), path).toBe(0)
  }
})

test.describe('every page of the portal', nightlyTag, () => {
  for (const path of pages)
    test(`${path} has no axe violations in light and dark, no small touch targets, no words that run together for a screen reader, and no horizontal overflow at any width or with text at 200 %`, async ({
      page,
      at,
    }) => {
      await signInAs(page, await demo())
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await shown(page, at(path))
        expect.soft(await axeViolations(page), colorScheme).toEqual([])
      }
      expect.soft(await smallTouchTargets(page)).toEqual([])
      expect.soft(await joinedTexts(page)).toEqual([])
      for (const [width, height] of viewportSizes) {
        await page.setViewportSize({ width, height })
        expect.soft(await horizontalOverflow(page), `${width} by ${height}`).toBe(0)
      }
      await page.setViewportSize({ width: 768, height: 1024 })
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect.soft(await horizontalOverflow(page), 'text at twice its size').toBe(0)
    })

  test('the popups of the portal have no axe violations in light and dark', async ({ page, at }) => {
    test.slow()
    await signInAs(page, await demo())
    for (const address of await popups())
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await shown(page, at(address))
        expect.soft(await axeViolations(page), `${address} ${colorScheme}`).toEqual([])
      }
  })

  for (const [name, drift] of Object.entries(malformedResponses))
    test(`every page of the portal stays usable with malformed responses: ${name}`, async ({
      page,
      at,
      consoleErrors,
    }) => {
      test.slow()
      await signInAs(page, await demo())
      await page.route('**/api/**', (route: Route) =>
        route.request().url().endsWith('/events') ? route.continue() : drift(route),
      )
      for (const path of pages) {
        await page.goto(at(path))
        await test.step(path, () => expectUsablePage(page))
      }
      expect(consoleErrors.filter((each) => !expectedConsoleErrors.test(each))).toEqual([])
      consoleErrors.splice(0)
    })

  test('a script in a URL or in a response of the portal never runs', async ({ page, at }) => {
    test.slow()
    const rang: string[] = []
    await page.exposeFunction(xssCanary, () => void rang.push(page.url()))
    await signInAs(page, await demo())
    const all = hostileTexts.join(' ')
    const poisoned = (value: unknown, key = ''): unknown => {
      if (Array.isArray(value)) return value.map((each) => poisoned(each))
      if (typeof value === 'string')
        return /name|reason|note|details|label|description|street|text/.test(key) ? `${value} ${all}` : value
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value).map(([field, inner]) => [field, poisoned(inner, field)]),
      )
    }
    await page.route(/\/api\/(?!my\/notices\/events)/, async (route) => {
      const response = await route.fetch()
      const body: unknown = await response.json()
      await route.fulfill({ response, json: poisoned(body) })
    })
    const question = encodeURIComponent(all)
    for (const path of pages) {
      await page.goto(
        at(`${path}?state=${question}&popup=${question}&contract=${question}&order=${question}`),
      )
      await expect(page.getByRole('banner')).toBeVisible()
      await page.goto(at(path))
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    }
    expect(rang).toEqual([])
  })
})
