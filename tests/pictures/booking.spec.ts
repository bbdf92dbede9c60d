import { join } from 'node:path'

import { bookingPage, bookingLabels, confirmationOf } from '../support/booking.ts'
import { callApi } from '../support/customer.ts'
import { signInNewCustomer, continueToPayment, goToReview } from '../support/evening-visit.ts'
import { sundayAfter } from '../support/orders.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { expect, test as base } from '../support/test.ts'
import {
  tryBookingBesideUnpaidOrder,
  abandonPayment,
  passwordDialog,
  fillInDayAndAddressAsGuest,
  chooseBusyWorker,
  ageStoredDraft,
  abortOrderRequests,
  declineCard,
  letHoldExpire,
  payWithoutConfirmation,
  openPlanWithoutWorkers,
  openUnknownPlan,
  payAfterHoldExpired,
  payAgain,
  chooseWorkerTakenByOther,
  resumePayment,
  mockChangedPrice,
  walkThroughService,
  goToPaymentProvider,
  placeTwoOfThreeOrders,
  type BookedService,
} from '../support/booking-flows.ts'

startServerForTestFile()

const out = process.env['PICTURES'] ?? join(import.meta.dirname, '../../reports/booking')

/** Each picture uses a day in its own week. */
const dayOf = (week: number) => {
  const iso = sundayAfter(7 * (1 + week))
  const [year, month, date] = iso.split('-')
  return { iso, typed: `${date}/${month}/${year}` }
}

type Shoot = { shoot: (name: string) => Promise<void> }

const test = base.extend<Shoot>({
  shoot: async ({ page, consoleErrors }, use, { project }) => {
    await use(async (name) => {
      await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined)
      await page.evaluate(() => document.fonts.ready)
      const path = join(out, `${name}.${project.name}.png`)
      const size = page.viewportSize()
      const isPopup = (await page.getByRole('dialog').count()) > 0
      const whole = await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().bottom)
      // The window is as tall as the page, so that sticky elements are at its real edge.
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
    // Errors that the browser logs for responses refused on purpose do not affect the picture.
    consoleErrors.splice(0)
  },
})

test('the booking of hourly visits is pictured step by step without horizontal overflow', async ({
  page,
  at,
  say,
  shoot,
}) => {
  await signInNewCustomer(page)
  const stop = (name: string) => shoot(`hourly-${name}`)
  const booking = await walkThroughService(page, { at, say }, 'hourly', { stop, stumbling: true })
  await booking.payButton().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: say(bookingLabels.agree) }).click()
  await stop('5-terms-refused')
  await booking.agree()
  await expect(page.getByRole('radio', { name: say({ ar: 'بطاقة', en: 'Card' }) })).toBeEnabled()
  await stop('6-methods')
  await booking.choose(new RegExp(`^${say({ ar: 'أقساط', en: 'Instalments' })}`))
  await stop('6-methods-instalments')
  await booking.payBy('card')
  await page.waitForURL(/\/checkout\//)
  await stop('7-provider')
  await booking.atTheProvider('succeed')
  await expect(confirmationOf(page, say)).toBeVisible()
  await stop('8-confirmed')
  await page.keyboard.press('Escape')
  await stop('9-paid')
})

const others = ['resident', 'recruitment', 'transferred'] as const satisfies readonly BookedService[]
for (const service of others)
  test(`the booking of the service ${service} is pictured step by step without horizontal overflow`, async ({
    page,
    at,
    say,
    shoot,
  }) => {
    await signInNewCustomer(page)
    const stop = (name: string) => shoot(`${service}-${name}`)
    const booking = await walkThroughService(page, { at, say }, service, {
      stop,
      stumbling: service === 'recruitment',
    })
    if (service === 'transferred') return
    await continueToPayment(booking)
    await booking.payBy('card')
    await booking.atTheProvider('succeed')
    await expect(confirmationOf(page, say)).toBeVisible()
    await stop('8-confirmed')
  })

test('the page of the recruitment of a worker known by name has no horizontal overflow', async ({
  page,
  at,
  say,
  shoot,
}) => {
  await signInNewCustomer(page)
  const booking = bookingPage(page, say)
  await page.goto(at('/s3/403'))
  await booking.choose(new RegExp(`^${say({ ar: 'عاملة أعرفها بالاسم', en: 'A worker I know by name' })}`))
  await expect(
    page.getByRole('textbox', { name: say({ ar: 'رقم الجواز', en: 'Passport number' }) }),
  ).toBeVisible()
  await shoot('recruitment-1-by-name')
})

test('the booking of a guest is pictured from the first step to the sign-in, without horizontal overflow', async ({
  page,
  at,
  say,
  shoot,
}) => {
  await fillInDayAndAddressAsGuest(page, { at, say }, dayOf(0).typed, (name) => shoot(`guest-${name}`))
  await expect(page.locator('input[type=password]')).toBeVisible()
  await shoot('guest-4-review')
})

