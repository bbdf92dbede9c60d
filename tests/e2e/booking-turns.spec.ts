import type { Page } from '@playwright/test'

import { bookingPage, listOrders, bookingLabels, confirmationOf } from '../support/booking.ts'
import { callApi, type TestCustomer } from '../support/customer.ts'
import { eveningPlan, signInNewCustomer, continueToPayment, goToReview } from '../support/evening-visit.ts'
import { officeApi } from '../support/office.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { getOrder, createPaidResidentOrder, sundayAfter } from '../support/orders.ts'
import { openMoreActions } from '../support/order-card.ts'
import { expect, englishRunTag, test, nightlyTag } from '../support/test.ts'
import {
  tryBookingBesideUnpaidOrder,
  passwordDialog,
  startGuestAddress,
  chooseBusyWorker,
  ageStoredDraft,
  letHoldExpire,
  payAfterHoldExpired,
  servicePaths,
  placeTwoOfThreeOrders,
} from '../support/booking-flows.ts'

// The tests of this file interrupt a booking before its payment. Each case has its own screen and a
// way to continue. They share a server of their own, because they reserve workers.
startServerForTestFile()

type Locale = 'ar' | 'en'
type Say = (words: Record<Locale, string>) => string

/**
 * Each test uses its own week, on a Sunday or Monday, so that a worker reserved in one is free in the
 * others.
 */
const dayOf = (journey: number, locale: Locale) => {
  const sunday = new Date(`${sundayAfter(7 * (1 + journey))}T00:00:00Z`)
  const day = new Date(sunday.getTime() + (locale === 'en' ? 86_400_000 : 0))
  const iso = day.toISOString().slice(0, 10)
  const [year, month, date] = iso.split('-')
  return { iso, typed: `${date}/${month}/${year}` }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

const card = { ar: 'بطاقة', en: 'Card' }

async function balanceOf({ token }: TestCustomer): Promise<number> {
  const answer = await fetch(`${process.env['SITE_ADDRESS']}/api/my/wallet`, {
    headers: { 'api-token': token },
  })
  const { result }: { result: { balance: number } } = await answer.json()
  return result.balance
}

test(
  'an expired reservation is reported before and during the payment, and can be renewed @rule:worker-hold',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    const { booking, customer, again } = await letHoldExpire(page, { at, say }, dayOf(0, locale).typed)
    await again()
    await booking.atTheProvider('succeed')
    await expect(confirmationOf(page, say)).toBeVisible()
    expect(await listOrders(customer)).toHaveLength(1)
  },
)

test(
  'a customer who paid after the reservation expired and the worker was taken can choose another worker (Arabic run) or a refund (English run) @rule:late-payment',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    const { customer, orderId } = await payAfterHoldExpired(page, { at, say }, dayOf(1, locale))
    if (locale === 'ar') {
      await page.getByRole('button', { name: 'تغيير الاختيار' }).click()
      const popup = page.getByRole('dialog')
      await popup.locator('input:not([disabled])').first().check({ force: true })
      await popup.getByRole('button', { name: 'تأكيد الاختيار' }).click()
      await expect(confirmationOf(page, say)).toBeVisible()
      const now = await getOrder(customer, orderId)
      expect([now['status'], now['needs_worker']]).toMatchObject([{ value: 'processing' }, false])
    } else {
      await page.getByRole('button', { name: 'Get a full refund' }).click()
      await expect(heading(page, 'This order was cancelled')).toBeVisible()
    }
  },
)

test('when only two of three orders are placed, the booking continues with these (English run), or they are cancelled and chosen again (Arabic run) @rule:one-order-a-worker @rule:choose-each-worker', async ({
  page,
  at,
  say,
  locale,
  consoleErrors,
}) => {
  const { booking, customer, trouble } = await placeTwoOfThreeOrders(page, { at, say }, dayOf(2, locale))
  if (locale === 'en') {
    await trouble.getByRole('button', { name: 'Continue with what was placed' }).click()
    await expect(page.getByText('Order 1 of 2')).toBeVisible()
    expect(await listOrders(customer)).toHaveLength(2)
  } else {
    await trouble.getByRole('button', { name: 'إلغاؤها والاختيار من جديد' }).click()
    await expect(booking.at('who')).toBeVisible()
    const states = async () => (await listOrders(customer)).map(({ status }) => status.value)
    await expect.poll(states).toEqual(['cancelled', 'cancelled'])
  }
  consoleErrors.splice(0)
})

