import type { Page } from '@playwright/test'
import { join } from 'node:path'

import { bookingOn, freeWorker, orderElsewhere, ordersOf, words } from '../support/booking.ts'
import { callApi, makeCustomer } from '../support/customer.ts'
import {
  evening,
  freeWorkers,
  newCustomer,
  place,
  takeElsewhere,
  toReview,
  typeDay,
} from '../support/evening-visit.ts'
import { office } from '../support/office.ts'
import { sundayAfter } from '../support/orders.ts'
import { onASiteOfItsOwn } from '../support/own-site.ts'
import { expect, test as base } from '../support/test.ts'

onASiteOfItsOwn()

const out = process.env['PICTURES'] ?? join(import.meta.dirname, '../../reports/booking')

/** A day of a week of its own for each picture. */
const dayOf = (week: number) => {
  const iso = sundayAfter(7 * (1 + week))
  const [year, month, date] = iso.split('-')
  return { iso, typed: `${date}/${month}/${year}` }
}

type Shoot = { shoot: (name: string) => Promise<void> }

const test = base.extend<Shoot>({
  shoot: async ({ page, complaints }, use, { project }) => {
    await use(async (name) => {
      await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined)
      await page.evaluate(() => document.fonts.ready)
      const path = join(out, `${name}.${project.name}.png`)
      const size = page.viewportSize()
      const isPopup = (await page.getByRole('dialog').count()) > 0
      const whole = await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().bottom)
      // As tall as the page is down to its footer, so that what sticks to an edge sticks to the real one
      if (!isPopup && size !== null && whole !== undefined) {
        const top = await page.evaluate(() => scrollY)
        await page.setViewportSize({ ...size, height: Math.max(size.height, Math.ceil(whole + top)) })
        await page.evaluate(() => scrollTo(0, 0))
        await page.screenshot({ path })
        await page.setViewportSize(size)
        await page.evaluate((before) => scrollTo(0, before), top)
      } else await page.screenshot({ path })
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
    })
    // What the browser notes of answers refused on purpose is no matter of looks
    complaints.splice(0)
  },
})

/** Something that is missing has been said. */
const refused = (page: Page) =>
  expect(page.locator('main [aria-invalid="true"], main [id$="-error"] span').first()).toBeVisible()

type Say = (words: Record<'ar' | 'en', string>) => string
const heading = (page: Page, level: number) => page.getByRole('heading', { level }).first()

test('hourly visits, step by step', async ({ page, at, say, shoot }) => {
  await newCustomer(page)
  const booking = bookingOn(page, say)
  await page.goto(at('/s1/1/105'))
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await shoot('hourly-1-where')
  await booking.next()
  await expect(page.getByRole('radio', { name: say(words.office) })).toBeChecked()
  await shoot('hourly-2-who')
  await booking.next()
  await expect(booking.at('whenPage')).toBeVisible()
  await booking.next()
  await refused(page)
  await shoot('hourly-3-when-refused')
  for (const day of [say({ ar: 'الأحد', en: 'Sunday' }), say({ ar: 'الثلاثاء', en: 'Tuesday' })])
    await page.getByRole('button', { name: day, exact: true }).click()
  await shoot('hourly-3-when')
  await booking.next()
  await expect(booking.payButton()).toBeEnabled()
  await shoot('hourly-4-review')
  await booking.payButton().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: say(words.agree) }).click()
  await shoot('hourly-5-terms-refused')
  await booking.agree()
  await expect(page.getByRole('radio', { name: say({ ar: 'بطاقة', en: 'Card' }) })).toBeEnabled()
  await shoot('hourly-6-methods')
  await booking.choose(new RegExp(`^${say({ ar: 'أقساط', en: 'Instalments' })}`))
  await shoot('hourly-6-methods-instalments')
  await booking.payBy('card')
  await page.waitForURL(/\/checkout\//)
  await shoot('hourly-7-provider')
  await booking.atTheProvider('succeed')
  await expect(page.getByRole('dialog', { name: say(words.confirmed) })).toBeVisible()
  await shoot('hourly-8-confirmed')
  await page.keyboard.press('Escape')
  await shoot('hourly-9-paid')
})

