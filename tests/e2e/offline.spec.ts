import { expect, test, nightlyTag } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const heading = { ar: 'إمكانية الوصول', en: 'Accessibility' }

test('a visited public page opens offline with a notice @R28', async ({
  page,
  context,
  at,
  say,
  consoleErrors,
}) => {
  await page.goto(at('/Accessibility'))
  // The service worker gets the first visit once the page is idle.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const keys = await (await caches.open('sakina-1')).keys()
        return keys.some(({ url }) => url.endsWith('/Accessibility')) ? keys.length : 0
      }),
    )
    .toBeGreaterThan(8)
  await context.setOffline(true)
  await expect(
    page.getByRole('status').filter({ hasText: say({ ar: 'لا يوجد اتصال', en: 'You’re offline' }) }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: say(heading) })).toBeVisible()
  // The browser logs what needs the network.
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
