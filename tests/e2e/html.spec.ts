import { HtmlValidate } from 'html-validate'

import { expect, test, nightlyTag } from '../support/test.ts'

/** The rules of the standard. Questions of style (quotes, casing) are left to React. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    // The checks of the kit cover the line breaks of phone numbers in a browser.
    'tel-non-breaking': 'off',
  },
})

test('every public page is valid HTML and complete before scripts run @access:valid-html', async ({
  request,
  locale,
}, { project }) => {
  test.skip(project.name !== 'ar-phone' && project.name !== 'en-desktop', 'once a language is enough')
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const ours = paths.filter((path) => /^\/en(\/|$)/.test(path) === (locale === 'en'))
  expect(ours.length).toBeGreaterThan(3)
  for (const path of ours) {
    const html = await (await request.get(path)).text()
    const report = await validator.validateString(html)
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
    )
    expect.soft(found).toEqual([])
    // The HTML is complete before scripts run: no part is pending, and nothing is announced as loading.
    expect.soft(html, path).not.toMatch(/<!--\$[?!]-->|<template|aria-busy="true"/)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'every public page has the same headings without scripts as with them, and more than 90 % as much text @access:valid-html',
    nightlyTag,
    async ({ page, browser, contextOptions, request, locale, baseURL }) => {
      test.slow()
      const withScripts = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        javaScriptEnabled: true,
      })
      const hydrated = await withScripts.newPage()
      const read = async (tab: typeof page) => {
        const main = tab.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
        return { headings: await main.getByRole('heading').allInnerTexts(), text: await main.innerText() }
      }
      const map = await (await request.get('/sitemap.xml')).text()
      for (const [, url = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
        const path = new URL(url).pathname
        if (/^\/en(\/|$)/.test(path) !== (locale === 'en')) continue
        await page.goto(path)
        await hydrated.goto(path, { waitUntil: 'networkidle' })
        const [plain, whole] = [await read(page), await read(hydrated)]
        expect.soft(plain.headings, path).toEqual(whole.headings)
        expect.soft(plain.text.length, path).toBeGreaterThan(whole.text.length * 0.9)
      }
      await withScripts.close()
    },
  )

  test('the page of a plan shows its name and price before any script, and is not that of another plan @route:/S5', async ({
    page,
    at,
    say,
  }) => {
    const main = page.getByRole('main')
    const title = main.getByRole('heading', { level: 1 })
    await page.goto(at('/S5?service=2&plan=202'))
    await expect(title).toHaveText(say({ ar: 'مقيمة 3 أشهر', en: 'Live-in, 3 months' }))
    await expect(main.getByRole('status').first()).toContainText('2,395')
    await expect(page).toHaveTitle(new RegExp(say({ ar: 'مقيمة 3 أشهر', en: 'Live-in, 3 months' })))
    await page.goto(at('/S5?plan=999999'))
    await expect(title).toHaveText(say({ ar: 'أي خدمة تهمّكم؟', en: 'Our services' }))
  })

  test(
    'a page that needs scripts says without them how to reach the office @access:valid-html',
    nightlyTag,
    async ({ page, at, say }) => {
      for (const path of [
        '/ResetPAssword',
        '/s1/1/101',
        '/PersonalProfileLayout/Contract',
        '/ElectronicWallet',
      ]) {
        const answer = await page.goto(at(path))
        expect(answer?.status(), path).toBe(200)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(
          say({ ar: 'هذه الصفحة تحتاج إلى جافاسكربت', en: 'This page needs JavaScript' }),
        )
        await expect(main.getByRole('link', { name: '9200 00000' })).toHaveAttribute(
          'href',
          'tel:+966920000000',
        )
        await expect(
          main.getByRole('link', { name: say({ ar: 'مراسلة على واتساب', en: 'Message us on WhatsApp' }) }),
        ).toHaveAttribute('href', 'https://wa.me/966500000000')
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      }
      await page
        .getByRole('link', { name: say({ ar: 'إلى الصفحة الرئيسية', en: 'Go to the home page' }) })
        .click()
      await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
    },
  )

  test(
    'an unknown URL says without scripts that the page does not exist',
    nightlyTag,
    async ({ page, at, say, consoleErrors }) => {
      await page.goto(at('/no-such-page'))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        say({ ar: 'لم نجد هذه الصفحة', en: 'We couldn’t find this page' }),
      )
      // The browser logs a 404 as a failed resource.
      consoleErrors.splice(0)
    },
  )
})

test('a page that is not prerendered has its title in its first HTML', async ({ request, at, say }) => {
  for (const [path, title] of [
    ['/ResetPAssword', { ar: 'كلمة مرور جديدة', en: 'Choose a new password' }],
    ['/s1/1/101', { ar: 'الحجز', en: 'Booking' }],
    ['/geidea-checkout/1', { ar: 'الدفع', en: 'Payment' }],
    ['/PersonalProfileLayout/Visits', { ar: 'زياراتي', en: 'My visits' }],
    ['/Tracking/1', { ar: 'تتبّع الطلب', en: 'Track the order' }],
  ] as const) {
    const html = await (await request.get(at(path))).text()
    expect(html).toContain(`<title>${say(title)} | ${say({ ar: 'سكينة', en: 'Sakina' })}</title>`)
  }
})