test('a live-in worker, step by step', async ({ page, at, say, shoot }) => {
  await newCustomer(page)
  const booking = bookingOn(page, say)
  await page.goto(at('/s2/202'))
  await expect(booking.at('wherePage')).toBeVisible()
  await booking.next()
  await refused(page)
  await shoot('resident-1-where-refused')
  await booking.delivery('home')
  await shoot('resident-1-where')
  await booking.next()
  await expect(page.getByRole('radio', { name: say(words.office) })).toBeChecked()
  await shoot('resident-2-who')
  await booking.next()
  await expect(booking.at('whenPage')).toBeVisible()
  await booking.startDay()
  await shoot('resident-3-when')
  await booking.next()
  await expect(booking.payButton()).toBeEnabled()
  await shoot('resident-4-review')
  await place(booking)
  await booking.payBy('card')
  await booking.atTheProvider('succeed')
  await expect(page.getByRole('dialog', { name: say(words.confirmed) })).toBeVisible()
  await shoot('resident-8-confirmed')
})

test('recruitment, step by step', async ({ page, at, say, shoot }) => {
  await newCustomer(page)
  const booking = bookingOn(page, say)
  await page.goto(at('/s3/403'))
  await booking.delivery('pickup')
  await booking.next()
  await expect(page.getByRole('radio', { name: say(words.office) })).toBeChecked()
  await shoot('recruitment-2-who')
  await booking.next()
  await expect(booking.at('visaPage')).toBeVisible()
  await booking.next()
  await refused(page)
  await shoot('recruitment-3-visa-refused')
  await booking.visa()
  await shoot('recruitment-3-visa')
  await page.getByRole('button', { name: say({ ar: 'رجوع', en: 'Back' }), exact: true }).click()
  await booking.choose(say({ ar: 'عاملة أعرفها بالاسم', en: 'A worker I know by name' }))
  await booking.next()
  await expect(page.getByLabel(say({ ar: 'رقم الجواز', en: 'Passport number' }))).toBeVisible()
  await shoot('recruitment-3-by-name')
  await page.getByRole('button', { name: say({ ar: 'رجوع', en: 'Back' }), exact: true }).click()
  await booking.choose(say(words.office))
  await booking.next()
  await booking.next()
  await expect(booking.payButton()).toBeEnabled()
  await shoot('recruitment-4-review')
})

test('a transferred worker, step by step', async ({ page, at, say, shoot }) => {
  await newCustomer(page)
  const booking = bookingOn(page, say)
  await page.goto(at('/s4/303'))
  await booking.delivery('pickup')
  await booking.next()
  await expect(page.getByRole('radio', { name: say(words.office) })).toBeChecked()
  await shoot('transferred-2-who')
  await booking.next()
  await booking.startDay(2)
  await shoot('transferred-3-when')
  await booking.next()
  await expect(booking.payButton()).toBeEnabled()
  await shoot('transferred-4-review')
})

test('a guest, from the address to the sign-in', async ({ page, at, say, locale, shoot }) => {
  const booking = bookingOn(page, say)
  await page.goto(at(evening.path))
  await expect(booking.at('wherePage')).toBeVisible()
  await booking.next()
  await refused(page)
  await shoot('guest-1-where-refused')
  const pick = async (label: string, option: RegExp) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('listbox').getByRole('option', { name: option }).first().click()
  }
  await pick(say({ ar: 'المنطقة', en: 'Region' }), locale === 'ar' ? /الرياض/ : /Riyadh/)
  await pick(say({ ar: 'الحي', en: 'Neighbourhood' }), /.+/)
  await page.getByLabel(say({ ar: 'الشارع', en: 'Street' })).fill('شارع العليا')
  await page.getByLabel(say({ ar: 'رقم المبنى', en: 'Building number' })).fill('3141')
  await page.getByLabel(say({ ar: 'رقم الوحدة', en: 'Unit number' })).fill('7')
  await page.getByRole('button', { name: say({ ar: 'استخدم هذا العنوان', en: 'Use this address' }) }).click()
  await shoot('guest-1-where')
  await booking.next()
  await expect(booking.at('whoPage')).toBeVisible()
  await booking.next()
  await typeDay(page, say, dayOf(0).typed)
  await booking.next()
  await expect(booking.at('reviewPage')).toBeVisible()
  await expect(page.locator('input[type=password]')).toBeVisible()
  await shoot('guest-4-review')
})

