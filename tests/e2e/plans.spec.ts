import type { Locator, Page } from '@playwright/test'

import { callApi, makeCustomer, signInAs } from '../support/customer.ts'
import { sundayAfter } from '../support/orders.ts'
import { expect, englishRunTag, nightlyTag, test } from '../support/test.ts'
import { latestCodeTo } from '../support/text-messages.ts'

const words = {
  hourly: { ar: 'خدمة الساعات', en: 'Hourly service' },
  resident: { ar: 'العاملة المقيمة', en: 'Live-in service' },
  choose: { ar: 'اختيار الخدمة', en: 'Choose a service' },
  jobs: { ar: 'المهن المتاحة', en: 'Available jobs' },
  cooking: { ar: 'مساعدة طبخ', en: 'Cooking helper' },
  order: { ar: 'حجز', en: 'Book now' },
  search: { ar: 'البحث بالجنسية أو المهنة أو الخدمة', en: 'Search by nationality, job or service' },
  economical: { ar: 'اقتصادية', en: 'Economical' },
  details: { ar: 'التفاصيل', en: 'Details' },
  contact: { ar: 'التواصل معنا', en: 'Contact us' },
  plans: { ar: 'الباقات', en: 'Plans' },
  filters: { ar: 'التصفية والترتيب', en: 'Filter and sort' },
  service: { ar: 'الخدمة', en: 'Service' },
  nationality: { ar: 'الجنسية', en: 'Nationality' },
  clear: { ar: 'مسح التصفية', en: 'Clear filters' },
  more: { ar: 'فئات أخرى', en: 'More categories' },
  houseman: { ar: 'عامل منزلي', en: 'Male domestic worker' },
  compare: { ar: 'مقارنة', en: 'Compare' },
  compareNow: { ar: 'مقارنة الآن', en: 'Compare now' },
  comparison: { ar: 'مقارنة الباقات', en: 'Compare plans' },
  pages: { ar: 'صفحات الباقات', en: 'Pages of plans' },
  package: { ar: 'باقة على قياس بيتكم', en: 'Build your own package' },
  received: { ar: 'وصلنا طلبكم', en: 'Request received' },
} as const

const queryIs = (page: Page, query: Readonly<Record<string, string>>) =>
  expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams), { message: 'the query' })
    .toEqual(query)

const cardsIn = (place: Page | Locator, say: (words: Record<'ar' | 'en', string>) => string) =>
  place.getByRole('main').getByRole('link', { name: say(words.order), exact: true })

const showButton = (page: Page, say: (words: Record<'ar' | 'en', RegExp>) => RegExp) =>
  page.getByRole('dialog').getByRole('button', { name: say({ ar: /^عرض /, en: /^Show / }) })

/** On a phone the filters are in a sheet behind a button. Returns whether a sheet was opened. */
async function openFilters(page: Page, say: (words: Record<'ar' | 'en', string>) => string) {
  const toggle = page.getByRole('button', { name: say(words.filters) })
  const isPhone = await toggle.isVisible()
  if (isPhone) await toggle.click()
  return isPhone
}

