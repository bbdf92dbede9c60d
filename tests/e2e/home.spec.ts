import type { Page } from '@playwright/test'

import { removePrerenderedData } from '../support/bare-page.ts'
import { demoCustomer, createSession, signInAs } from '../support/customer.ts'
import { nightlyAxeViolations, horizontalOverflow } from '../support/page-audits.ts'
import { expect, test, nightlyTag, nightlyInArabicTag } from '../support/test.ts'

const heading = { ar: 'خدماتنا', en: 'Our services' }
/** Returns the theme control, and first opens the menu, which contains it on narrow screens. */
async function themeChoice(page: Page, say: (words: { ar: string; en: string }) => string) {
  const menu = page.getByRole('button', { name: say({ ar: 'فتح القائمة', en: 'Open the menu' }) })
  if (await menu.isVisible()) await menu.click()
  return page.getByRole('combobox', { name: say({ ar: 'المظهر', en: 'Appearance' }) })
}

const hourly = { ar: 'خدمة الساعات', en: 'Hourly service' }

test('a visitor sees the four services, and the lowest price of hourly visits in riyals @route:/ @constant:currency', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/'))
  const services = page.getByRole('region', { name: say(heading) })
  await expect(services.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(services.getByRole('heading', { name: say(hourly) })).toBeVisible()
  // 26 visits cost 1,950 riyals before tax, which is 86.25 a visit with 15 %.
  await expect(services.getByText('86.25').first()).toBeVisible()
  await expect(
    services.getByText(say({ ar: 'في باقة 26 زيارة', en: 'in a package of 26 visits' })),
  ).toBeVisible()
  await expect(services.getByText(say({ ar: 'ريال', en: 'Saudi riyals' })).first()).toBeAttached()
})

test(
  'a customer with an upcoming visit sees its time first on the home page, with a link to the page “Today”',
  nightlyTag,
  async ({ page, at, say }) => {
    await signInAs(page, await createSession(demoCustomer.nationalId, demoCustomer.password))
    await page.goto(at('/'))
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(say({ ar: 'زيارتكم القادمة', en: 'Your next visit' }))
    const hero = page.getByRole('main').locator('section').filter({ has: title })
    await expect(hero.locator('time').first()).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
    await hero
      .getByRole('link', { name: say({ ar: 'كل ما يخص اليوم', en: 'See everything for today' }) })
      .click()
    await expect(title).toHaveText(say({ ar: 'اليوم', en: 'Today' }))
  },
)

test(
  'the drawing of a house makes room for the next visit after signing in',
  nightlyInArabicTag,
  async ({ page }) => {
    await page.goto('/Login')
    await page.getByRole('textbox', { name: 'رقم الهوية أو البريد أو الجوال' }).fill(demoCustomer.nationalId)
    await page.getByRole('textbox', { name: 'كلمة المرور', exact: true }).fill(demoCustomer.password)
    await page.getByRole('main').getByRole('button', { name: 'دخول', exact: true }).click()
    await expect(page).not.toHaveURL(/Login/)
    await page.getByRole('banner').getByRole('link', { name: /سكينة/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'زيارتكم القادمة' })).toBeVisible()
    await expect(page.locator('main section').first().locator('svg[viewBox="0 0 640 520"]')).toBeHidden()
  },
)

test(
  'an offer shows its discount, audience and limit on the home page and on an empty plan list @rule:offers-are-shown',
  nightlyTag,
  async ({ page, at, say }) => {
    const isToldIn = async (name: string) => {
      const offers = page.getByRole('list', { name })
      await expect(offers.getByText('FIRST25')).toBeVisible()
      await expect(
        offers.getByText(say({ ar: 'خصم 25% على أول طلب بالساعات', en: '25% off your first hourly order' })),
      ).toBeVisible()
      await expect(offers.getByText(say({ ar: 'بحد أقصى', en: 'Up to' }))).toContainText('100')
    }
    await page.goto(at('/'))
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(page.getByText('FIRST25')).toBeVisible({ timeout: 300 })
    }).toPass()
    await isToldIn(say({ ar: 'عروض اليوم', en: 'Today’s offers' }))
    await page.goto(at('/OrderPage?service=hourly&duration=365'))
    await isToldIn(say({ ar: 'عرض متاح لكم الآن', en: 'An offer you can use now' }))
  },
)

