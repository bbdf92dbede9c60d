import type { Page } from '@playwright/test'

import { makeAddress, makeCustomer, signInAs } from '../support/customer.ts'
import { officeApi } from '../support/office.ts'
import { payAtSandbox, placeHourlyOrder, sundayAfter } from '../support/orders.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { axeViolations, overflowAt320, smallTouchTargets } from '../support/page-audits.ts'
import { movableServerClock } from '../support/server-clock.ts'
import { expect, test } from '../support/test.ts'

const clock = movableServerClock()
startServerForTestFile(clock.environment)

const words = {
  another: { ar: 'موعد آخر', en: 'Choose another time' },
  refund: { ar: /استرداد/, en: /Get back/ },
  take: { ar: 'اختيار هذا الموعد', en: 'Choose this time' },
  taken: { ar: 'لزيارتكم موعد جديد.', en: 'Your visit has a new time.' },
  same: { ar: /العاملة نفسها/, en: /the same worker/ },
  getBack: { ar: 'استرداد المبلغ', en: 'Get it back' },
  onItsWay: { ar: 'المبلغ في طريقه إليكم.', en: 'The money is on its way back to you.' },
  title: { ar: 'لم نجد من نرسله إليكم', en: 'We couldn’t send anyone' },
  needs: { ar: /تعذّر علينا الحضور/, en: /We couldn’t come/ },
} as const

/** A family with four visits, the first of which we called off. */
async function failedVisit(page: Page, weeks: number) {
  const day = sundayAfter(7 * weeks)
  clock.set(`${day}T09:00:00+03:00`)
  await page.clock.install({ time: `${day}T09:00:00+03:00` })
  const customer = await makeCustomer()
  const home = await makeAddress(customer, true)
  const order = await placeHourlyOrder(customer, {
    service_date: sundayAfter(7 * weeks + 7),
    visit_window: 'morning',
    partner_shipping_id: home,
  })
  await payAtSandbox(order)
  const visits = Object(await officeApi.ops(`/visits?date=${sundayAfter(7 * weeks + 7)}`))['result']
  await officeApi.markVisit(Object(visits)[0].id, 'cancelled')
  await signInAs(page, customer)
}

test('after we called a visit off, the family opens the notice and chooses another time with the same worker @W2', async ({
  page,
  at,
  say,
}) => {
  test.slow()
  await failedVisit(page, 20)
  await page.goto(at('/PersonalProfileLayout'))
  await expect(page.getByRole('main').getByText(say(words.needs))).toBeVisible()
  await page.goto(at('/PersonalProfileLayout/Notices'))
  await page
    .getByRole('main')
    .getByRole('link', { name: say(words.title) })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(say(words.same)).first()).toBeVisible()
  await expect(sheet).toContainText('108.96')
  expect(await axeViolations(page)).toEqual([])
  await sheet.getByRole('radio').first().check()
  await sheet.getByRole('button', { name: say(words.take) }).click()
  await expect(sheet.getByText(say(words.taken))).toBeVisible()
  await page.clock.fastForward('00:05')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: say(words.another) })).toHaveCount(0)
})

test('after we called a visit off, the family takes its price on the page of visits @W2', async ({
  page,
  at,
  say,
}) => {
  test.slow()
  await failedVisit(page, 40)
  await page.goto(at('/PersonalProfileLayout/Visits'))
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: say(words.another) })).toBeVisible()
  expect(await smallTouchTargets(page)).toEqual([])
  expect(await overflowAt320(page)).toBe(0)
  await main.getByRole('link', { name: say(words.refund) }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('108.96')
  await sheet.getByRole('button', { name: say(words.getBack) }).click()
  await expect(sheet.getByText(say(words.onItsWay))).toBeVisible()
  await page.clock.fastForward('00:05')
  await expect(sheet).toHaveCount(0)
  await expect(main.getByRole('link', { name: say(words.another) })).toHaveCount(0)
})