test('the live-in service is selected first, and another choice changes the URL @route:/ServicesPage1 @rule:choosing-a-service @rule:first-service @rule:plan-tabs', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/ServicesPage1'))
  const services = page.getByRole('group', { name: say(words.choose) })
  await expect(services.getByRole('button')).toHaveCount(4)
  await expect(services.getByRole('button', { name: say(words.resident) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('heading', { level: 2, name: say(words.resident) })).toBeVisible()

  // Pressing the chosen service again changes nothing.
  await services.getByRole('button', { name: say(words.resident) }).click()
  await queryIs(page, {})

  await services.getByRole('button', { name: say(words.hourly) }).click()
  await queryIs(page, { service: '1' })
  await expect(page.getByRole('list', { name: say(words.jobs) }).getByText(say(words.cooking))).toBeVisible()
  // 99 riyals plus 15 % of tax, before sign-in.
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: '113.85' })
  await first.getByText(say(words.details)).click()
  await expect(first.getByText('14.85').first()).toBeVisible()
  await expect(first.getByRole('link', { name: say(words.order), exact: true })).toHaveAttribute(
    'href',
    /\/s1\/1\/101$/,
  )

  const all = await cardsIn(page, say).count()
  await page.getByRole('radio', { name: say(words.economical) }).click()
  await queryIs(page, { service: '1', tab: 'economical' })
  await expect.poll(() => cardsIn(page, say).count()).toBeLessThan(all)

  await page.reload()
  await expect(services.getByRole('button', { name: say(words.hourly) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test(
  'a service is found by another spelling of its name, and a search without a match leads to all services @route:/ServicesPage1',
  nightlyTag,
  async ({ page, at, say }) => {
    await page.goto(at('/ServicesPage1'))
    const services = page.getByRole('group', { name: say(words.choose) })
    await page.getByLabel(say(words.search)).fill(say({ ar: 'إستقدامٌ', en: 'RECRUITMENT' }))
    await expect(services.getByRole('button')).toHaveCount(1)
    await expect(page.getByRole('main').getByText('15,985', { exact: true }).first()).toBeVisible()
    await page.getByLabel(say(words.search)).fill('qwertyuiop')
    await page.getByRole('link', { name: say({ ar: 'عرض كل الخدمات', en: 'See all services' }) }).click()
    await expect(services.getByRole('button')).toHaveCount(4)
  },
)

test(
  'plans are found by nationality and job @route:/ServicesPage1',
  nightlyTag,
  async ({ page, at, say }) => {
    const main = page.getByRole('main')
    const search = page.getByLabel(say(words.search))
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
    await page.goto(at('/ServicesPage1'))
    for (const [wanted, found, left] of [
      [
        { ar: 'فلبينيه', en: 'Filipina' },
        { ar: 'فلبينية', en: 'Filipino' },
        { ar: 'كينية', en: 'Kenyan' },
      ],
      [
        { ar: 'مربيه', en: 'babysitter' },
        { ar: 'مربية أطفال', en: 'Nanny' },
        { ar: 'كينية', en: 'Kenyan' },
      ],
    ] as const) {
      await search.fill(say(wanted))
      await expect(main.getByRole('status').filter({ hasText: say(wanted) })).toBeVisible()
      for (const card of await cards.all()) {
        await expect(card).toContainText(say(found))
        await expect(card).not.toContainText(say(left))
      }
    }
    await search.fill(say({ ar: 'سائق', en: 'driver' }))
    await expect(
      main.getByText(say({ ar: 'لا باقات للبحث عن «سائق»', en: 'No plans for “driver”' })),
    ).toBeVisible()
  },
)

test('a plan of an unknown service links to the contact of the office, and is logged once @rule:unknown-plan-kind', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  const lists = new Set<string>()
  await page.route(/\/api\/plans\?.*sort=price/, async (route) => {
    lists.add(route.request().url())
    const answer = await route.fetch()
    const said: { result: Record<string, unknown>[] } = await answer.json()
    await route.fulfill({
      response: answer,
      json: {
        ...said,
        result: said.result.map((plan) => ({
          ...plan,
          service_id: { id: 9, name: 'Garden', code: 'garden' },
        })),
      },
    })
  })
  await page.goto(at('/OrderPage?sort=price'))
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: say(words.contact) })
      .first(),
  ).toHaveAttribute('href', /^https:/)
  expect(lists.size).toBe(1)
  // Logged once, after the list has been painted.
  await expect.poll(() => consoleErrors.filter((each) => each.includes('unknown kind')).length).toBe(1)
  consoleErrors.splice(0)
})

