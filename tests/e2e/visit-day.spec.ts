import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

import { callApi, makeAddress, makeCustomer, signInAs } from '../support/customer.ts'
import { officeApi } from '../support/office.ts'
import { payAtSandbox, placeHourlyOrder, sundayAfter } from '../support/orders.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { nightlyAxeViolations, overflowAt320, smallTouchTargets } from '../support/page-audits.ts'
import { movableServerClock } from '../support/server-clock.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

const clock = movableServerClock()
startServerForTestFile(clock.environment)

const words = {
  name: { ar: 'الاسم', en: 'Name' },
  mobile: { ar: 'رقم الجوال', en: 'Mobile number' },
  nameOpener: { ar: 'تحديد من يفتح الباب', en: 'Who’ll open the door?' },
  changeOpener: { ar: 'تغيير من يفتح الباب', en: 'Change who opens the door' },
  save: { ar: 'حفظ', en: 'Save' },
  left: { ar: 'أنا في الطريق', en: 'I’m on my way' },
  atDoor: { ar: 'أنا عند الباب', en: 'I’m at the door' },
  nobody: { ar: 'لا أحد يفتح', en: 'Nobody opens' },
  inside: { ar: 'تم الدخول إلى البيت', en: 'The worker is inside' },
  over: { ar: 'انتهت الزيارة', en: 'The visit is over' },
  coming: { ar: 'قادمون الآن', en: 'We’re coming' },
  someoneComes: { ar: 'هناك من يأتي إلى الباب', en: 'Someone is coming to the door' },
  familyOnTheWay: { ar: 'في الطريق إليكم', en: 'On the way to you' },
  familyAtDoor: { ar: 'عند بابكم', en: 'At your door' },
  familyInside: { ar: 'في البيت', en: 'Inside' },
  today: { ar: 'زيارة اليوم', en: 'Today’s visit' },
  noneAhead: { ar: 'لا زيارات قادمة.', en: 'No upcoming visits.' },
  toBeSent: { ar: 'خطوتان لم تُرسلا بعد', en: '2 steps still to be sent' },
} as const

/**
 * Opens the visits of a family whose worker comes this evening, and returns the paths of the
 * driver's page, the order and the contract.
 */
async function visitToday(page: Page, at: (path: string) => string, weeks: number) {
  const day = sundayAfter(7 * weeks)
  const riyadh = (time: string) => `${day}T${time}+03:00`
  clock.set(riyadh('11:00:00'))
  const customer = await makeCustomer()
  const home = await makeAddress(customer, true)
  const order = await placeHourlyOrder(customer, {
    service_package_id: 102,
    service_date: day,
    visit_window: 'evening',
    partner_shipping_id: home,
  })
  await payAtSandbox(order)
  const made = await officeApi.ops('/driver-links', { driver: 'Salim', date: day })
  const link = String(Object(made['result']).link).split('#')[1] ?? ''
  clock.set(riyadh('15:40:00'))
  await page.clock.install({ time: riyadh('15:40:00') })
  await signInAs(page, customer)
  await page.goto(at('/PersonalProfileLayout/Visits'))
  const { result: { contract_id: contract } = {} } = await callApi(
    `/my/orders/${order}`,
    undefined,
    customer.token,
    'GET',
  )
  return {
    riyadh,
    path: at(`/Driver#${link}`),
    orderPage: at(`/MyOrdersTwo?order=${order}`),
    contractPage: at(
      `/PersonalProfileLayout/Contract?popup=contract&contract=${String(Object(contract).id)}`,
    ),
  }
}

async function driversPhone(browser: Browser, time: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: process.env['SITE_ADDRESS'] ?? '',
    viewport: { width: 360, height: 740 },
    ...options,
  })
  const page = await context.newPage()
  await page.clock.install({ time })
  return { context, page }
}