test(
  'another order that waits for payment is named and can be cancelled, and the booking continues @rule:one-booking-before-payment',
  nightlyTag,
  async ({ page, at, say, locale, consoleErrors }) => {
    const [first, second] = [dayOf(11, locale), dayOf(12, locale)]
    const { booking, held, trouble } = await tryBookingBesideUnpaidOrder(page, { at, say }, first, second)
    const open = { ar: 'دفع ذلك الطلب أو إلغاؤه', en: 'Pay or cancel that order' }
    await trouble.getByRole('link', { name: say(open) }).click()
    await expect(page).toHaveURL(new RegExp(`/MyOrdersTwo[?]order=${held?.id}`))
    await openMoreActions(page, say)
    await page.getByRole('link', { name: new RegExp(`^${say({ ar: 'إلغاء', en: 'Cancel' })}`) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say({ ar: 'إلغاء الطلب', en: 'Cancel the order' }) })
      .click()
    await expect(
      page.getByRole('status').getByText(say({ ar: 'أُلغي الطلب.', en: 'Order cancelled.' })),
    ).toBeVisible()
    await page.goBack()
    await expect(booking.at('pay')).toBeVisible()
    await continueToPayment(booking)
    await booking.payBy('card')
    await booking.atTheProvider('succeed')
    await expect(confirmationOf(page, say)).toBeVisible()
    consoleErrors.splice(0)
  },
)

test(
  'a session that expires during the booking asks for the password in place and loses nothing @rule:guards',
  nightlyTag,
  async ({ page, at, say, locale, consoleErrors }) => {
    const customer = await signInNewCustomer(page)
    const booking = await goToReview(page, { at, say }, dayOf(3, locale).typed)
    await booking.payButton().click()
    await expect(page.getByRole('checkbox', { name: say(bookingLabels.terms) })).toBeVisible()
    await callApi('/logout', {}, customer.token)
    await booking.agree()
    const dialog = passwordDialog(page, say)
    await dialog.locator('input[type=password]').fill(customer.password)
    await dialog.getByRole('button', { name: say({ ar: 'متابعة', en: 'Continue' }) }).click()
    await expect(dialog).toHaveCount(0)
    await expect(booking.at('pay')).toBeVisible()
    await continueToPayment(booking)
    await booking.payBy('card')
    await booking.atTheProvider('succeed')
    await expect(confirmationOf(page, say)).toBeVisible()
    consoleErrors.splice(0)
  },
)

test(
  'a worker who is busy on some dates is reported, and the choice can be left to the office without losing the dates',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    const first = dayOf(9, locale)
    const { booking, customer, notice } = await chooseBusyWorker(page, { at, say }, first, dayOf(10, locale))
    await expect(page.getByText(say({ ar: 'مكتمل', en: 'Full' }), { exact: true })).toHaveCount(3)
    await booking.next()
    await expect(booking.at('who')).toBeVisible()
    await booking.openFold('when')
    await notice
      .getByRole('button', { name: say({ ar: 'تغيير الاختيار', en: 'Choose another worker' }) })
      .click()
    await booking.choose(say(bookingLabels.office))
    await expect(notice).toHaveCount(0)
    await booking.openFold('when')
    await expect(await booking.dayField()).toHaveValue(first.typed)
    await booking.next()
    await continueToPayment(booking)
    await page.getByRole('radio', { name: say(card) }).waitFor()
    expect(await listOrders(customer)).toHaveLength(1)
  },
)

test(
  'points and the wallet balance (English run) or a voucher (Arabic run) give the exact total, as shown and as charged @rule:wallet-pays-last',
  englishRunTag,
  async ({ page, at, say, locale }) => {
    const customer = await signInNewCustomer(page)
    const booking = bookingPage(page, say)
    const code = page.getByRole('textbox', { name: say({ ar: 'رمز القسيمة', en: 'Voucher code' }) })
    const apply = page.getByRole('button', { name: say({ ar: 'تطبيق', en: 'Apply' }) })
    let due = '90.56'
    if (locale === 'ar') {
      // The first order has a discount of a quarter on 105, and a tax of 15 %.
      await goToReview(page, { at, say }, dayOf(4, locale).typed)
      await apply.click()
      await expect(page.getByText('رمز القسيمة أولًا من فضلكم.')).toBeVisible()
      await code.fill('first25')
      await apply.click()
      await expect(booking.payButton()).toContainText('90.56')
      await page.getByRole('button', { name: 'إزالة' }).click()
      await expect(booking.payButton()).toContainText('120.75')
      await code.fill('FIRST25')
      await apply.click()
    } else {
      // Points are credited when a worker arrives.
      const { orderId } = await createPaidResidentOrder(customer)
      for (const stage of ['on_the_way', 'arrived', 'received']) await officeApi.advance(orderId, stage)
      await officeApi.adjustWallet(customer.partnerId, 20)
      due = (63.25 - (await balanceOf(customer))).toFixed(2)
      await goToReview(page, { at, say }, dayOf(4, locale).typed)
      await page.getByRole('button', { name: /^Use 100 points for SAR 50 off/ }).click()
      // 105 riyals less the discount of 50, plus 15 % of tax.
      await expect(booking.payButton()).toContainText('63.25')
      await page.getByRole('checkbox', { name: /^Use my wallet balance/ }).press('Space')
    }
    await expect(booking.payButton()).toContainText(due)
    await continueToPayment(booking)
    await expect(
      page.getByRole('dialog').getByRole('button', { name: new RegExp(say(bookingLabels.pay)) }),
    ).toContainText(due)
    await booking.payBy('card')
    await booking.atTheProvider('succeed')
    await expect(confirmationOf(page, say)).toBeVisible()
    const [order] = await listOrders(customer)
    expect(await getOrder(customer, order?.id ?? '')).toMatchObject({
      amount_total: locale === 'ar' ? 90.56 : 63.25,
      amount_due: 0,
    })
  },
)

