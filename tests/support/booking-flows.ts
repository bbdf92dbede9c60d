import type { Page } from '@playwright/test'

import { bookingPage, findFreeWorker, orderAsOtherCustomer, listOrders, bookingLabels } from './booking.ts'
import { makeCustomer } from './customer.ts'
import {
  eveningPlan,
  listFreeWorkers,
  signInNewCustomer,
  continueToPayment,
  bookEveningAsOtherCustomer,
  goToReview,
  typeFirstDay,
  openWorkerChoice,
} from './evening-visit.ts'
import { officeApi } from './office.ts'
import { expect } from './test.ts'

/** The booking flows, shared by the e2e tests, which check the result, and the pictures, which show it. */

type Say = (both: Readonly<Record<'ar' | 'en', string>>) => string
type Here = { readonly at: (path: string) => string; readonly say: Say }
type Booking = ReturnType<typeof bookingPage>
/** Called wherever there is something to photograph. */
export type PictureCallback = (name: string) => Promise<void>
type Day = { readonly iso: string; readonly typed: string }

const passBy: PictureCallback = () => Promise.resolve()
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** The URL of a booking for each service. */
export const servicePaths = {
  hourly: '/s1/1/105',
  resident: '/s2/202',
  recruitment: '/s3/403',
  transferred: '/s4/303',
} as const
export type BookedService = keyof typeof servicePaths

/** Waits for the error about a missing value. */
const refused = (page: Page) =>
  expect(page.locator('main [aria-invalid="true"], main [id$="-error"] span').first()).toBeVisible()

/** Walks from a direct link to the review. With `stumbling` it continues too early at every step. */
export async function walkThroughService(
  page: Page,
  { at, say }: Here,
  service: BookedService,
  {
    stop = passBy,
    stumbling = false,
  }: { readonly stop?: PictureCallback; readonly stumbling?: boolean } = {},
): Promise<Booking> {
  const booking = bookingPage(page, say)
  const stumble = async (name: string) => {
    if (!stumbling) return
    await booking.next()
    await refused(page)
    await stop(name)
  }
  await page.goto(at(servicePaths[service]))
  await expect(booking.at(service === 'recruitment' ? 'papers' : 'when')).toBeVisible()
  await stumble('1-when-refused')
  if (service === 'hourly') {
    for (const day of [say({ ar: 'الأحد', en: 'Sunday' }), say({ ar: 'الثلاثاء', en: 'Tuesday' })])
      await page.getByRole('button', { name: day, exact: true }).click()
    await expect(
      page.getByRole('heading', { name: say({ ar: '8 زيارات', en: '8 visits' }), exact: true }),
    ).toBeVisible()
  } else if (service === 'recruitment') await booking.visa()
  else await booking.startDay(service === 'transferred' ? 2 : 1)
  await stop('1-when')
  const change = say({ ar: 'تعديل', en: 'Change' })
  if (service === 'hourly') {
    await expect(booking.folded('who')).toContainText(say(bookingLabels.office))
    // The default is not a choice of the customer yet.
    await expect(booking.folded('who')).not.toContainText(change)
  }
  await booking.next()
  if (service === 'hourly') await expect(booking.folded('who')).toContainText(change)
  if (service !== 'hourly') {
    await expect(page.getByRole('radio', { name: say(bookingLabels.office) })).toBeChecked()
    await stop('2-who')
    await booking.next()
    await expect(booking.at('where')).toBeVisible()
    await booking.delivery(service === 'resident' ? 'home' : 'pickup')
    // This worker comes from another city.
    if (service === 'transferred') await booking.originAgreement().check({ force: true })
    await stop('3-where')
    await booking.next()
  }
  await expect(booking.at('pay')).toBeVisible()
  await expect(booking.payButton()).toBeEnabled()
  await stop('4-review')
  return booking
}

/**
 * Fills in the address of a guest except the building number, and returns the field of that number.
 */
