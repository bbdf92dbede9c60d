import type { Page } from '@playwright/test'

import { callApi, createSession, makeCustomer, signInAs } from '../support/customer.ts'
import { officeApi } from '../support/office.ts'
import { createPaidResidentOrder } from '../support/orders.ts'
import { openMoreActions } from '../support/order-card.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { nightlyAxeViolations, overflowAt320 } from '../support/page-audits.ts'
import { movableServerClock } from '../support/server-clock.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

const clock = movableServerClock()
startServerForTestFile(clock.environment)

const words = {
  atDoor: { ar: /^كنا عند بابكم مع العاملة، وتُحسب أيامكم من/, en: /^We were at your door with your worker/ },
  notSo: { ar: 'هذا غير صحيح', en: 'That isn’t so' },
  disputed: {
    ar: /^أخبرتمونا أن ذلك غير صحيح\. سيردّ عليكم مكتبنا/,
    en: /You told us that it isn’t so\. Our office will answer you/,
  },
  came: { ar: 'نعم، وصلت', en: 'She has come' },
  pauseAhead: { ar: 'يبدأ الإيقاف في', en: 'A pause begins on' },
  paused: { ar: 'موقوف مؤقتًا', en: 'Paused' },
  callOff: { ar: 'التراجع عن الإيقاف', en: 'Call off the pause' },
} as const

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** A family with a live-in worker, on the evening of her first day. */
async function onFirstDay(page: Page) {
  clock.set(new Date().toISOString())
  const customer = await makeCustomer()
  const order = await createPaidResidentOrder(customer)
  const time = `${order.startDate}T19:00:00+03:00`
  clock.set(time)
  await page.clock.install({ time })
  // The first session has ended by then.
  const { token, currentUser } = await createSession(customer.login, customer.password)
  await signInAs(page, { currentUser })
  return { ...order, token }
}

test(
  'the office records that a worker was at the door; the family says that it is not so, and no day counts @W4',
  nightlyTag,
  async ({ page, at, say }) => {
    const { orderId } = await onFirstDay(page)
    await officeApi.ops(`/orders/${orderId}/offer`, { place: 'door' })
    await page.goto(at(`/MyOrdersTwo?order=${orderId}`))
    const main = page.getByRole('main')
    await expect(main.getByText(say(words.atDoor)).first()).toBeVisible()
    await expect(main.getByRole('button', { name: say(words.came) })).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
    expect(await overflowAt320(page)).toBe(0)
    await main.getByRole('button', { name: say(words.notSo) }).click()
    await expect(main.getByText(say(words.disputed)).first()).toBeVisible()
    await expect(main.getByText(say(words.atDoor))).toHaveCount(0)
    await expect(main.getByRole('button', { name: say(words.notSo) })).toHaveCount(0)
    await page.goto(at('/PersonalProfileLayout'))
    await expect(page.getByRole('main').getByText(say(words.disputed)).first()).toBeVisible()
  },
)

test(
  'a pause that is approved for later is said with its day, changes nothing before it, and can be called off @W5',
  nightlyTag,
  async ({ page, at, say }) => {
    const { token, orderId, contractId, startDate } = await onFirstDay(page)
    for (const stage of ['on_the_way', 'arrived', 'received']) await officeApi.advance(orderId, stage)
    const asked = await callApi(
      '/suspension/create',
      {
        contract_id: contractId,
        request_date: startDate,
        request_reason: 'x',
        priority: 'medium',
        suspention_date: dayAfter(startDate, 10),
        resume_date: dayAfter(startDate, 20),
      },
      token,
    )
    await officeApi.answerRequest(String(asked.result?.['id']), 'approve')
    await page.goto(at('/PersonalProfileLayout/Contract'))
    const main = page.getByRole('main')
    await expect(main.getByText(say(words.pauseAhead)).first()).toBeVisible()
    // The filters name the state, too.
    const paused = main.getByText(say(words.paused), { exact: true })
    await expect(paused.locator('xpath=self::*[not(ancestor::nav)]')).toHaveCount(0)
    expect(await nightlyAxeViolations(page)).toEqual([])
    expect(await overflowAt320(page)).toBe(0)
    await openMoreActions(page, say)
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${say(words.callOff)}`) })
      .click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: say(words.callOff) }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText(say(words.pauseAhead))).toHaveCount(0)
  },
)