test(
  'a balance that covers the total pays at once without the provider',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    const customer = await signInNewCustomer(page)
    await officeApi.adjustWallet(customer.partnerId, 500)
    const booking = await goToReview(page, { at, say }, dayOf(5, locale).typed)
    await page
      .getByRole('checkbox', { name: say({ ar: 'استخدام رصيد محفظتي', en: 'Use my wallet balance' }) })
      .press('Space')
    await expect(booking.payButton()).toContainText('0.00')
    await continueToPayment(booking)
    await expect(confirmationOf(page, say)).toBeVisible()
    const [order] = await listOrders(customer)
    expect(order?.status.value).toBe('processing')
  },
)

test('a guest’s incomplete address survives a reload', nightlyTag, async ({ page, at, say, locale }) => {
  const booking = bookingPage(page, say)
  await page.goto(at(eveningPlan.path))
  await booking.next()
  const region = page.getByRole('combobox', { name: say({ ar: 'المنطقة', en: 'Region' }) })
  await region.click()
  await page
    .getByRole('listbox')
    .getByRole('option', { name: locale === 'ar' ? /الرياض/ : /Riyadh/ })
    .first()
    .click()
  const street = page.getByLabel(say({ ar: 'الشارع', en: 'Street' }))
  await street.fill('شارع العليا')
  await page.reload()
  await expect(street).toHaveValue('شارع العليا')
  await expect(region).toHaveValue(locale === 'ar' ? /الرياض/ : /Riyadh/)
  // The step still asks for the address, because the address is incomplete.
  await booking.next()
  await expect(booking.at('where')).toBeVisible()
})

const visaNumber = (page: Page, say: Say) => page.getByLabel(say({ ar: 'رقم التأشيرة', en: 'Visa number' }))

async function typePapers(
  page: Page,
  { at, say }: { at: (path: string) => string; say: Say },
  isGuest = false,
) {
  const booking = bookingPage(page, say)
  await page.goto(at(servicePaths.recruitment))
  await booking.visa()
  await booking.next()
  await expect(page.getByRole('radio', { name: say(bookingLabels.office) })).toBeChecked()
  await booking.next()
  if (isGuest) await (await startGuestAddress(page, say)).fill('3141')
  await booking.delivery('pickup')
  await booking.next()
  await page.goto(at(`${servicePaths.recruitment}?step=when`))
  await expect(visaNumber(page, say)).toHaveValue('1300000001')
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

test(
  'a guest’s identity data is still there after thirteen days and removed after twenty-eight @rule:guest-draft @constant:draft-life',
  englishRunTag,
  async ({ page, at, say }) => {
    await typePapers(page, { at, say }, true)
    const comeBackAfter = async (days: number) => {
      await page.clock.setFixedTime(Date.now() + days * 86_400_000)
      await page.reload()
      await expect(visaNumber(page, say)).toBeVisible()
    }
    await comeBackAfter(13)
    await expect(visaNumber(page, say)).toHaveValue('1300000001')
    await comeBackAfter(28)
    await expect(visaNumber(page, say)).toHaveValue('')
    expect(await kept(page)).not.toContain('1300000001')
  },
)

test(
  'log-out removes identity data from a draft and keeps the rest @rule:guest-draft',
  nightlyTag,
  async ({ page, at, say }) => {
    await signInNewCustomer(page)
    await typePapers(page, { at, say })
    expect(await kept(page)).toContain('1300000001')
    await page.goto(at('/SideBar'))
    await page
      .getByRole('main')
      .getByRole('button', { name: say({ ar: 'تسجيل الخروج', en: 'Sign out' }) })
      .click()
    await expect(page).toHaveURL(/\/Login/)
    await expect.poll(() => kept(page)).not.toContain('1300000001')
    expect(await kept(page)).toContain('pickup')
  },
)

test('a draft whose day has passed asks for another day and gives the reason @rule:draft-of-a-past-day', async ({
  page,
  at,
  say,
  locale,
}) => {
  await signInNewCustomer(page)
  const day = dayOf(6, locale)
  const booking = await goToReview(page, { at, say }, day.typed)
  await ageStoredDraft(page, day.iso)
  await expect(booking.at('when')).toBeVisible()
  await expect(
    page.getByText(
      say({ ar: 'مضى هذا اليوم. يلزم يوم قادم', en: 'That day has passed. Choose a later one' }),
    ),
  ).toBeVisible()
  await booking.firstDay()
  await booking.next()
  await expect(booking.payButton()).toContainText('120.75')
})
