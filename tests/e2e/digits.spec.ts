import type { Page } from '@playwright/test'

import { demoCustomer, createSession, signInAs } from '../support/customer.ts'
import { listOrders } from '../support/orders.ts'
import { expect, test, nightlyTag } from '../support/test.ts'
import { walkThroughService } from '../support/booking-flows.ts'

const profile = '/PersonalProfileLayout'
const publicPages = [
  '/',
  '/ServicesPage1',
  '/S5?service=1',
  '/S5?service=3',
  '/OrderPage',
  '/HelpMeChoose',
  '/Nationalitiespage',
  '/AboutCompany',
  '/Rules',
  '/Accessibility',
  '/SignUp',
] as const
const ownPages = [
  '/MyOrders',
  '/MyOrdersTwo',
  ...[
    'PersonalAccount',
    'InformationPanal',
    'Bills',
    'Contract',
    'ComplainsPanal',
    'Requests',
    'Visits',
    'Notices',
  ].map((child) => `${profile}/${child}`),
  `${profile}/Addresses`,
  ...['', '/WalletReturns', '/WalletStore', '/WalletPays', '/WalletGivings'].map(
    (child) => `/ElectronicWallet${child}`,
  ),
] as const

const idIn = (relation: unknown): string =>
  typeof relation === 'object' && relation !== null && 'id' in relation ? String(relation.id) : ''

type Digits = 'latn' | 'arab'

const choose = (page: Page, digits: Digits) =>
  page
    .context()
    .addInitScript(
      (kept) => localStorage.setItem('sakina.preferences', kept),
      JSON.stringify({ theme: 'light', digits, calendar: 'gregory' }),
    )

/**
 * Returns visible text in the other digits. Codes (`translate="no"`), words with Latin letters, email
 * addresses and the choice of the digits are exempt.
 */
const inOtherDigits = (page: Page, digits: Digits): Promise<readonly string[]> =>
  page.evaluate((chosen) => {
    const wrong = (text: string) =>
      chosen === 'arab'
        ? text.split(/\s+/).some((word) => /\d/.test(word) && !/[a-z]/i.test(word))
        : /[\u0660-\u0669\u06F0-\u06F9]/.test(text)
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const text = node.textContent ?? ''
      const parent = node.parentElement
      if (!parent || !wrong(text) || !parent.checkVisibility()) continue
      if (parent.closest('[translate=no], a[href^="mailto:"], script, style')) continue
      if (/^(إنجليزية 123|عربية ١٢٣)$/.test(text)) continue
      found.push(`${parent.tagName.toLowerCase()}: ${text.trim()}`)
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (field.checkVisibility() && field.type !== 'radio' && wrong(`${field.value} ${field.placeholder}`))
        found.push(`input: ${field.value} ${field.placeholder}`)
    return [...new Set(found)]
  }, digits)

async function settled(page: Page) {
  if (/popup=|invoice=/.test(page.url())) await expect(page.getByRole('dialog')).toBeVisible()
  else await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
  // Parts below the fold hydrate as they come near the viewport.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main section, footer')) element.scrollIntoView()
  })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

for (const digits of ['arab', 'latn'] as const)
  test.describe(`with ${digits === 'arab' ? 'Arabic-Indic' : 'Latin'} digits chosen`, () => {
    const written = async (page: Page, where: string) => {
      await settled(page)
      await expect
        .poll(() => inOtherDigits(page, digits), { message: `${where} in the other digits` })
        .toEqual([])
    }

    test(
      'no page of the public site shows digits other than the chosen ones',
      nightlyTag,
      async ({ page, at }) => {
        test.setTimeout(120_000)
        await choose(page, digits)
        for (const path of publicPages) {
          await page.goto(at(path))
          await written(page, path)
        }
      },
    )

    test(
      'no step of a booking shows digits other than the chosen ones',
      nightlyTag,
      async ({ page, at, say }) => {
        await choose(page, digits)
        await signInAs(page, await createSession(demoCustomer.nationalId, demoCustomer.password))
        await walkThroughService(page, { at, say }, 'resident', { stop: (step) => written(page, step) })
      },
    )

    test(
      'no page of the portal shows digits other than the chosen ones',
      nightlyTag,
      async ({ page, at }) => {
        test.setTimeout(120_000)
        await choose(page, digits)
        const session = await createSession(demoCustomer.nationalId, demoCustomer.password)
        await signInAs(page, session)
        const orders = await listOrders(session)
        const running = orders.find(
          ({ kind, status }) => kind === 'hourly' && /active/.test(JSON.stringify(status)),
        )
        const contract = idIn(running?.['contract_id'])
        const opened = [
          `${profile}/Contract?popup=contract&contract=${contract}`,
          ...['cancellation', 'suspension', 'replacement'].map(
            (kind) => `${profile}/Contract?popup=${kind}&contract=${contract}`,
          ),
          `${profile}/InformationPanal?popup=visits`,
          `${profile}/ComplainsPanal?popup=complaint`,
          '/ElectronicWallet/WalletStore?popup=card',
          ...orders.slice(0, 4).map(({ id }) => `/MyOrdersTwo?order=${id}`),
        ]
        for (const path of [...ownPages, ...opened]) {
          await page.goto(at(path))
          await written(page, path)
        }
      },
    )
  })
