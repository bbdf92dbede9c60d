import type { Page } from '@playwright/test'

import { expect, test, nightlyTag } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const heading = { ar: 'إمكانية الوصول', en: 'Accessibility' }

/** Visits a page until the service worker has kept it, which gets the first visit once the page is idle. */
async function visitAndKeep(page: Page, address: string) {
  await page.goto(address)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const keys = await (await caches.open('sakina-1')).keys()
        return keys.some(({ url }) => url.endsWith('/Accessibility')) ? keys.length : 0
      }),
    )
    .toBeGreaterThan(6)
}

test('a visited public page opens offline with a notice @R28', async ({
  page,
  context,
  at,
  say,
  consoleErrors,
}) => {
  await visitAndKeep(page, at('/Accessibility'))
  await context.setOffline(true)
  await expect(
    page.getByRole('status').filter({ hasText: say({ ar: 'لا يوجد اتصال', en: 'You’re offline' }) }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: say(heading) })).toBeVisible()
  // The browser logs what needs the network.
  consoleErrors.splice(0)
})

test('a page that was never visited says offline that it needs a connection, and opens once there is one @R28', async ({
  page,
  context,
  at,
  say,
  consoleErrors,
}) => {
  await visitAndKeep(page, at('/Accessibility'))
  await context.setOffline(true)
  const title = page.getByRole('heading', { level: 1 })
  const needsConnection = say({ ar: 'هذه الصفحة تحتاج إلى اتصال', en: 'This page needs a connection' })
  // On a press, whose code cannot be fetched.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say({ ar: 'الباقات والأسعار', en: 'Plans and prices' }), includeHidden: true })
    .first()
    .dispatchEvent('click')
  await expect(title).toHaveText(needsConnection)
  await expect(page).toHaveTitle(new RegExp(needsConnection))
  // On a hard load, whose document cannot be fetched.
  await page.goto(at('/HelpMeChoose'))
  await expect(title).toHaveText(needsConnection)
  await expect(page.getByRole('main').getByRole('link', { name: '9200 00000' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', say({ ar: 'rtl', en: 'ltr' }))
  await context.setOffline(false)
  await page.getByRole('link', { name: say({ ar: 'محاولة أخرى', en: 'Try again' }) }).click()
  await expect(title).toHaveText(say({ ar: 'المساعدة في الاختيار', en: 'Help me choose' }))
  consoleErrors.splice(0)
})

test(
  'a page visited in both languages opens offline in its own language @R28',
  nightlyTag,
  async ({ page, context, consoleErrors }) => {
    const plans = page.getByRole('main')
    for (const path of ['/en/OrderPage', '/OrderPage', '/en/OrderPage', '/OrderPage']) {
      await page.goto(path)
      await expect(plans.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    }
    const arabicLetters = async () =>
      ((await plans.textContent()) ?? '').match(/[\u0621-\u064a]/g)?.length ?? 0
    await page.goto('/en/OrderPage')
    await expect(plans.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const online = await arabicLetters()
    await page.goto('/OrderPage')
    await expect(plans.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await context.setOffline(true)
    await page.goto('/en/OrderPage')
    await expect(plans.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(await arabicLetters()).toBe(online)
    consoleErrors.splice(0)
  },
)

test(
  'each visited plan opens offline with its own document, and any other says that it needs a connection @R28',
  nightlyTag,
  async ({ page, context, at, say, consoleErrors }) => {
    await visitAndKeep(page, at('/Accessibility'))
    const visited = ['/S5?plan=101', '/S5?service=2&plan=202']
    for (const address of visited) await page.goto(at(address), { waitUntil: 'networkidle' })
    await context.setOffline(true)
    for (const address of visited) {
      const answer = await page.goto(at(address))
      const plan = new URL(page.url()).searchParams.get('plan')
      expect(await answer?.text()).toContain(`"search":"?plan=${plan}"`)
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say({ ar: 'مقيمة 3 أشهر', en: 'Live-in, 3 months' }),
    )
    await page.goto(at('/S5?plan=203'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say({ ar: 'هذه الصفحة تحتاج إلى اتصال', en: 'This page needs a connection' }),
    )
    consoleErrors.splice(0)
  },
)
