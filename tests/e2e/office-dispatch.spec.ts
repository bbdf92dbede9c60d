import type { Page, TestInfo } from '@playwright/test'

import { makeCustomer } from '../support/customer.ts'
import { pressByKeyboard, tabTo } from '../support/keyboard.ts'
import { expectUsable, office, shownIds, signIn, withoutSignInErrors } from '../support/office-pages.ts'
import { createPaidHourlyOrder, eveningVisitFields, sundayAfter } from '../support/orders.ts'
import { axeViolations, emulateProjectTheme } from '../support/page-audits.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

const words = {
  title: { ar: 'توزيع اليوم', en: 'Dispatch' },
  driverName: { ar: /^اسم السائق/, en: /^Name of the driver/ },
  nameDriver: { ar: 'تحديد السائق', en: 'Name the driver' },
  byDriver: { ar: 'السائق', en: 'Driver' },
  reads: { ar: 'ما تقرؤه العائلة', en: 'What the family reads' },
  another: { ar: 'إرسال عاملة أخرى', en: 'Send another worker' },
  anotherComes: { ar: /تأتي عاملة أخرى/, en: /Another worker comes/ },
  move: { ar: 'نقل الموعد', en: 'Move it to another time' },
  moved: { ar: /نُقل الموعد/, en: /The visit is moved/ },
  newDay: { ar: 'اليوم الجديد', en: 'New day' },
  back: { ar: 'رجوع', en: 'Back' },
  absences: { ar: 'غياب العاملات', en: 'Absences of workers' },
  record: { ar: 'تسجيل غياب', en: 'Record an absence' },
} as const

const inTheMorning = { service_package_id: 101, visit_window: 'morning' } as const

/** The number of the one visit of a new family. */
async function familyWithVisit(date: string, time: object): Promise<string> {
  const { contract } = await createPaidHourlyOrder(await makeCustomer(), { ...time, service_date: date })
  return `${contract}/1`
}

/** A week of its own for each look, because few workers are free on one day. */
const weekOf = ({ project }: TestInfo): number =>
  15 + 2 * ['ar-phone', 'en-desktop', 'ar-desktop', 'en-phone'].indexOf(project.name)

const rowOf = (page: Page, visit: string) => page.getByRole('row', { name: new RegExp(visit) })

/** Names of drivers are the tests' own, because a driver belongs to one branch a day. */
const driver = `Salim ${Math.trunc(performance.timeOrigin) % 100_000}`

