import { expect, inArabic, inEnglish, test } from '../support/test.ts'

/** How one gets about on the public pages: back to where one was, the language remembered, what a link carries. */

test('back leads to where the visitor stood; a new page begins at its top @rule:new-page-begins-at-its-top', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/Nationalitiespage'))
  const card = page.getByRole('main').getByRole('link', { name: say({ ar: 'بوروندي', en: 'Burundi' }) })
  // the list may be woken under way, which puts another element in its place
  await expect(() => card.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  await page.waitForLoadState('networkidle')
  await expect(() => card.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  const stood = await page.evaluate(() => scrollY)
  await card.click()
  await expect(page).toHaveURL(/OrderPage\?nationality=/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(card).toBeInViewport()
  await expect.poll(() => page.evaluate((then) => Math.abs(scrollY - then), stood)).toBeLessThan(60)
})

test(
  'the chosen language is remembered for a first visit to the bare address, and for no other @constant:default-language',
  inEnglish,
  async ({ page }) => {
    await page.goto('/AboutCompany')
    // Arabic, whatever the browser speaks
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
  'a service is named in the state of the navigation, as documented',
  inArabic,
  async ({ page, at, say }) => {
    await page.goto(at('/S5'))
    const title = say({ ar: 'خدمة الساعات', en: 'Hourly service' })
    await page.evaluate((name) => history.replaceState({ usr: { title: name }, key: 'k', idx: 0 }, ''), title)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
)

test('the privacy policy says that it is loading, as documented @message:loading', async ({
  page,
  at,
  say,
}) => {
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

test('a popup lies over everything, the floating contact too', inArabic, async ({ page, at }) => {
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
