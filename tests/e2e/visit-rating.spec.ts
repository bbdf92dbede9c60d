import type { Page } from '@playwright/test'

import { callApi, makeAddress, makeCustomer, signInAs } from '../support/customer.ts'
import { officeApi } from '../support/office.ts'
import { expectUsable, office, signIn } from '../support/office-pages.ts'
import { createPaidHourlyOrder, eveningVisitFields, sundayOutsideRamadan } from '../support/orders.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { axeViolations, horizontalOverflow, smallTouchTargets } from '../support/page-audits.ts'
import { movableServerClock } from '../support/server-clock.ts'
import { expect, nightlyTag, test, englishRunTag } from '../support/test.ts'

const clock = movableServerClock()
startServerForTestFile(clock.environment)

const words = {
  rate: { ar: /تقييم الزيارة/, en: /Rate the visit/ },
  choose: { ar: 'يلزم اختيار أحد الخيارات', en: 'Choose an option' },
  veryGood: { ar: /جيدة جدًا/, en: /Very good/ },
  same: { ar: /العاملة نفسها/, en: /The same worker/ },
  note: { ar: /ملاحظتكم/, en: /Your note/ },
  save: { ar: 'حفظ التقييم', en: 'Save the rating' },
  thanks: { ar: /وصلنا تقييمكم/, en: /we’ve got your rating/ },
  rated: { ar: /تقييمكم: 4 من 5/, en: /Your rating: 4 of 5/ },
  again: { ar: /^حجز مرة أخرى/, en: /^Book again/ },
  review: { ar: 'المراجعة والدفع', en: 'Review and pay' },
  wanted: { ar: 'تريدها مرة أخرى', en: 'Wants her again' },
  pay: { ar: /^دفع/, en: /^Pay/ },
} as const

/** Opens the visits of a family after one visit on a Sunday evening was made. */
async function familyAfterVisit(page: Page, at: (path: string) => string, weeks: number) {
  const day = sundayOutsideRamadan(7 * weeks)
  clock.set(`${day}T11:00:00+03:00`)
  const customer = await makeCustomer()
  const home = await makeAddress(customer, true)
  await createPaidHourlyOrder(customer, {
    ...eveningVisitFields,
    service_date: day,
    partner_shipping_id: home,
  })
  const { result } = await callApi('/my/visit-lines', undefined, customer.token, 'GET')
  const [{ id, employee_id: worker }] = Object(result)
  const visit = String(id)
  clock.set(`${day}T18:30:00+03:00`)
  await page.clock.install({ time: `${day}T21:00:00+03:00` })
  await officeApi.markVisit(visit, 'in_progress')
  clock.set(`${day}T21:00:00+03:00`)
  await officeApi.markVisit(visit, 'done')
  await signInAs(page, customer)
  await page.goto(at('/PersonalProfileLayout/Visits'))
  return { worker: String(worker.id) }
}

for (const { locale, weeks } of [
  { locale: 'ar', weeks: 3 },
  { locale: 'en', weeks: 5 },
] as const)
  test(
    `a family rates its visit and books it again on the same weekday with the same worker (${locale}) @rule:visit-ratings`,
    locale === 'en' ? englishRunTag : nightlyTag,
    async ({ page, browser, at, say }) => {
      test.slow()
      const { worker } = await familyAfterVisit(page, at, weeks)
      await page
        .getByRole('main')
        .getByRole('link', { name: say(words.rate) })
        .click()
      const sheet = page.getByRole('dialog')
      const save = sheet.getByRole('button', { name: say(words.save) })
      await save.click()
      await expect(sheet.getByText(say(words.choose))).toBeVisible()
      // The error moves the focus to the first radio, from which the arrows choose.
      await expect(sheet.getByRole('radio').first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(sheet.getByRole('radio', { name: say(words.veryGood) })).toBeChecked()
      await sheet.getByRole('radio', { name: say(words.same) }).check()
      await sheet.getByRole('textbox', { name: say(words.note) }).fill('On time, and kind')
      expect(await axeViolations(page)).toEqual([])
      // A mouse needs no targets of 44 pixels.
      const isPhone = test.info().project.name.endsWith('phone')
      expect(isPhone ? await smallTouchTargets(page) : []).toEqual([])
      expect(await horizontalOverflow(page)).toBe(0)
      await save.click()
      await expect(sheet.getByText(say(words.thanks))).toBeVisible()
      await page.clock.fastForward('00:05')
      await expect(sheet).toHaveCount(0)
      await expect(page.getByText(say(words.rated))).toBeVisible()

      await page
        .getByRole('main')
        .getByRole('link', { name: say(words.again) })
        .click()
      await expect(page).toHaveURL(/\/s1\/1\/102\?step=pay$/)
      await expect(page.getByRole('heading', { name: say(words.review) })).toBeVisible()
      await expect(page.getByRole('button', { name: say(words.pay) })).toBeEnabled()

      // Only the office reads it, in the file of the worker.
      const desk = await browser.newPage({ baseURL: process.env['SITE_ADDRESS'] ?? '' })
      await signIn(desk, say, office(locale, `/workers/${worker}?part=ratings`), 'desk')
      await expect(desk.getByText('On time, and kind')).toBeVisible()
      await expect(desk.getByText(say(words.wanted))).toBeVisible()
      await expectUsable(desk)
      await desk.close()
    },
  )
