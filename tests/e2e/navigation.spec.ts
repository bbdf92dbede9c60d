import { expect, englishRunTag, nightlyTag, test } from '../support/test.ts'

/**
 * Tests of navigation on the public pages: scroll positions, the remembered language, and navigation state.
 */

test('Back and Forward restore the scroll position, and a new page starts at its top @rule:new-page-begins-at-its-top', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/Nationalitiespage'))
  const card = page.getByRole('main').getByRole('link', { name: say({ ar: 'بوروندي', en: 'Burundi' }) })
  // Hydration may replace the element meanwhile.
  await expect(() => card.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  await page.waitForLoadState('networkidle')
  await expect(() => card.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  const stood = await page.evaluate(() => scrollY)
  await card.click()
  await expect(page).toHaveURL(/OrderPage\?nationality=/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, 300))
  await page.goBack()
  await expect(card).toBeInViewport()
  await expect.poll(() => page.evaluate((then) => Math.abs(scrollY - then), stood)).toBeLessThan(60)
  await page.goForward()
  await expect(page).toHaveURL(/OrderPage\?nationality=/)
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 300))).toBeLessThan(60)
})

test(
  'the chosen language decides the page of the bare domain only, not that of other paths @constant:default-language',
  englishRunTag,
  async ({ page }) => {
    await page.goto('/AboutCompany')
    // The page is in Arabic, whatever the browser prefers.
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.locator('[data-language-switch]').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    await page.goto('/Rules')
    await expect(page).toHaveURL('/Rules')
    await page.locator('[data-language-switch]').first().click()
    await page.locator('[data-language-switch]').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await page.goto('/')
    await expect(page).toHaveURL('/')
  },
)

test(
  'the page of a service shows the service named in navigation state, as documented',
  nightlyTag,
  async ({ page, at, say }) => {
    await page.goto(at('/S5'))
    const title = say({ ar: 'خدمة الساعات', en: 'Hourly service' })
    await page.evaluate((name) => history.replaceState({ usr: { title: name }, key: 'k', idx: 0 }, ''), title)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
)

test('the privacy policy shows the documented loading text @message:loading', async ({ page, at, say }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/terms**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at('/Accessibility?popup=privacy'))
  const dialog = page.getByRole('dialog')
  const loading = dialog.getByText(say({ ar: 'جارٍ التحميل...', en: 'Loading...' }))
  await expect(loading).toBeVisible()
  answer()
  await expect(dialog.getByRole('paragraph').first()).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test('a popup covers the floating contact button', nightlyTag, async ({ page, at }) => {
  await page.goto(at('/?popup=privacy'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('paragraph').first()).toBeVisible()
  const floating = page.locator('details.fixed > summary')
  await expect(floating).toBeAttached()
  const onTop = await floating.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })
  expect(onTop).toBe(false)
})