test('the filters and the page of the list of all plans are in the URL @route:/OrderPage @rule:order-page-categories @constant:order-page-size', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/OrderPage'))
  const found = page.getByRole('region', { name: say(words.plans), exact: true })
  await expect(page.getByRole('main').getByText(say({ ar: '37 باقة', en: '37 plans' }))).toBeVisible()
  await expect(cardsIn(page, say)).toHaveCount(10)

  await page
    .getByRole('navigation', { name: say(words.pages) })
    .getByRole('link')
    .last()
    .click()
  await queryIs(page, { page: '2' })

  const isSheet = await openFilters(page, say)
  await page.getByLabel(say(words.service), { exact: true }).selectOption('hourly')
  await queryIs(page, { service: 'hourly' })
  await page.getByLabel(say(words.nationality), { exact: true }).selectOption({ index: 1 })
  await expect.poll(() => new URL(page.url()).searchParams.get('nationality')).toMatch(/^\d+$/)
  await page.goBack()
  await queryIs(page, { service: 'hourly' })
  if (isSheet) await showButton(page, say).click()

  await page.getByRole('button', { name: say(words.more) }).click()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say(words.houseman), exact: true })
    .click()
  await queryIs(page, { category: 'houseman', service: 'hourly' })
  await expect(found.getByText('148.35').first()).toBeVisible()
  await page.getByRole('link', { name: say(words.clear) }).click()
  await queryIs(page, {})
})

test(
  'prerendered plans stay when responses fail, and missing parts show an error',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    const plans = /\/api\/plans\?/
    await page.route(plans, (route) =>
      route.fulfill({ status: 422, json: { success: false, code: 'invalid' } }),
    )
    const refused = page.waitForResponse(plans)
    await page.goto(at('/OrderPage'))
    await refused
    await expect(cardsIn(page, say)).toHaveCount(10)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page
      .getByRole('navigation', { name: say(words.pages) })
      .getByRole('link')
      .last()
      .click()
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText(say({ ar: 'تعذّر عرض الباقات', en: 'We couldn’t load the plans' }))
    await page.unroute(plans)
    await failure.getByRole('button').click()
    await expect(cardsIn(page, say)).toHaveCount(10)
    await queryIs(page, { page: '2' })
    // The browser logs the refused request.
    consoleErrors.splice(0)
  },
)

test(
  'a page past the end of the plans redirects to the last page, and filters without a match show a message @route:/OrderPage',
  nightlyTag,
  async ({ page, at, say }) => {
    await page.goto(at('/OrderPage?page=99'))
    await queryIs(page, { page: '4' })
    await page.goto(at('/OrderPage?service=hourly&price=8000-'))
    await expect(page.getByText(say({ ar: 'لا باقات مطابقة', en: 'No matching plans' }))).toBeVisible()
  },
)

test(
  'plans are selected and compared side by side, also from a link @route:/OrderPage',
  englishRunTag,
  async ({ page, at, say }) => {
    await page.goto(at('/OrderPage'))
    const toggles = page.getByRole('button', { name: say(words.compare), exact: true })
    await toggles.nth(0).click()
    await toggles.nth(1).click()
    await queryIs(page, { compare: '101,102' })
    await page.getByRole('button', { name: say(words.compareNow) }).click()
    const dialog = page.getByRole('dialog', { name: say(words.comparison) })
    await expect(dialog.getByText('113.85').first()).toBeVisible()
    await expect(dialog.getByText('120.75').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.goto(at('/OrderPage?compare=101,402,201&popup=compare'))
    await expect(dialog.getByRole('link', { name: new RegExp(`^${say(words.order)}: `) })).toHaveCount(3)
  },
)

test(
  'the comparison bar never covers the focused element @route:/OrderPage',
  nightlyTag,
  async ({ page, at }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at('/OrderPage?compare=101,102'))
    const bar = page.locator('[data-covers-foot]')
    await expect(bar).toBeVisible()
    await page.getByRole('main').getByRole('link').first().focus()
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press('Tab')
      const covered = await bar.evaluate((element) => {
        const focused = document.activeElement
        if (!focused || element.contains(focused) || !focused.closest('main')) return false
        const [bounds, over] = [focused.getBoundingClientRect(), element.getBoundingClientRect()]
        return bounds.top >= over.top && bounds.bottom <= over.bottom
      })
      expect(covered, `stop ${stop}`).toBe(false)
    }
  },
)

