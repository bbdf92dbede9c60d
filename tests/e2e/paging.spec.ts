import type { Page } from '@playwright/test'

import { demoCustomer, createSession, signInAs } from '../support/customer.ts'
import { expect, inEnglish, test } from '../support/test.ts'

const lists = [
  { path: '/OrderPage', pages: { ar: 'صفحات الباقات', en: 'Pages of the plans' } },
  { path: '/MyOrders', pages: { ar: 'صفحات الطلبات', en: 'Pages of the orders' } },
] as const

const scrolled = (page: Page) => page.evaluate(() => scrollY)

for (const { path, pages } of lists)
  test(
    `${path}: another page of the list scrolls and focuses its top, and Back restores the position @rule:new-page-begins-at-its-top`,
    inEnglish,
    async ({ page, at, say }) => {
      await signInAs(page, await createSession(demoCustomer.nationalId, demoCustomer.password))
      await page.goto(at(path))
      const next = page
        .getByRole('navigation', { name: say(pages) })
        .getByRole('link')
        .last()
      // Hydration may replace the element meanwhile.
      await expect(() => next.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
      await page.waitForLoadState('networkidle')
      await expect(() => next.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
      const stood = await scrolled(page)
      expect(stood).toBeGreaterThan(1000)

      await next.click()
      const list = page.getByRole('group', { name: say({ ar: /^الصفحة 2 من/, en: /^Page 2 of/ }) })
      await expect(list).toBeFocused()
      await expect(list.getByRole('heading').first()).toBeInViewport()
      expect(await list.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0)

      await page.goBack()
      await expect(
        page.getByRole('group', { name: say({ ar: /^الصفحة 1 من/, en: /^Page 1 of/ }) }),
      ).toBeVisible()
      await expect.poll(async () => Math.abs((await scrolled(page)) - stood)).toBeLessThan(60)
    },
  )
