import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const heading = { ar: 'إمكانية الوصول', en: 'Accessibility' }

test('a public page once visited is there without a connection, and says there is none @R28', async ({
  page,
  context,
  at,
  say,
  complaints,
}) => {
  await page.goto(at('/Accessibility'))
  // The first visit is handed over once the page is calm.
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
    page.getByRole('status').filter({ hasText: say({ ar: 'لا يوجد اتصال', en: 'You are offline' }) }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: say(heading) })).toBeVisible()
  // what needs the network is noted by the browser
  complaints.splice(0)
})