test('without scripts the home page shows every section, and a visit can be booked from it @access:valid-html', async ({
  browser,
  baseURL,
  at,
  say,
  locale,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(at('/'))
  await expect(page.getByRole('heading', { name: say(hourly) })).toBeVisible()
  // Booking a visit and switching the service work without scripts.
  await page.getByRole('radio', { name: say({ ar: 'مقيمة', en: 'Live-in' }), exact: true }).check()
  await expect(
    page.getByRole('group', { name: say({ ar: 'مدة الإقامة', en: 'Length of stay' }) }),
  ).toBeVisible()
  await page.getByRole('radio', { name: say({ ar: 'بالساعة', en: 'Hourly' }) }).check()
  await page.getByRole('button', { name: say({ ar: 'حجز', en: 'Book' }), exact: true }).click()
  await expect(page).toHaveURL(/\/s1\/1\/10[12]\?day=\d{4}-\d\d-\d\d&time=(morning|evening)$/)
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
  // Every section has its content.
  for (const words of [
    { ar: 'عاملات متاحات الآن', en: 'Workers available now' },
    { ar: 'من أي بلد؟', en: 'Choose a country' },
    { ar: 'قالوا عنا', en: 'What families say' },
    { ar: 'عروض اليوم', en: 'Today’s offers' },
    { ar: 'فروعنا قريبة منكم', en: 'A branch near you' },
  ])
    await expect(
      page
        .getByRole('region', { name: say(words) })
        .first()
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
  await context.close()
})

test('the head contains title, description, canonical URL and the alternate language @rule:page-heads', async ({
  page,
  at,
  locale,
}) => {
  await page.goto(at('/'))
  await expect(page).toHaveTitle(locale === 'ar' ? /^سكينة/ : /^Sakina/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', locale === 'ar' ? /\/$/ : /\/en$/)
  await expect(page.locator('link[hreflang=ar]')).toHaveAttribute('href', /[^n]\/$/)
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /\/en$/)
  await expect(page.locator('title')).toHaveCount(1)
})

test(
  'public pages, the site map and robots.txt contain the origin of the server @rule:page-heads',
  nightlyTag,
  async ({ page, at, request }) => {
    for (const path of ['/', '/ServicesPage1', '/OrderPage', '/Nationalitiespage'] as const) {
      await page.goto(at(path))
      const { origin } = new URL(page.url())
      const named = await page.evaluate(() => [
        ...[...document.querySelectorAll('link[rel=canonical], link[hreflang]')].map((link) =>
          link.getAttribute('href'),
        ),
        ...[...document.querySelectorAll('meta[property="og:url"], meta[property="og:image"]')].map((meta) =>
          meta.getAttribute('content'),
        ),
        ...[...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
          [...textContent.matchAll(/"@id":"([^"]+)/g)].map(([, id]) => id),
        ),
      ])
      expect(named.length, path).toBeGreaterThan(0)
      expect(
        named.filter((url) => !url?.startsWith(`${origin}/`)),
        path,
      ).toEqual([])
    }
    const { origin } = new URL(page.url())
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const map = await (await request.get('/sitemap.xml')).text()
    for (const [, url] of map.matchAll(/<loc>([^<]+)/g)) expect(url).toContain(origin)
  },
)