test(
  'prices on the home page, on plan cards, in the comparison and of nationalities say what they are for @route:/OrderPage @route:/Nationalitiespage',
  nightlyTag,
  async ({ page, at, say }) => {
    const each = {
      visit: { ar: '113.85 ريال سعودي للزيارة', en: '113.85 Saudi riyals a visit' },
      visits: { ar: 'لـ4 زيارات', en: 'for 4 visits' },
      months: { ar: 'لـ3 أشهر', en: 'for 3 months' },
      once: { ar: 'مرة واحدة', en: 'one-time' },
    }
    const arrives = { ar: 'تصل خلال 49 يومًا تقريبًا', en: 'Arrives in about 49 days' }
    await page.goto(at('/'))
    // Which price stands there depends on the day and the hour that are still free.
    await expect(page.getByRole('main')).toContainText(
      say({ ar: /[\d.]+ ريال سعودي للزيارة/, en: /[\d.]+ Saudi riyals a visit/ }),
    )
    await page.goto(at('/OrderPage?compare=101,202,403'))
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: say(words.order), exact: true }) })
    await expect(cards.first()).toContainText(say(each.visit))
    await expect(cards.filter({ hasText: say(each.visits) }).first()).toBeVisible()
    await page.getByRole('button', { name: say(words.compareNow) }).click()
    const table = page.getByRole('table', { name: say(words.comparison) })
    for (const basis of [each.visit, each.months, each.once]) await expect(table).toContainText(say(basis))
    await page.goto(at('/Nationalitiespage'))
    const kenya = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: say({ ar: 'كينيا', en: 'Kenya' }) }) })
    const prices = kenya.getByRole('definition')
    await expect(prices.first()).toContainText('103.50')
    await expect(prices.first()).toContainText(say({ ar: 'للزيارة', en: 'a visit' }))
    // Below the price of a recruitment the card says when the worker arrives.
    await expect(prices.nth(-2)).toContainText(say(each.once))
    await expect(prices.last()).toHaveText(say(arrives))
  },
)

test('the offers popup leads to the plans @route:/OrderPage @popup:offers', async ({ page, at, say }) => {
  await page.goto(at('/OrderPage?popup=offers'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(words.service), { exact: true }).selectOption('resident')
  await dialog.getByRole('link').click()
  await queryIs(page, { service: 'resident' })
  await expect(dialog).toBeHidden()
})

test(
  'a nationality leads to its plans @route:/Nationalitiespage',
  englishRunTag,
  async ({ page, at, say }) => {
    await page.goto(at('/Nationalitiespage'))
    await page
      .getByRole('main')
      .getByRole('link', { name: say({ ar: 'الفلبين', en: 'Philippines' }) })
      .click()
    await queryIs(page, { nationality: '2' })
    await expect(cardsIn(page, say).first()).toBeVisible()
  },
)

test(
  'the page of services shows the plans of a given service, and lists all services without one @route:/S5',
  nightlyTag,
  async ({ page, at, say }) => {
    await page.goto(at('/S5?service=hourly'))
    await expect(page.getByRole('heading', { level: 1, name: say(words.hourly) })).toBeVisible()
    await expect(cardsIn(page, say)).toHaveCount(3)
    await page.goto(at('/S5'))
    await expect(
      page.getByRole('main').getByRole('heading', { level: 3, name: say(words.hourly) }),
    ).toBeVisible()
  },
)

test(
  'live-in plans are sorted by the price of a month, and three of them fit on the screen of a phone @route:/OrderPage',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    await page.goto(at('/OrderPage?service=resident&sort=price'))
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      say({ ar: 'الباقات المطابقة', en: 'Matching plans' }),
    )
    // The plan of six months for 12,465 comes first: 2,077.50 a month is less than the 2,567.50 of
    // another.
    await expect(cards.first()).toContainText('2,077.50')
    await page.setViewportSize({ width: 360, height: 740 })
    const boxes = await Promise.all([0, 2].map((place) => cards.nth(place).boundingBox()))
    const [first, third] = boxes
    // In Arabic three plans fit on the screen below the header of 64 px. In English the titles are
    // longer, and three plans need the height of the whole screen.
    expect((third?.y ?? 0) + (third?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(
      locale === 'ar' ? 740 - 64 : 740,
    )
  },
)

test(
  'a press on the drawing of a plan card opens the page of the plan, and the card says what is not included @route:/OrderPage',
  nightlyTag,
  async ({ page, at, say }) => {
    await page.goto(at('/OrderPage?service=resident'))
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first()
    // The prerendered page lists all plans until the filter applies.
    await expect(card).toContainText(say({ ar: 'مقيمة', en: 'Live-in' }))
    await card.locator('summary').click()
    await expect(card.getByText(say({ ar: 'غير مشمول', en: 'Not included' }), { exact: true })).toBeVisible()
    await expect(card.getByText(say({ ar: /السكن والطعام/, en: /Housing and (food|meals)/ }))).toBeVisible()
    await card.click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL(/\/S5\?service=2&plan=\d+$/)
  },
)

test(
  'a button below the filters says how many plans they leave, and leads to them',
  nightlyTag,
  async ({ page, at, say }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at('/OrderPage'))
    await openFilters(page, say)
    await page
      .getByLabel(say(words.nationality), { exact: true })
      .selectOption({ label: say({ ar: 'الفلبين', en: 'Philippines' }) })
    const show = showButton(page, say)
    await expect(show).toHaveText(say({ ar: 'عرض 11 باقة', en: 'Show 11 plans' }))
    await show.click()
    await expect(show).toBeHidden()
    await expect(cardsIn(page, say).first()).toBeInViewport()
    const chip = page.getByRole('link', { name: say({ ar: 'إزالة: الفلبين', en: 'Remove: Philippines' }) })
    await expect(chip).toBeInViewport()
    await chip.click()
    await queryIs(page, {})
  },
)

