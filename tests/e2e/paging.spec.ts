import type { Page } from '@playwright/test'

import { demoCustomer, createSession, signInAs, stubNoticeEvents } from '../support/customer.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

const scrolled = (page: Page) => page.evaluate(() => scrollY)

test(
  'another page of the plans scrolls and focuses its top, and Back restores the position @rule:new-page-begins-at-its-top',
  nightlyTag,
  async ({ page, at, say }) => {
    await signInAs(page, await createSession(demoCustomer.nationalId, demoCustomer.password))
    await stubNoticeEvents(page)
    await page.goto(at('/OrderPage'))
    const next = page
      .getByRole('navigation', { name: say({ ar: 'صفحات الباقات', en: 'Pages of plans' }) })
      .getByRole('link')
      .last()
    // Hydration may replace the element meanwhile.
    await expect(() => next.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
    await page.waitForLoadState('networkidle')
    await expect(() => next.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
    const stood = await scrolled(page)
    expect(stood).toBeGreaterThan(500)

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