/** At the provider's page with an order of one evening. */
async function toProvider(page: Page, here: { at: (path: string) => string; say: Say }, week: number) {
  const customer = await newCustomer(page)
  const booking = await toReview(page, here, dayOf(week).typed)
  await place(booking)
  await booking.payBy('card')
  await page.waitForURL(/\/checkout\//)
  return { booking, customer }
}

const result = async (page: Page) => expect(heading(page, 1)).toBeVisible()

test('declined, abandoned, slow and late', async ({ page, at, say, shoot }) => {
  const { booking } = await toProvider(page, { at, say }, 1)
  await booking.atTheProvider('decline')
  await expect(
    page.getByRole('button', { name: say({ ar: 'ادفع مرة أخرى', en: 'Pay again' }) }),
  ).toBeVisible()
  await shoot('failure-declined')
  await page.getByRole('button', { name: say({ ar: 'ادفع مرة أخرى', en: 'Pay again' }) }).click()
  await booking.payBy('card')
  await booking.atTheProvider('abandon')
  const resume = page.getByRole('button', { name: say({ ar: 'أكمل الدفع', en: 'Resume the payment' }) })
  await expect(resume).toBeVisible()
  await shoot('failure-abandoned')
  await resume.click()
  await booking.payBy('card')
  await page.clock.install()
  await booking.atTheProvider('late_callback')
  await expect(
    page.getByRole('heading', { name: say({ ar: 'نتحقق من دفعك', en: 'We are checking your payment' }) }),
  ).toBeVisible()
  await shoot('failure-slow')
  await page.clock.fastForward(31_000)
  await expect(
    page.getByRole('heading', {
      name: say({ ar: 'تأكيد الدفع تأخر', en: 'The confirmation is taking long' }),
    }),
  ).toBeVisible()
  await shoot('failure-late')
})

test('a hold that ended, before the payment and during it; an order called off', async ({
  page,
  at,
  say,
  shoot,
}) => {
  const customer = await newCustomer(page)
  const booking = await toReview(page, { at, say }, dayOf(2).typed)
  await place(booking)
  await page.getByRole('radio', { name: say({ ar: 'بطاقة', en: 'Card' }) }).waitFor()
  const [order] = await ordersOf(customer)
  const id = order?.id ?? ''
  await office.release(id)
  await page.goto(at(`/payment-result/${id}`))
  const again = page.getByRole('button', {
    name: say({ ar: 'احجز الموعد من جديد', en: 'Take the time again' }),
  })
  await expect(again).toBeVisible()
  await shoot('failure-hold-ended')
  await again.click()
  await booking.payBy('card')
  await page.waitForURL(/\/checkout\//)
  await office.release(id)
  await page.goto(at(`/payment-result/${id}`))
  await expect(again).toBeVisible()
  await shoot('failure-hold-ended-while-paying')
  await callApi(`/my/orders/${id}/cancel`, {}, customer.token)
  await page.reload()
  await result(page)
  await shoot('failure-called-off')
})

test('paid, and the worker gone', async ({ page, at, say, shoot }) => {
  const customer = await newCustomer(page)
  const { iso, typed } = dayOf(3)
  const other = await makeCustomer()
  const [worker = 0] = await freeWorkers(evening.plan, iso)
  const booking = await toReview(page, { at, say }, typed, [worker])
  await place(booking)
  await booking.payBy('card')
  await page.waitForURL(/\/checkout\//)
  const [order] = await ordersOf(customer)
  // The provider answers after five seconds: time enough for somebody else who is ready
  await page.locator('button[value=slow]').click()
  await office.release(order?.id ?? '')
  await takeElsewhere(worker, iso, {}, other)
  await page.waitForURL(/\/payment-result\//)
  const choose = page.getByRole('button', {
    name: say({ ar: 'اختر عاملة أخرى', en: 'Choose another worker' }),
  })
  await expect(choose).toBeVisible({ timeout: 20_000 })
  await shoot('failure-worker-gone')
  await choose.click()
  await expect(
    page.getByRole('dialog').getByRole('checkbox').or(page.getByRole('dialog').getByRole('radio')).first(),
  ).toBeVisible()
  await shoot('failure-worker-gone-choose')
})

test('the price changed', async ({ page, at, say, shoot }) => {
  await newCustomer(page)
  await page.route('**/api/quote', async (route) => {
    const answer = await route.fetch()
    const said = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...said, result: { ...said.result, total: 99, due: 99 } },
    })
  })
  const booking = await toReview(page, { at, say }, dayOf(4).typed)
  await place(booking)
  await expect(page.getByRole('alert')).toBeVisible()
  await shoot('failure-price-changed')
})

test('a worker somebody else has just reserved', async ({ page, at, say, shoot }) => {
  await newCustomer(page)
  const other = await makeCustomer()
  const booking = bookingOn(page, say)
  const { iso, typed } = dayOf(10)
  await page.goto(at('/s2/201'))
  await booking.delivery('pickup')
  await booking.next()
  // Free today, since those are who is shown
  const worker = await freeWorker(201, new Date().toISOString().slice(0, 10))
  await page.locator(`input[type=radio][value="${worker}"]`).check({ force: true })
  await shoot('resident-2-who-chosen')
  await booking.next()
  await page.getByRole('textbox', { name: say({ ar: 'يوم البداية', en: 'First day' }) }).fill(typed)
  await page.keyboard.press('Tab')
  await booking.next()
  await expect(booking.at('reviewPage')).toBeVisible()
  await orderElsewhere(other, { plan: 201, service: 2, worker, day: iso })
  await place(booking)
  await expect(page.getByRole('alert')).toBeVisible()
  await shoot('failure-worker-taken')
})

test('two of three orders made', async ({ page, at, say, shoot }) => {
  await newCustomer(page)
  const { iso, typed } = dayOf(5)
  const workers = (await freeWorkers(evening.plan, iso)).slice(0, 3)
  const booking = await toReview(page, { at, say }, typed, workers)
  await shoot('several-4-review')
  await takeElsewhere(workers[2] ?? 0, iso)
  await place(booking)
  await expect(page.getByRole('alert')).toBeVisible()
  await shoot('failure-partly-placed')
})

test('the session ended, and no answer came', async ({ page, at, say, shoot }) => {
  const customer = await newCustomer(page)
  const booking = await toReview(page, { at, say }, dayOf(6).typed)
  await page.route(/\/api\/(sale_order|my\/attempts)/, (route) => route.abort())
  await place(booking)
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await shoot('failure-no-answer')
  await page.unrouteAll()
  await callApi('/logout', {}, customer.token)
  await page.getByRole('alert').getByRole('button').click()
  await expect(
    page.getByRole('dialog', { name: say({ ar: 'انتهت جلستك', en: 'Your session has ended' }) }),
  ).toBeVisible()
  await shoot('failure-session-ended')
})

test('dates somebody else has, a plan without workers, a plan that is gone', async ({
  page,
  at,
  say,
  shoot,
}) => {
  await newCustomer(page)
  const first = dayOf(7)
  const [worker = 0] = await freeWorkers(104, first.iso)
  await takeElsewhere(worker, dayOf(8).iso, { service_package_id: 104, visit_window: 'evening' })
  const booking = bookingOn(page, say)
  await page.goto(at('/s1/1/104'))
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await booking.next()
  await page.locator(`input[type=radio][value="${worker}"]`).check({ force: true })
  await booking.next()
  await booking.choose(say({ ar: 'مساء', en: 'Evening' }) === 'Evening' ? /^Evening/ : /^مساء|^المساء/)
  await typeDay(page, say, first.typed)
  await expect(page.getByRole('alert')).toBeVisible()
  await shoot('failure-dates-taken')
  await page.goto(at('/s4/302'))
  await booking.delivery('pickup')
  await booking.next()
  await expect(
    page.getByRole('link', { name: say({ ar: 'اعرض الباقات الأخرى', en: 'See the other plans' }) }),
  ).toBeVisible()
  await shoot('failure-nobody-free')
  await page.goto(at('/s2/999'))
  await result(page)
  await shoot('failure-no-such-plan')
})
