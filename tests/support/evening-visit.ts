import type { Page } from '@playwright/test'

import { bookingLabels, bookingPage } from './booking.ts'
import {
  callApi,
  currentTermsVersion,
  makeAddress,
  makeCustomer,
  signInAs,
  type TestCustomer,
} from './customer.ts'
import { expect } from './test.ts'

type Say = (words: Record<'ar' | 'en', string>) => string
type Here = { readonly at: (path: string) => string; readonly say: Say }

/** The plan of one evening visit: the shortest way to a payment, with many free slots. */
export const eveningPlan = { path: '/s1/1/102', plan: 102 }

const chooseEach = {
  ar: 'يلزم اختيار كل شخص، ويُترك الاختيار للمكتب عند طلب شخص واحد فقط',
  en: 'Choose each worker. Our office can choose only when you book one',
}

/** Registers a customer with a complete address and signs the page in. */
export async function signInNewCustomer(page: Page): Promise<TestCustomer> {
  const customer = await makeCustomer()
  await makeAddress(customer, true)
  await signInAs(page, customer)
  return customer
}

export const typeFirstDay = async (page: Page, say: Say, typed: string) => {
  await (await bookingPage(page, say).dayField()).fill(typed)
  await page.keyboard.press('Tab')
}

/** Returns the available workers of a plan on that day, in the order a customer in Riyadh sees them. */
export async function listFreeWorkers(plan: number, from: string): Promise<readonly number[]> {
  const answer = await fetch(
    `${process.env['SITE_ADDRESS']}/api/workers?plan=${plan}&from=${from}&limit=100&window=evening&neighborhood=13`,
  )
  const said: { result: readonly { id: number }[] } = await answer.json()
  return said.result.map(({ id }) => id)
}

/** Books an evening of a worker as another customer. */
export const bookEveningAsOtherCustomer = async (
  worker: number,
  day: string,
  more: Readonly<Record<string, unknown>> = {},
  somebody?: TestCustomer,
) => {
  const other = somebody ?? (await makeCustomer())
  return callApi(
    '/sale_order/hourly',
    {
      customer_id: other.partnerId,
      service_package_id: eveningPlan.plan,
      service_date: day,
      quantity: 1,
      repeat_count: 1,
      repeat_interval_days: 0,
      visit_window: 'evening',
      employee_id: worker,
      terms_version: await currentTermsVersion(),
      ...more,
    },
    other.token,
  )
}

/** Opens the choice of workers, with those from other cities. */
export async function openWorkerChoice(page: Page, { say }: Pick<Here, 'say'>) {
  await bookingPage(page, say).openFold('who')
  await expect(page.getByRole('radio', { name: say(bookingLabels.office) })).toBeVisible()
  const farther = page.getByRole('button', { name: say(bookingLabels.farther) })
  if (await farther.isVisible()) await farther.click()
}

/** Walks to the review of one evening visit with those workers, or with those the office chooses. */
export async function goToReview(
  page: Page,
  { at, say }: Here,
  typed: string,
  workers: readonly number[] = [],
) {
  const booking = bookingPage(page, say)
  await page.goto(at(eveningPlan.path))
  await expect(booking.at('when')).toBeVisible()
  await typeFirstDay(page, say, typed)
  // The saved address and the choice of the office are already filled in.
  await expect(booking.folded('where')).toContainText(say({ ar: 'تعديل', en: 'Change' }))
  if (workers.length > 0) await openWorkerChoice(page, { say })
  if (workers.length === 1)
    await page.locator(`input[type=radio][value="${workers[0]}"]`).check({ force: true })
  if (workers.length > 1) {
    await booking.choose(String(workers.length))
    await booking.next()
    await expect(page.getByText(say(chooseEach))).toBeVisible()
    await page.getByRole('button', { name: say({ ar: 'أختار بنفسي', en: 'Choose the workers' }) }).click()
    const popup = page.getByRole('dialog')
    for (const worker of workers) await popup.locator(`input[value="${worker}"]`).check({ force: true })
    await popup.getByRole('button', { name: say({ ar: 'تأكيد الاختيار', en: 'Confirm choice' }) }).click()
  }
  await booking.next()
  await expect(booking.at('pay')).toBeVisible()
  return booking
}

export const continueToPayment = async (booking: ReturnType<typeof bookingPage>) => {
  await booking.payButton().click()
  await booking.agree()
}