test(
  'plans and nationalities are found by a nationality in another spelling @route:/OrderPage @route:/Nationalitiespage',
  nightlyTag,
  async ({ page, at, say }) => {
    await page.goto(at('/OrderPage'))
    await page.getByLabel(say(words.search)).fill(say({ ar: 'فلبينيه', en: 'Filipina' }))
    await expect(page.getByRole('main').getByText(say({ ar: '11 باقة', en: '11 plans' }))).toBeVisible()
    await queryIs(page, { search: say({ ar: 'فلبينيه', en: 'Filipina' }) })
    await page.goto(at('/Nationalitiespage'))
    await page.getByLabel(say(words.search)).fill(say({ ar: 'فلبينيه', en: 'Filipina' }))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      say({ ar: 'الفلبين', en: 'Philippines' }),
    ])
  },
)

test('four answered questions lead to three suggested plans, and one is said to have the lowest price @route:/HelpMeChoose', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/HelpMeChoose'))
  for (const answer of [
    { ar: 'رعاية الأطفال', en: 'Looking after children' },
    { ar: 'عاملة تقيم في البيت', en: 'A live-in worker' },
    { ar: 'عدة أشهر', en: 'A few months' },
    { ar: 'السعر الأقل', en: 'The lowest price' },
  ])
    await page
      .getByRole('main')
      .getByRole('link', { name: say(answer), exact: true })
      .click()
  await queryIs(page, { need: 'nanny', stay: 'living', long: 'months', first: 'price' })
  await expect(cardsIn(page, say)).toHaveCount(3)
  await expect(
    page.getByText(say({ ar: 'الأقل تكلفة بين ما يناسبكم', en: 'The lowest price among your matches' })),
  ).toBeVisible()
  await page.goBack()
  await queryIs(page, { need: 'nanny', stay: 'living', long: 'months' })
})