test(
  'two clerks plan a day: a driver gets visits, another worker comes, one moves a visit and the other reads it @axe',
  nightlyTag,
  async ({ page, browser, locale, say, consoleErrors }, info) => {
    await emulateProjectTheme(page, locale)
    const week = weekOf(info)
    const date = sundayAfter(7 * week)
    const first = await familyWithVisit(date, inTheMorning)
    const second = await familyWithVisit(date, eveningVisitFields)
    await signIn(page, say, office(locale, `/dispatch?date=${date}&view=no_driver`), 'dispatch')
    for (const visit of [first, second]) await rowOf(page, visit).getByRole('checkbox').press('Space')
    await page.getByRole('textbox', { name: say(words.driverName) }).fill(driver)
    await expectUsable(page)
    await page.getByRole('button', { name: say(words.nameDriver) }).click()
    await expect(
      page.getByText(
        say({ ar: new RegExp(`مع ${driver} الآن زيارتان`), en: new RegExp(`${driver} has 2 visits`) }),
      ),
    ).toBeVisible()
    await expect(rowOf(page, first)).toHaveCount(0)

    await page.goto(office(locale, `/dispatch?date=${date}&driver=${encodeURIComponent(driver)}&by=driver`))
    await expect(page.getByRole('table', { name: new RegExp(driver) }).getByRole('row')).toHaveCount(3)
    expect(await axeViolations(page)).toEqual([])
    expect(await shownIds(page)).toEqual([])
    await page.getByRole('link', { name: first }).click()
    await page.getByRole('radio', { name: say(words.another) }).click()
    await expect(page.getByRole('list', { name: say(words.reads) })).not.toBeEmpty()
    await page.getByRole('button', { name: say(words.another) }).click()
    await expect(page.getByText(say(words.anotherComes))).toBeVisible()
    await page
      .getByRole('link', { name: say(words.back) })
      .first()
      .click()
    await expect(page).toHaveURL(/by=driver/)

    const colleague = await browser.newPage({ baseURL: process.env['SITE_ADDRESS'] ?? '' })
    const path = office(locale, `/visit/${encodeURIComponent(second)}`)
    await signIn(colleague, say, path, 'manager')
    await page.goto(path)
    const to = sundayAfter(7 * (week + 1))
    for (const on of [page, colleague]) {
      await on.getByRole('radio', { name: say(words.move) }).click()
      const day = on.getByRole('textbox', { name: say(words.newDay) })
      await day.fill(to)
      await day.press('Tab')
      await expect(on.getByRole('list', { name: say(words.reads) })).not.toBeEmpty()
    }
    await expectUsable(page)
    await page.getByRole('button', { name: say(words.move) }).click()
    await expect(page.getByText(say(words.moved)).first()).toBeVisible()
    await colleague.getByRole('button', { name: say(words.move) }).click()
    await expect(
      colleague.getByText(say({ ar: 'لم يعد هذا ينتظر', en: 'This no longer waits' })),
    ).toBeVisible()
    await expect(
      colleague.getByText(say({ ar: /نقل موعد زيارة/, en: /Moved a visit/ })).first(),
    ).toBeVisible()
    await colleague.close()
    await page.goto(office(locale, `/dispatch?date=${to}&search=${second.split('/')[0]}`))
    await expect(rowOf(page, second.replace(/1$/, '2'))).toBeVisible()
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'an absence shows what it touches, is kept, and ends @axe',
  nightlyTag,
  async ({ page, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    await signIn(page, say, office(locale, '/dispatch'), 'dispatch')
    await page.getByRole('link', { name: say(words.absences) }).click()
    await page.getByRole('button', { name: say(words.record) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say(words.record) }).click()
    await expect(
      dialog.getByText(say({ ar: 'نحتاج إلى هذه الخانة', en: 'We need this' })).first(),
    ).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    const worker = { ar: 'العاملة', en: 'Worker' }
    await dialog.getByRole('combobox', { name: say(worker) }).click()
    const option = page.getByRole('listbox').getByRole('option').last()
    const name = await option.innerText()
    await option.click()
    const days = { from: { ar: 'من يوم', en: 'From' }, to: { ar: 'إلى يوم', en: 'To' } }
    // In a year that nobody books.
    for (const each of [days.from, days.to]) {
      const day = dialog.getByRole('textbox', { name: say(each), exact: true })
      await day.fill(sundayAfter(400))
      await day.press('Tab')
    }
    const why = dialog.getByRole('combobox', { name: say({ ar: /السبب/, en: /Reason/ }) })
    await why.selectOption('ill')
    await expect(dialog.getByText(say({ ar: 'لا شيء ينتظر', en: 'Nothing' }), { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: say(words.record) }).click()
    await expect(
      page.getByText(say({ ar: `سُجّل غياب ${name}`, en: `The absence of ${name} is recorded` })),
    ).toBeVisible()
    await expectUsable(page)
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button')
      .last()
      .click()
    await expect(
      page.getByText(say({ ar: `انتهى غياب ${name}`, en: `The absence of ${name} is over` })),
    ).toBeVisible()
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'by keyboard alone, a dispatcher goes to a day, chooses a visit and gives it to a driver @axe',
  nightlyTag,
  async ({ page, locale, say, consoleErrors }, info) => {
    await emulateProjectTheme(page, locale)
    const date = sundayAfter(7 * (weekOf(info) + 1))
    const visit = await familyWithVisit(date, inTheMorning)
    await signIn(page, say, office(locale, `/dispatch?date=${date}`), 'dispatch')
    const noDriver = page.getByRole('link', { name: say({ ar: /^بلا سائق/, en: /^Without a driver/ }) })
    await pressByKeyboard(page, noDriver)
    await expect(page).toHaveURL(/view=no_driver/)
    await pressByKeyboard(page, rowOf(page, visit).getByRole('checkbox'), 'Space')
    await tabTo(page, page.getByRole('textbox', { name: say(words.driverName) }))
    await page.keyboard.type(`${driver} K`)
    await page.keyboard.press('Enter')
    await expect(rowOf(page, visit)).toHaveCount(0)
    await pressByKeyboard(page, page.getByRole('link', { name: say({ ar: /^الكل/, en: /^All/ }) }).first())
    await tabTo(page, page.getByRole('radio', { name: say({ ar: 'الوقت', en: 'Time' }) }))
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect(page).toHaveURL(/by=driver/)
    await expect(page.getByRole('table', { name: new RegExp(`${driver} K`) })).toBeVisible()
    await pressByKeyboard(page, page.getByRole('link', { name: visit }))
    await expect(page.getByRole('radio', { name: say(words.move) })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    withoutSignInErrors(consoleErrors)
  },
)