test('the home page hydrates without errors, and its choice of the theme then works', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  await page.goto(at('/'))
  // The controls work only after hydration.
  await themeChoice(page, say).then((choice) => choice.selectOption('light'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(consoleErrors).toEqual([])
})

test(
  'the language switch leads to the same page in the other language and back',
  nightlyTag,
  async ({ page, at, locale }) => {
    await page.goto(at('/'))
    const other = locale === 'ar' ? 'en' : 'ar'
    await page.getByRole('link', { name: locale === 'ar' ? 'English' : 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.getByRole('link', { name: locale === 'ar' ? 'العربية' : 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  },
)

test('the chosen theme applies on the next visit, too', nightlyTag, async ({ page, at, say }) => {
  await page.goto(at('/'))
  await themeChoice(page, say).then((choice) => choice.selectOption('dark'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a stored dark theme is on the first frame, before any script file has come', async ({ page, at }) => {
  await page.addInitScript(() => {
    localStorage.setItem('sakina.preferences', JSON.stringify({ theme: 'dark' }))
    const look = () => {
      if (document.body?.childElementCount) Object.assign(window, { firstFrame: paintedOn() })
      else requestAnimationFrame(look)
    }
    const paintedOn = () => getComputedStyle(document.body).backgroundColor
    requestAnimationFrame(look)
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at('/'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const first = await page.evaluate(() => Object(window).firstFrame)
  const [, red = '', green = '', blue = ''] = /rgb\((\d+), (\d+), (\d+)\)/.exec(first) ?? []
  expect(Math.max(Number(red), Number(green), Number(blue)), first).toBeLessThan(90)
  release()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(first)
})

test(
  'services on the home page stay visible when a refresh fails',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    await page.route('**/api/services**', (route) => route.abort())
    await page.goto(at('/'))
    await expect(page.getByRole('heading', { name: say(hourly) })).toBeVisible()
    // The browser logs each aborted request.
    consoleErrors.splice(0)
  },
)

test('skeletons replace services while they load', nightlyTag, async ({ page, at, say }) => {
  await removePrerenderedData(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/services**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at('/'))
  const waiting = page
    .getByRole('status')
    .filter({ hasText: say({ ar: 'جارٍ تحميل الخدمات', en: 'Loading the services' }) })
  await expect(waiting).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: say(hourly) })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('a list of services that failed to load shows an error and can be reloaded @rule:empty-and-failed-lists', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  await removePrerenderedData(page)
  await page.route('**/api/services**', (route) =>
    route.fulfill({ status: 422, json: { success: false, code: 'invalid' } }),
  )
  await page.goto(at('/'))
  const failure = page.getByRole('alert')
  await expect(failure).toContainText(say({ ar: 'تعذّر عرض الخدمات', en: 'We couldn’t load the services' }))
  await page.unroute('**/api/services**')
  await failure.getByRole('button').click()
  await expect(page.getByRole('heading', { name: say(hourly) })).toBeVisible()
  // The browser logs the refused request.
  consoleErrors.splice(0)
})

test('a response that is not JSON shows an error instead of a blank page @R27', async ({ page, at, say }) => {
  await removePrerenderedData(page)
  await page.route('**/api/services**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Login</h1>' }),
  )
  await page.goto(at('/'))
  await expect(page.getByRole('alert')).toContainText(say({ ar: 'حدث خطأ', en: 'Something went wrong' }))
})

test('an empty list of services shows a message', nightlyTag, async ({ page, at, say }) => {
  await removePrerenderedData(page)
  await page.route('**/api/services**', (route) => route.fulfill({ json: { success: true, result: [] } }))
  await page.goto(at('/'))
  await expect(
    page.getByText(say({ ar: 'لا خدمات معروضة الآن', en: 'No services available right now' })),
  ).toBeVisible()
})

test('an unknown URL shows an error with a link to the home page @rule:one-spelling', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  const answer = await page.goto(at('/no-such-page'))
  expect(answer?.status()).toBe(404)
  await page
    .getByRole('link', { name: say({ ar: 'إلى الصفحة الرئيسية', en: 'Go to the home page' }) })
    .click()
  await expect(page.getByRole('region', { name: say(heading) })).toBeVisible()
  // The browser logs a 404 as a failed resource.
  consoleErrors.splice(0)
})

test('the home page has no horizontal overflow at 320 px @access:no-sideways-scroll', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(at('/'))
  expect(await horizontalOverflow(page)).toBe(0)
})

test(
  'the first Tab on the home page offers to skip to the content, whose first control chooses the service @access:login-by-keyboard',
  nightlyTag,
  async ({ page, at, say }) => {
    await page.goto(at('/'))
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('link', { name: say({ ar: 'الانتقال إلى المحتوى', en: 'Skip to content' }) }),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: say({ ar: 'بالساعة', en: 'Hourly' }) })).toBeFocused()
  },
)

test('the first screen of a phone shows price and booking, and a chosen day and time open the booking @route:/', async ({
  page,
  at,
  say,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(at('/'))
  const days = page.getByRole('group', { name: say({ ar: 'يوم الزيارة', en: 'Day of the visit' }) })
  const times = page.getByRole('group', { name: say({ ar: 'وقت الوصول', en: 'Arrival time' }) })
  const book = page.getByRole('button', { name: say({ ar: 'حجز', en: 'Book' }), exact: true })
  const control = page.locator('form', { has: book })
  const price = control.locator('p').filter({ hasText: say({ ar: 'شامل الضريبة', en: 'Tax included' }) })
  await expect(price).toContainText(/\d{3}\.\d\d/)
  const endOf = async (part: typeof price): Promise<number> => {
    const box = await part.boundingBox()
    return (box?.y ?? Infinity) + (box?.height ?? 0)
  }
  for (const each of [price, book]) expect(await endOf(each)).toBeLessThanOrEqual(600)
  // The evening belongs to another plan with another price.
  const open = days.locator('input:enabled')
  const day = (await open.nth(2).getAttribute('value')) ?? ''
  await days.locator(`input[value="${day}"]`).check()
  await times.locator('input[value=evening]').check()
  await expect(control.getByText('120.75').first()).toBeVisible()
  await book.click()
  await expect(page).toHaveURL((url) => url.pathname === at('/s1/1/102') && url.search === '')
  await expect(
    page.getByRole('heading', { level: 2, name: say({ ar: /عنوان/, en: /home|address/i }) }),
  ).toBeVisible()
  // The choice survives a reload.
  await page.reload()
  await expect(page.getByRole('main').locator(`time[datetime="${day}"]`).first()).toBeVisible()
})

test(
  'a live-in worker on the home page is priced by the month, with a link to the matching plans @route:/',
  nightlyTag,
  async ({ page, at, say }) => {
    await page.goto(at('/'))
    await page.getByRole('radio', { name: say({ ar: 'مقيمة', en: 'Live-in' }), exact: true }).check()
    const control = page.locator('form', {
      has: page.getByRole('group', { name: say({ ar: 'مدة الإقامة', en: 'Length of stay' }) }),
    })
    await control.getByRole('radio', { name: say({ ar: 'إندونيسية', en: 'Indonesian' }) }).check()
    await expect(control.getByText(say({ ar: 'للشهر', en: 'a month' })).first()).toBeVisible()
    // Another nationality begins with its cheapest month, which six months have.
    await control.getByRole('radio', { name: say({ ar: 'فلبينية', en: 'Filipino' }) }).check()
    await expect(control.getByText('3,915').first()).toBeVisible()
    await control.getByRole('button').click()
    await expect(page).toHaveURL(/OrderPage\?service=resident&nationality=2$/)
    await page.goBack()
    await page.getByRole('radio', { name: say({ ar: 'مقيمة', en: 'Live-in' }), exact: true }).check()
    await control.getByRole('radio', { name: say({ ar: 'فلبينية', en: 'Filipino' }) }).check()
    await control.getByRole('radio', { name: say({ ar: '3 أشهر', en: '3 months' }) }).check()
    await control.getByRole('button').click()
    await expect(page).toHaveURL(/OrderPage\?service=resident&nationality=2&duration=90$/)
    await page.goBack()
    await page.getByRole('radio', { name: say({ ar: 'استقدام', en: 'From abroad' }), exact: true }).check()
    await page.getByRole('link', { name: say({ ar: 'عرض الباقات', en: 'See plans' }) }).click()
    await expect(page).toHaveURL(/ServicesPage1\?service=4$/)
  },
)

test('the home page lists six workers, and a button shows the next ones @route:/ @constant:home-workers', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/'))
  const workers = page.getByRole('region', {
    name: say({ ar: 'عاملات متاحات الآن', en: 'Workers available now' }),
  })
  await page
    .getByRole('heading', { name: say({ ar: 'لماذا سكينة؟', en: 'Why Sakina?' }) })
    .scrollIntoViewIfNeeded()
  await expect(workers.getByRole('heading', { level: 3 })).toHaveCount(6)
  const next = workers.first().getByRole('button', { name: say({ ar: 'التالي', en: 'Next' }) })
  // A press before the scripts of the section have come is lost.
  await expect(async () => {
    await next.click()
    await expect(workers.first().getByText(/\d (?:من|of) /)).not.toContainText(
      say({ ar: '1 من', en: '1 of' }),
      {
        timeout: 2000,
      },
    )
  }).toPass()
})

test('a worker on the home page has a profile, which “back” closes, and a booking from it has her chosen @popup:worker @popup:closing', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  await page.goto(at('/'))
  const her = page.locator('#workers').getByRole('link').first()
  const name = (await her.textContent()) ?? ''
  await her.click()
  const profile = page.getByRole('dialog', { name })
  await expect(profile.getByText(say({ ar: 'رسم توضيحي', en: 'Illustration' }))).toBeVisible()
  await expect(profile.getByText(say({ ar: 'متاحة الآن', en: 'Available now' }))).toBeVisible()
  expect(await nightlyAxeViolations(page)).toEqual([])
  await page.goBack()
  await expect(profile).toHaveCount(0)
  await expect(page).toHaveURL(at('/'))
  await page.goto(at('/?popup=worker&worker=1001'))
  await page.getByRole('link', { name: say({ ar: 'الحجز معها', en: 'Book with her' }) }).click()
  await expect(page).toHaveURL(/\/s1\/1\/\d+$/)
  await expect(
    page
      .getByRole('main')
      .getByText(say({ ar: 'أكيني', en: 'Akinyi' }))
      .first(),
  ).toBeVisible()

  await page.goto(at('/?popup=worker&worker=99'))
  await expect(
    page.getByText(say({ ar: 'هذا الملف غير معروض الآن', en: 'This profile is no longer available' })),
  ).toBeVisible()
  // The browser reports the answer 404 as an error.
  consoleErrors.splice(0)
})