test('a guest builds a package, signs in, verifies the mobile, and one order is placed @popup:package @rule:proved-mobile @rule:package-starts-when-asked @constant:package-workers @constant:package-months', async ({
  page,
  at,
  say,
}) => {
  const customer = await makeCustomer({ isVerified: false })
  await page.goto(at('/'))
  await page
    .getByRole('main')
    .getByRole('link', { name: say({ ar: 'تصميم باقة خاصة', en: 'Build your package' }), exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: say(words.package) })
  const send = dialog.getByRole('button', { name: say(words.order), exact: true })
  await send.click()
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(5)

  const fill = async (label: Record<'ar' | 'en', string>, value: string) =>
    dialog.getByLabel(say(label)).selectOption(value)
  const choices = (label: Record<'ar' | 'en', string>) =>
    dialog
      .getByLabel(say(label))
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')).filter(Boolean))
  expect(await choices({ ar: 'عدد العاملات', en: 'Number of workers' })).toEqual(['1', '2', '3'])
  expect(await choices({ ar: 'المدة', en: 'Duration' })).toEqual(['3months', '6months', '12months'])
  await fill({ ar: 'نوع العاملة', en: 'Type of worker' }, 'nanny')
  await fill({ ar: 'عدد العاملات', en: 'Number of workers' }, '2')
  await fill({ ar: 'المدة', en: 'Duration' }, '6months')
  await fill(words.nationality, 'indian')
  await expect(dialog.getByText(say({ ar: 'السعر عند الطلب', en: 'Price on request' }))).toBeVisible()
  await fill(words.nationality, 'filipino')
  // (4,100 - 1,700) plus 15 % of tax, and 1,700 of salary: 4,460 a month, for two workers and six months.
  await expect(dialog.getByText('53,520.00').first()).toBeVisible()
  await send.click()
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1)
  const firstDay = sundayAfter(30)
  await dialog.getByRole('textbox', { name: say({ ar: 'أول يوم', en: 'First day' }) }).fill(firstDay)
  await send.click()

  await page
    .getByLabel(say({ ar: 'رقم الهوية أو البريد أو الجوال', en: 'National ID, email or phone' }))
    .fill(customer.login)
  await page
    .getByRole('main')
    .getByRole('textbox', { name: say({ ar: 'كلمة المرور', en: 'Password' }), exact: true })
    .fill(customer.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: say({ ar: 'دخول', en: 'Sign in' }), exact: true })
    .click()
  // Whoever signed in by email is asked to confirm that, or the mobile.
  const byMobile = { ar: 'التأكيد بالجوال بدلًا من البريد', en: 'Confirm by mobile instead' }
  await page.getByRole('button', { name: say(byMobile) }).click()
  await page.getByRole('button', { name: say({ ar: 'إرسال الرمز', en: 'Send the code' }) }).click()
  await page
    .getByRole('textbox', { name: say({ ar: 'رمز الرسالة النصية', en: 'Code from the text message' }) })
    .fill(await latestCodeTo(customer.phone))
  await expect(page.getByRole('dialog', { name: say(words.received) })).toBeVisible()

  const ordersMade = async () => (await callApi('/my/orders', undefined, customer.token, 'GET')).result
  expect(await ordersMade()).toMatchObject([{ first_visit_date: firstDay }])
  // A reload shows the result and not the form again.
  await page.reload()
  await expect(page.getByRole('dialog', { name: say(words.received) })).toBeVisible()
  expect(await ordersMade()).toHaveLength(1)
  await page.getByRole('link', { name: say({ ar: 'عرض طلباتي', en: 'View my orders' }) }).click()
  await expect(page).toHaveURL(/MyOrdersTwo/)
  // Going back skips the popup and the sign-in.
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === at('/') && url.search === '')
})

test(
  'a package whose response was lost becomes one order, even after a reload and a second press @rule:package-once',
  englishRunTag,
  async ({ page, at, say, consoleErrors }) => {
    const customer = await makeCustomer()
    await signInAs(page, customer)
    await page.goto(at(`/?popup=package&package=nanny.filipino.2.6months.${sundayAfter(30)}`))
    const dialog = page.getByRole('dialog', { name: say(words.package) })
    const lost = new Promise<void>((resolve) => {
      void page.route('**/special_packages', async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        await route.fetch()
        await route.abort()
        resolve()
      })
    })
    await dialog.getByRole('button', { name: say(words.order), exact: true }).click()
    await lost
    // The route stays until after the reload, so that the responses to the client's own retries are lost too.
    await page.reload()
    await page.unrouteAll({ behavior: 'wait' })
    await dialog.getByRole('button', { name: say(words.order), exact: true }).click()
    await expect(page.getByRole('dialog', { name: say(words.received) })).toBeVisible()
    const { result } = await callApi('/my/orders', undefined, customer.token, 'GET')
    expect(result).toHaveLength(1)
    // The browser logs the lost connection.
    consoleErrors.length = 0
  },
)
