import type { Page } from '@playwright/test'

import { makeAddress, makeCustomer, signInAs } from '../support/customer.ts'
import { officeApi } from '../support/office.ts'
import { payAtSandbox, placeHourlyOrder, sundayAfter, sundayOutsideRamadan } from '../support/orders.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { nightlyAxeViolations, overflowAt320, smallTouchTargets } from '../support/page-audits.ts'
import { movableServerClock } from '../support/server-clock.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

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
  came: { ar: /نعم، حضرت/, en: /She came/ },
  nobody: { ar: /لم يأتِ أحد/, en: /Nobody came/ },
  asked: { ar: 'هل تمت زيارتكم؟', en: 'Did your visit take place?' },
  claimed: { ar: /أخبرتمونا أنه لم يأتِ أحد/, en: /You told us that nobody came/ },
  done: { ar: /زيارة سابقة واحدة/, en: /1 past visit/ },
  needs: { ar: /تعذّر علينا الحضور/, en: /We couldn’t come/ },
} as const

/** A family with four visits, from this day on; returns the first one. */
async function familyWithVisits(
  page: Page,
  { today, date }: { readonly today: string; readonly date: string },
) {
  clock.set(`${today}T11:00:00+03:00`)
  await page.clock.install({ time: `${today}T11:00:00+03:00` })
  const customer = await makeCustomer()
  const home = await makeAddress(customer, true)
  const order = await placeHourlyOrder(customer, {
    service_date: date,
    visit_window: 'evening',
    partner_shipping_id: home,
  })
  await payAtSandbox(order)
  const visits = Object(await officeApi.ops(`/visits?date=${date}`))['result']
  return { customer, visit: String(Object(visits)[0].id) }
}

/** A family of whose four visits we called the first one off. */
async function failedVisit(page: Page, weeks: number) {
  const days = { today: sundayAfter(7 * weeks), date: sundayAfter(7 * weeks + 7) }
  const { customer, visit } = await familyWithVisits(page, days)
  await officeApi.markVisit(visit, 'cancelled')
  await signInAs(page, customer)
}

/** A family on the evening of a visit about which nobody has said anything. */
async function unconfirmedVisit(page: Page, weeks: number) {
  const today = sundayOutsideRamadan(7 * weeks)
  const { customer } = await familyWithVisits(page, { today, date: today })
  clock.set(`${today}T22:05:00+03:00`)
  await page.clock.setSystemTime(`${today}T22:05:00+03:00`)
  await officeApi.ops('/jobs/run', { jobs: ['visits'] })
  await signInAs(page, customer)
}

test(
  'after we called a visit off, the family opens the notice and chooses another time with the same worker @W2',
  nightlyTag,
  async ({ page, at, say }) => {
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
    expect(await nightlyAxeViolations(page)).toEqual([])
    await sheet.getByRole('radio').first().check()
    await sheet.getByRole('button', { name: say(words.take) }).click()
    await expect(sheet.getByText(say(words.taken))).toBeVisible()
    await page.clock.fastForward('00:05')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: say(words.another) })).toHaveCount(0)
  },
)

test(
  'after we called a visit off, the family takes its price on the page of visits @W2',
  nightlyTag,
  async ({ page, at, say }) => {
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
  },
)

test(
  'on the evening of a visit that nobody confirmed the family is asked, and its yes makes the visit @W3',
  nightlyTag,
  async ({ page, at, say }) => {
    test.slow()
    await unconfirmedVisit(page, 60)
    await page.goto(at('/PersonalProfileLayout/Notices'))
    const main = page.getByRole('main')
    await main
      .getByRole('link', { name: say(words.asked) })
      .first()
      .click()
    await expect(main.getByRole('button', { name: say(words.came) })).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
    expect(await smallTouchTargets(page)).toEqual([])
    expect(await overflowAt320(page)).toBe(0)
    await main.getByRole('button', { name: say(words.came) }).click()
    await expect(main.getByText(say(words.done))).toBeVisible()
    await expect(main.getByRole('button', { name: say(words.came) })).toHaveCount(0)
  },
)

test(
  'when nobody came, one press of the family says so and shows until when we answer @W3',
  nightlyTag,
  async ({ page, at, say }) => {
    test.slow()
    await unconfirmedVisit(page, 80)
    await page.goto(at('/PersonalProfileLayout/Visits'))
    const main = page.getByRole('main')
    await main.getByRole('button', { name: say(words.nobody) }).click()
    await expect(main.getByText(say(words.claimed))).toBeVisible()
    await expect(main.getByRole('button', { name: say(words.came) })).toHaveCount(0)
    await page.goto(at('/PersonalProfileLayout/ComplainsPanal'))
    await expect(main.getByText(say(words.nobody)).first()).toBeVisible()
  },
)