test('the home page shows six steps, four nationalities, reviews and five branches, on wide screens also on the map @route:/ @constant:home-nationalities @constant:home-reviews @constant:recruitment-steps', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/'))
  const part = (words: { ar: string; en: string }) => page.getByRole('region', { name: say(words) })
  const steps = part({ ar: 'طلبكم في ست خطوات', en: 'How it works' })
  await steps.scrollIntoViewIfNeeded()
  await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(6)
  const nationalities = part({ ar: 'من أي بلد؟', en: 'Choose a country' })
  await expect(nationalities.getByRole('heading', { level: 3 })).toHaveCount(4)
  await nationalities.scrollIntoViewIfNeeded()
  const order = part({ ar: 'باقة على قياس بيتكم', en: 'Can’t find a fit? Build your own package' })
  // The section renders when it comes near the viewport.
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight))
    await expect(order).toBeVisible({ timeout: 500 })
  }).toPass()
  await order.scrollIntoViewIfNeeded()
  await expect(
    part({ ar: 'قالوا عنا', en: 'What families say' }).getByRole('paragraph').first(),
  ).toBeVisible()
  const branches = part({ ar: 'فروعنا قريبة منكم', en: 'A branch near you' })
  await expect(branches.getByRole('heading', { level: 3 })).toHaveCount(5)
  // On a phone the branches are in one row; wide screens also show them on the map.
  if ((page.viewportSize()?.width ?? 0) < 768) return
  const map = branches.getByRole('list', {
    name: say({ ar: 'فروعنا على الخريطة', en: 'Our branches on the map' }),
  })
  await map.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/#branch-\d/)
})

test('the floating contact button never blocks a control below it @route:/ @rule:home-contact', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/'))
  const summary = page.locator('summary', {
    has: page.getByRole('img', { name: say({ ar: 'تواصل سريع', en: 'Quick contact' }) }),
  })
  await expect(summary).toBeVisible()
  // At any scroll position the button covers no interactive element, or lets presses through to it.
  for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share)
    await expect
      .poll(() =>
        summary.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const away = getComputedStyle(element.closest('details') ?? element).pointerEvents === 'none'
          const under = document
            .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
            .some(
              (each) =>
                !element.contains(each) && each !== element && each.closest('a, button, input') !== null,
            )
          return away || !under
        }),
      )
      .toBe(true)
  }
})

test(
  'structured data of the home page describes the agency and its five branches',
  nightlyTag,
  async ({ page, at }) => {
    await page.goto(at('/'))
    const text = (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? ''
    expect(text).toContain('"Organization"')
    expect(text.match(/"LocalBusiness"/g)).toHaveLength(5)
  },
)
