import type { Page } from '@playwright/test'

import { removePrerenderedData } from '../support/bare-page.ts'
import { xssCanary, hostileTexts } from '../support/hostile.ts'
import { footerToggle } from '../support/footer.ts'
import { expect, englishRunTag, test, nightlyTag } from '../support/test.ts'

const full = process.env['FULL'] === '1'

/** Every run uses all payloads at once. The full run also uses each alone, because one may hide the next. */
const payloads = full ? [hostileTexts.join(' '), ...hostileTexts] : [hostileTexts.join(' ')]

/**
 * The fields with free text. A payload in a code, a date or a number would be rejected by its
 * format.
 */
const written = new Set([
  'name',
  'partner_name',
  'title',
  'content',
  'description',
  'short',
  'text',
  'country',
  'location',
  'experience',
  'duration_label',
  'includes',
  'excludes',
])

const poisoned = (value: unknown, by: string, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => poisoned(each, by, key))
  if (typeof value === 'string') {
    if (key === 'map_link') return `javascript:${xssCanary}()`
    return written.has(key) ? `${value} ${by}` : value
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poisoned(inner, by, name)]))
}

async function listening(page: Page): Promise<string[]> {
  const rang: string[] = []
  await page.exposeFunction(xssCanary, () => void rang.push(page.url()))
  page.on('dialog', (dialog) => {
    rang.push(`${dialog.type()} at ${page.url()}`)
    void dialog.dismiss()
  })
  return rang
}

const questions = (text: string) => {
  const value = encodeURIComponent(text)
  return [
    `/?popup=${value}`,
    `/ServicesPage1?service=${value}&search=${value}&tab=${value}`,
    `/OrderPage?category=${value}&service=${value}&nationality=${value}&price=${value}&sort=${value}&compare=${value}&page=${value}`,
    `/S5?service=${value}`,
    `/HelpMeChoose?need=${value}&stay=${value}`,
    `/Rules#${value}`,
    `/Login?back=${value}`,
    `/ResetPAssword?token=${value}&email=${value}`,
    `/no-such-page-${value}?from=${value}`,
  ]
}

test('a script in a URL never runs @R25', nightlyTag, async ({ page, at, consoleErrors }) => {
  if (full) test.setTimeout(600_000)
  const rang = await listening(page)
  // Only 404 errors are expected here; a violation of the policy is a failure.
  for (const payload of payloads)
    for (const question of questions(payload)) {
      await page.goto(at(question))
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    }
  expect(rang).toEqual([])
  expect(consoleErrors.filter((each) => !/404|414|431/.test(each))).toEqual([])
  consoleErrors.splice(0)
})

test(
  'a script in a list or a text of the office never runs @R25 @rule:terms-are-safe',
  englishRunTag,
  async ({ page, at, say }) => {
    if (full) test.setTimeout(600_000)
    const rang = await listening(page)
    let payload = ''
    let poisonings = 0
    await removePrerenderedData(page)
    await page.route('**/api/**', async (route) => {
      const answer = await route.fetch()
      poisonings += 1
      await route.fulfill({ response: answer, json: poisoned(await answer.json(), payload) })
    })
    const shown = ['/', '/ServicesPage1', '/OrderPage', '/Nationalitiespage', '/S5?service=1', '/Rules']
    for (const each of payloads) {
      payload = each
      for (const path of shown) {
        await page.goto(at(path))
        // Thirty texts in every name of a long list take long to render on a busy machine.
        await expect(page.getByRole('main')).toContainText(xssCanary, { timeout: 20_000 })
        // Scrolls to render lazy content.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await page.waitForLoadState('networkidle')
        expect(
          await page
            .locator('main :is(script:not([type="application/ld+json"]), iframe, object, embed)')
            .count(),
        ).toBe(0)
        const leading = await page
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
        expect(leading.filter((href) => /^\s*javascript:/i.test(href))).toEqual([])
      }
    }
    await page.goto(at('/AboutCompany?popup=privacy'))
    await expect(
      page.getByRole('dialog', { name: say({ ar: 'سياسة الخصوصية', en: 'Privacy policy' }) }),
    ).toBeVisible()
    // A call of the last page may still be pending.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(poisonings).toBeGreaterThan(5)
    expect(rang).toEqual([])
  },
)

test(
  'Trusted Types reject markup and scripts made from text @R24',
  nightlyTag,
  async ({ page, at, consoleErrors }) => {
    for (const path of ['/', '/Rules', '/Login', '/SignUp', '/s1']) {
      await page.goto(at(path))
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      expect(consoleErrors, path).toEqual([])
      const refusals = await page.evaluate(() => {
        const refused = (attempt: () => unknown) => {
          try {
            attempt()
            return false
          } catch {
            return true
          }
        }
        const element = document.createElement('div')
        return [
          refused(() => (element.innerHTML = '<img src="x">')),
          refused(() => (document.createElement('script').src = '/assets/x.js')),
          refused(() => new Worker('/sw.js')),
        ]
      })
      expect(refusals, path).toEqual([true, true, true])
      // The browser reports the attempts of this test a moment later.
      const told = () => consoleErrors.filter((each) => each.startsWith('CSP: require-trusted-types-for'))
      await expect.poll(() => told().length).toBe(refusals.length)
      consoleErrors.splice(0)
    }
  },
)

test('pages with structured data cause no console errors', nightlyTag, async ({ page, at }) => {
  await page.goto(at('/Accessibility'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  for (const path of ['/ServicesPage1', '/OrderPage', '/']) {
    const room = page.getByRole(path === '/' ? 'banner' : 'contentinfo')
    const link = room.locator(`a[href="${at(path)}"]`).first()
    if (!(await link.isVisible())) await footerToggle(page, 'الموقع').click()
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${at(path)}$`))
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
  }
})