export async function startGuestAddress(page: Page, say: Say) {
  const pick = async (label: string, option: RegExp) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('listbox').getByRole('option', { name: option }).first().click()
  }
  await pick(say({ ar: 'المنطقة', en: 'Region' }), new RegExp(say({ ar: 'الرياض', en: 'Riyadh' })))
  // A district in a city that is served.
  const district = say({ ar: 'النرجس', en: 'Al Narjis' })
  await page.getByRole('combobox', { name: say({ ar: 'الحي', en: 'Neighbourhood' }) }).fill(district)
  await pick(say({ ar: 'الحي', en: 'Neighbourhood' }), new RegExp(district))
  await page.getByLabel(say({ ar: 'الشارع', en: 'Street' })).fill('شارع العليا')
  return page.getByLabel(say({ ar: 'رقم المبنى', en: 'Building number' }))
}

/** Fills in the day and the address as a guest, after a first attempt with an empty address. */
export async function fillInDayAndAddressAsGuest(
  page: Page,
  { at, say }: Here,
  typed: string,
  stop: PictureCallback,
): Promise<Booking> {
  const booking = bookingPage(page, say)
  await page.goto(at(eveningPlan.path))
  await expect(booking.at('when')).toBeVisible()
  await typeFirstDay(page, say, typed)
  await stop('1-when')
  await booking.next()
  await expect(booking.at('where')).toBeVisible()
  await booking.next()
  await refused(page)
  await stop('3-where-refused')
  await (await startGuestAddress(page, say)).fill('3141')
  await stop('3-where')
  await booking.next()
  await expect(booking.at('pay')).toBeVisible()
  return booking
}

/** Opens the page of the provider with an order of one evening. */
export async function goToPaymentProvider(
  page: Page,
  here: Here,
  typed: string,
  workers: readonly number[] = [],
) {
  const customer = await signInNewCustomer(page)
  const booking = await goToReview(page, here, typed, workers)
  await continueToPayment(booking)
  await booking.payBy('card')
  await page.waitForURL(/\/checkout\//)
  return { booking, customer }
}

export async function declineCard(page: Page, say: Say, booking: Booking) {
  await booking.atTheProvider('decline')
  await expect(heading(page, say({ ar: 'رُفضت البطاقة', en: 'The card was declined' }))).toBeVisible()
}

export async function payAgain(page: Page, say: Say, booking: Booking) {
  await page.getByRole('button', { name: say({ ar: 'الدفع مرة أخرى', en: 'Pay again' }) }).click()
  await booking.payBy('card')
}

export async function abandonPayment(page: Page, say: Say, booking: Booking) {
  await booking.atTheProvider('abandon')
  await expect(heading(page, say({ ar: 'لم يكتمل الدفع', en: 'Payment not completed' }))).toBeVisible()
}

export async function resumePayment(page: Page, say: Say, booking: Booking) {
  await page.getByRole('button', { name: say({ ar: 'إكمال الدفع', en: 'Finish paying' }) }).click()
  await booking.payBy('card')
}

/** Pays, while the provider does not confirm the payment within the time limit of the page. */
export async function payWithoutConfirmation(
  page: Page,
  say: Say,
  booking: Booking,
  stop: PictureCallback = passBy,
) {
  await page.clock.install()
  await booking.atTheProvider('late_callback')
  await expect(heading(page, say({ ar: 'نتحقّق من دفعتكم', en: 'Checking your payment' }))).toBeVisible()
  await stop('slow')
  await page.clock.fastForward(31_000)
  await expect(
    heading(page, say({ ar: 'تأخّر تأكيد الدفع', en: 'Confirmation is taking longer than usual' })),
  ).toBeVisible()
  await stop('late')
}

/**
 * Lets the reservation end before the payment, and again during it. Returns, among others,
 * `again`, which reserves the time again and opens the checkout.
 */
export async function letHoldExpire(page: Page, here: Here, typed: string, stop: PictureCallback = passBy) {
  const { at, say } = here
  const customer = await signInNewCustomer(page)
  const booking = await goToReview(page, here, typed)
  await continueToPayment(booking)
  await page.getByRole('radio', { name: say({ ar: 'بطاقة', en: 'Card' }) }).waitFor()
  const [order] = await listOrders(customer)
  const id = order?.id ?? ''
  await officeApi.release(id)
  await page.goto(at(`/payment-result/${id}`))
  await expect(heading(page, say({ ar: 'انتهت مهلة الحجز', en: 'Your reservation expired' }))).toBeVisible()
  await stop('hold-ended')
  const again = async () => {
    await page
      .getByRole('button', { name: say({ ar: 'حجز الموعد من جديد', en: 'Book this time again' }) })
      .click()
    await booking.payBy('card')
    await page.waitForURL(/\/checkout\//)
  }
  await again()
  // The customer stays on the page of the provider until the reservation has ended.
  await officeApi.release(id)
  await page.goto(at(`/payment-result/${id}`))
  await expect(
    heading(
      page,
      say({
        ar: 'انتهت المهلة قبل أن يصل تأكيد الدفع',
        en: 'Your reservation ended before the payment was confirmed',
      }),
    ),
  ).toBeVisible()
  await stop('hold-ended-while-paying')
  return { booking, customer, id, again }
}

/** Pays so late that the reservation has ended and another customer has booked the worker. */
export async function payAfterHoldExpired(page: Page, here: Here, day: Day) {
  const other = await makeCustomer()
  const [worker = 0] = await listFreeWorkers(eveningPlan.plan, day.iso)
  const { customer } = await goToPaymentProvider(page, here, day.typed, [worker])
  const [order] = await listOrders(customer)
  // The provider responds after five seconds, which is enough for another customer to pay.
  await page.locator('button[value=slow]').click()
  await officeApi.release(order?.id ?? '')
  await bookEveningAsOtherCustomer(worker, day.iso, {}, other)
  await page.waitForURL(/\/payment-result\//)
  await expect(
    heading(
      page,
      here.say({
        ar: 'وصلنا مبلغكم، لكن أسرة أخرى سبقت إلى هذا الموعد',
        en: 'Your payment went through, but this worker was just booked',
      }),
    ),
  ).toBeVisible({ timeout: 20_000 })
  return { customer, orderId: order?.id ?? '' }
}

/**
 * Changes the quote on its way to the page, so that the page shows a price that the server refuses.
 */
export const mockChangedPrice = (page: Page) =>
  page.route('**/api/quote', async (route) => {
    const answer = await route.fetch()
    const said = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...said, result: { ...said.result, total: 99, due: 99 } },
    })
  })