test('a declined, an abandoned, a slow and a late payment are pictured without horizontal overflow', async ({
  page,
  at,
  say,
  shoot,
}) => {
  const { booking } = await goToPaymentProvider(page, { at, say }, dayOf(1).typed)
  await declineCard(page, say, booking)
  await shoot('failure-declined')
  await payAgain(page, say, booking)
  await abandonPayment(page, say, booking)
  await shoot('failure-abandoned')
  await resumePayment(page, say, booking)
  await payWithoutConfirmation(page, say, booking, (name) => shoot(`failure-${name}`))
})

test('an expired reservation and a cancelled order are pictured without horizontal overflow', async ({
  page,
  at,
  say,
  shoot,
}) => {
  const stop = (name: string) => shoot(`failure-${name}`)
  const { customer, id } = await letHoldExpire(page, { at, say }, dayOf(2).typed, stop)
  await callApi(`/my/orders/${id}/cancel`, {}, customer.token)
  await page.reload()
  await expect(
    page.getByRole('heading', { name: say({ ar: 'أُلغي هذا الطلب', en: 'This order was cancelled' }) }),
  ).toBeVisible()
  await stop('called-off')
})

test('the page of a payment after the worker was taken has no horizontal overflow', async ({
  page,
  at,
  say,
  shoot,
}) => {
  await payAfterHoldExpired(page, { at, say }, dayOf(3))
  await shoot('failure-worker-gone')
  await page.getByRole('button', { name: say({ ar: 'تغيير الاختيار', en: 'Choose another worker' }) }).click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('checkbox').or(popup.getByRole('radio')).first()).toBeVisible()
  await shoot('failure-worker-gone-choose')
})

test('the page of a changed price has no horizontal overflow', async ({ page, at, say, shoot }) => {
  await signInNewCustomer(page)
  await mockChangedPrice(page)
  const booking = await goToReview(page, { at, say }, dayOf(4).typed)
  await continueToPayment(booking)
  await expect(page.getByRole('alert')).toBeVisible()
  await shoot('failure-price-changed')
})

test('the page of a worker just reserved by another customer has no horizontal overflow', async ({
  page,
  at,
  say,
  shoot,
}) => {
  // The page shows the workers who are available today.
  const shownFrom = new Date().toISOString().slice(0, 10)
  const stop = (name: string) => shoot(`resident-${name}`)
  await chooseWorkerTakenByOther(page, { at, say }, { day: dayOf(10), shownFrom, stop })
  await shoot('failure-worker-taken')
})

test('two of three placed orders are pictured without horizontal overflow', async ({
  page,
  at,
  say,
  shoot,
}) => {
  await placeTwoOfThreeOrders(page, { at, say }, dayOf(5), (name) => shoot(`several-${name}`))
  await shoot('failure-partly-placed')
})

test('the page of another order that waits for its payment has no horizontal overflow', async ({
  page,
  at,
  say,
  shoot,
}) => {
  await tryBookingBesideUnpaidOrder(page, { at, say }, dayOf(12), dayOf(13))
  await shoot('failure-another-awaits-payment')
})

test('an expired session and a lost response are pictured without horizontal overflow', async ({
  page,
  at,
  say,
  shoot,
}) => {
  const customer = await signInNewCustomer(page)
  const booking = await goToReview(page, { at, say }, dayOf(6).typed)
  await abortOrderRequests(page)
  await continueToPayment(booking)
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await shoot('failure-no-answer')
  await page.unrouteAll()
  await callApi('/logout', {}, customer.token)
  await page.getByRole('alert').getByRole('button').click()
  await expect(passwordDialog(page, say)).toBeVisible()
  await shoot('failure-session-ended')
})

test('taken dates, a plan without workers and an unknown plan are pictured without horizontal overflow', async ({
  page,
  at,
  say,
  shoot,
}) => {
  await chooseBusyWorker(page, { at, say }, dayOf(7), dayOf(8))
  await shoot('failure-dates-taken')
  await openPlanWithoutWorkers(page, { at, say })
  await shoot('failure-nobody-free')
  await openUnknownPlan(page, { at, say })
  await shoot('failure-no-such-plan')
})

test('the page of a draft whose day has passed has no horizontal overflow', async ({
  page,
  at,
  say,
  shoot,
}) => {
  await signInNewCustomer(page)
  const { typed, iso } = dayOf(11)
  await goToReview(page, { at, say }, typed)
  await ageStoredDraft(page, iso)
  await expect(
    page.getByText(
      say({ ar: 'مضى هذا اليوم. يلزم يوم قادم', en: 'That day has passed. Choose a later one' }),
    ),
  ).toBeVisible()
  await shoot('failure-day-over')
})