test('the family follows and answers the driver; “nobody opens” is possible after five minutes by the clock of the server @rule:visit-day @route:/Driver', async ({
  page,
  browser,
  at,
  say,
}) => {
  test.slow()
  const { riyadh, path } = await visitToday(page, at, 7)
  const family = page.getByRole('main')
  const button = (of: Page, each: keyof typeof words) =>
    of.getByRole('button', { name: say(words[each]), exact: true })
  const shows = (text: keyof typeof words) =>
    expect(family.getByText(say(words[text])).first()).toBeVisible({ timeout: 15_000 })

  await button(page, 'nameOpener').click()
  await family.getByRole('textbox', { name: say(words.name) }).fill('أم سارة')
  await family.getByRole('textbox', { name: say(words.mobile) }).fill('0550001234')
  await button(page, 'save').click()
  await expect(button(page, 'changeOpener')).toBeVisible()

  const { page: phone, context } = await driversPhone(browser, riyadh('15:40:00'))
  await phone.goto(path)
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Salim')
  await expect(phone.getByText('أم سارة')).toBeVisible()
  await expect(phone.getByRole('link', { name: /55 000 1234|055/ })).toBeVisible()
  expect(await nightlyAxeViolations(phone)).toEqual([])
  expect(await overflowAt320(phone)).toBe(0)
  await button(phone, 'left').click()
  await shows('familyOnTheWay')
  const bar = page.getByRole('complementary', { name: say(words.today) })
  for (const elsewhere of ['/Rules', '/ServicesPage1', '/S5?plan=102', '/PersonalProfileLayout/Bills']) {
    await page.goto(at(elsewhere))
    await expect(bar).toContainText(say(words.familyOnTheWay), { ignoreCase: true })
    expect(await nightlyAxeViolations(page)).toEqual([])
  }

  clock.set(riyadh('16:10:00'))
  await button(phone, 'atDoor').click()
  await expect(button(phone, 'nobody')).toBeDisabled()
  await expect(bar).toContainText(say(words.familyAtDoor), { ignoreCase: true, timeout: 15_000 })
  await bar.getByRole('link').click()
  await expect(button(page, 'coming')).toBeInViewport({ ratio: 1 })
  await expect(bar).toBeHidden()
  // Home and Today begin with the one answer that cannot wait.
  for (const start of ['/', '/PersonalProfileLayout']) {
    await page.goto(at(start))
    await expect(button(page, 'coming')).toBeInViewport({ ratio: 1 })
  }
  await button(page, 'coming').click()
  await page.goto(at('/PersonalProfileLayout/Visits'))
  await expect(phone.getByText(say(words.someoneComes))).toBeVisible({ timeout: 15_000 })
  expect(await smallTouchTargets(phone)).toEqual([])

  // The five minutes are over by the clock of the phone, but not by that of the server.
  await phone.clock.fastForward('06:00')
  await expect(button(phone, 'nobody')).toBeDisabled()
  clock.set(riyadh('16:15:01'))
  await button(phone, 'nobody').click({ timeout: 15_000 })
  await shows('noneAhead')
  await context.close()
})

test(
  'a driver who is offline for ten minutes can go on, and the steps reach the family once online @rule:visit-day',
  nightlyTag,
  async ({ page, browser, at, say }) => {
    test.slow()
    const { riyadh, path, orderPage, contractPage } = await visitToday(page, at, 8)
    const { page: phone, context } = await driversPhone(browser, riyadh('15:40:00'), {
      serviceWorkers: 'allow',
    })
    const button = (each: keyof typeof words) =>
      phone.getByRole('button', { name: say(words[each]), exact: true })
    await phone.goto(path)
    await button('left').click()
    // The phone shows the next step at once, and the family only once the server has received the step.
    await expect(page.getByRole('main').getByText(say(words.familyOnTheWay)).first()).toBeVisible({
      timeout: 15_000,
    })
    await expect
      .poll(() =>
        phone.evaluate(async () =>
          (await (await caches.open('sakina-1')).keys()).some(({ url }) => url.endsWith('/Driver')),
        ),
      )
      .toBe(true)

    await context.setOffline(true)
    await phone.reload()
    await button('atDoor').click()
    await expect(button('nobody')).toBeDisabled()
    await phone.clock.fastForward('10:00')
    clock.set(riyadh('15:50:00'))
    await button('inside').click()
    await expect(phone.getByText(say(words.toBeSent))).toBeVisible()
    await expect(button('over')).toBeVisible()

    await context.setOffline(false)
    await expect(phone.getByText(say(words.toBeSent))).toBeHidden({ timeout: 15_000 })
    await expect(page.getByRole('main').getByText(say(words.familyInside)).first()).toBeVisible({
      timeout: 15_000,
    })

    // The pages of the order and of the contract show the same steps as the page of visits.
    for (const shown of [orderPage, contractPage]) {
      await page.goto(shown)
      const today = page.getByRole('list', { name: say(words.today) })
      await expect(today.getByText(say(words.familyInside))).toBeVisible({ timeout: 15_000 })
      expect(await nightlyAxeViolations(page)).toEqual([])
    }
    await context.close()
  },
)