/** Aborts the order request and the requests for its state. */
export const abortOrderRequests = (page: Page) =>
  page.route(/\/api\/(sale_order|my\/attempts)/, (route) => route.abort())

/** Orders a chosen live-in worker whom another customer reserves just before. */
export async function chooseWorkerTakenByOther(
  page: Page,
  { at, say }: Here,
  {
    day,
    shownFrom,
    stop = passBy,
  }: { readonly day: Day; readonly shownFrom: string; readonly stop?: PictureCallback },
) {
  const customer = await signInNewCustomer(page)
  const other = await makeCustomer()
  const booking = bookingPage(page, say)
  await page.goto(at('/s2/201'))
  await (await booking.dayField()).fill(day.typed)
  await page.keyboard.press('Tab')
  await booking.next()
  await expect(booking.at('who')).toBeVisible()
  const worker = await findFreeWorker(201, shownFrom)
  await page.locator(`input[type=radio][value="${worker}"]`).check({ force: true })
  await stop('2-who-chosen')
  await booking.next()
  await expect(booking.at('where')).toBeVisible()
  await booking.delivery('pickup')
  await booking.next()
  await expect(booking.at('pay')).toBeVisible()
  await orderAsOtherCustomer(other, { plan: 201, service: 2, worker, day: day.iso })
  await continueToPayment(booking)
  const trouble = page.getByRole('alert').filter({
    hasText: say({ ar: 'حُجز هذا الموعد قبل لحظات', en: 'Just booked by someone else' }),
  })
  await expect(trouble).toBeVisible()
  return { booking, customer, trouble }
}

/**
 * Orders three workers, of whom another customer books the last one just before, so that only two
 * orders are placed.
 */
export async function placeTwoOfThreeOrders(
  page: Page,
  here: Here,
  day: Day,
  stop: PictureCallback = passBy,
) {
  const customer = await signInNewCustomer(page)
  const workers = (await listFreeWorkers(eveningPlan.plan, day.iso)).slice(0, 3)
  const booking = await goToReview(page, here, day.typed, workers)
  await stop('4-review')
  await bookEveningAsOtherCustomer(workers[2] ?? 0, day.iso)
  await continueToPayment(booking)
  const trouble = page.getByRole('alert').filter({
    hasText: here.say({ ar: 'سُجّل طلبان فقط', en: 'Only 2 orders were placed' }),
  })
  await expect(trouble).toBeVisible()
  return { booking, customer, trouble }
}

/**
 * Tries to book while an earlier order of the customer, for another day, is unpaid, and returns the
 * alert that refuses it: an account that has never paid can have only one unpaid order.
 */
export async function tryBookingBesideUnpaidOrder(page: Page, here: Here, first: Day, second: Day) {
  const customer = await signInNewCustomer(page)
  const [worker = 0] = await listFreeWorkers(eveningPlan.plan, first.iso)
  await bookEveningAsOtherCustomer(worker, first.iso, {}, customer)
  const [held] = await listOrders(customer)
  const booking = await goToReview(page, here, second.typed)
  await continueToPayment(booking)
  const trouble = page.getByRole('alert').filter({ hasText: held?.number ?? '' })
  await expect(trouble).toBeVisible()
  return { booking, customer, held, trouble }
}

/** Chooses four evenings with a worker who is busy on three of them. */
export async function chooseBusyWorker(page: Page, { at, say }: Here, first: Day, second: Day) {
  const customer = await signInNewCustomer(page)
  const [worker = 0] = await listFreeWorkers(104, first.iso)
  await bookEveningAsOtherCustomer(worker, second.iso, { service_package_id: 104, visit_window: 'evening' })
  const booking = bookingPage(page, say)
  await page.goto(at('/s1/1/104'))
  await expect(booking.at('when')).toBeVisible()
  await booking.choose(new RegExp(`^${say({ ar: '(?:ال)?مساء', en: 'Evening' })}`))
  await typeFirstDay(page, say, first.typed)
  await expect(booking.folded('where')).toContainText(say({ ar: 'تعديل', en: 'Change' }))
  await openWorkerChoice(page, { say })
  await page.locator(`input[type=radio][value="${worker}"]`).check({ force: true })
  const notice = page.getByRole('alert').filter({
    hasText: say({ ar: 'محجوزة في 3 من أيامكم', en: 'booked on 3 of your dates' }),
  })
  await expect(notice).toBeVisible()
  return { booking, customer, notice }
}

export async function openPlanWithoutWorkers(page: Page, { at, say }: Here) {
  await page.goto(at('/s4/302'))
  await expect(
    page.getByText(
      say({ ar: 'لا عاملة متاحة لهذه الباقة الآن', en: 'No worker is available for this plan right now' }),
    ),
  ).toBeVisible()
  return page.getByRole('link', { name: say({ ar: 'عرض الباقات الأخرى', en: 'See other plans' }) })
}

export async function openUnknownPlan(page: Page, { at, say }: Here) {
  await page.goto(at('/s2/999'))
  await expect(
    heading(page, say({ ar: 'هذه الباقة لم تعد معروضة', en: 'This plan is no longer available' })),
  ).toBeVisible()
}

/** Returns the dialog that asks for the password. */
export const passwordDialog = (page: Page, say: Say) =>
  page.getByRole('dialog', { name: say({ ar: 'انتهت جلستكم', en: 'Your session has ended' }) })

/** Moves the stored draft back in time, so that the chosen day has passed. */
export async function ageStoredDraft(page: Page, chosen: string) {
  await page.evaluate((iso) => {
    for (const [key, text] of Object.entries(localStorage))
      if (key.startsWith('sakina.booking.')) localStorage.setItem(key, text.replaceAll(iso, '2025-11-02'))
  }, chosen)
  await page.reload()
}
