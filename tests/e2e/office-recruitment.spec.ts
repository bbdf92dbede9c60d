import { makeCustomer } from '../support/customer.ts'
import { pressByKeyboard, tabTo } from '../support/keyboard.ts'
import { expectUsable, office, signIn, withoutSignInErrors } from '../support/office-pages.ts'
import { createPaidResidentOrder, recruitmentFields } from '../support/orders.ts'
import { emulateProjectTheme } from '../support/page-audits.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

const words = {
  advance: { ar: 'نقل إلى المرحلة التالية', en: 'Move to the next stage' },
  advanced: { ar: /نُقل إلى المرحلة التالية/, en: /It is at the next stage/ },
  reads: { ar: 'ما تقرؤه العائلة', en: 'What the family reads' },
  started: { ar: /^بدأت إجراءات التأشيرة/, en: /^Visa procedures started/ },
  gone: { ar: /تغيّر هذا قبل لحظات/, en: /This changed a moment ago/ },
} as const

/** A family that has paid for the recruitment of a worker whom it names. */
async function familyThatRecruits() {
  const customer = await makeCustomer()
  const order = await createPaidResidentOrder(customer, recruitmentFields)
  return { customer, number: order.number }
}

test(
  'two clerks move a recruitment to its next stage: the second is refused and reads who did @axe',
  nightlyTag,
  async ({ page, browser, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const { number } = await familyThatRecruits()
    const path = office(locale, `/recruitment?search=${number}`)
    const colleague = await browser.newPage({ baseURL: process.env['SITE_ADDRESS'] ?? '' })
    await signIn(page, say, path, 'recruitment')
    await signIn(colleague, say, path, 'owner')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('table')).toContainText(say({ ar: /بقي/, en: /days left/ }))
    await expectUsable(page)
    const advance = { name: say(words.advance), exact: true }
    for (const on of [page, colleague]) {
      await on.getByRole('link', { name: number }).click()
      await on.getByRole('radio', advance).click()
      await expect(on.getByRole('list', { name: say(words.reads) })).toContainText(number)
    }
    await expectUsable(page)
    await page.getByRole('button', advance).click()
    await expect(page.getByText(say(words.advanced))).toBeVisible()
    await colleague.getByRole('button', advance).click()
    await expect(colleague.getByText(say(words.gone)).first()).toBeVisible()
    await expect(colleague.getByText(say(words.started)).first()).toBeVisible()
    await colleague.close()
    await page.goto(path)
    await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText(
      say({ ar: 'بدأت إجراءات التأشيرة', en: 'Visa procedures started' }),
    )
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'by keyboard alone, a recruiter narrows the list to a stage, opens an order and comes back @axe',
  nightlyTag,
  async ({ page, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const { number } = await familyThatRecruits()
    await signIn(page, say, office(locale, '/recruitment'), 'recruitment')
    const inProgress = { ar: /^نجهّز|^قيد التنفيذ/, en: /^In progress/ }
    await pressByKeyboard(page, page.getByRole('link', { name: say(inProgress) }))
    await expect(page).toHaveURL(/stage=processing/)
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type(number.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/stage=processing.*search=/)
    await pressByKeyboard(page, page.getByRole('link', { name: number }))
    await expect(page.getByRole('radio', { name: say(words.advance) })).toBeVisible()
    await pressByKeyboard(page, page.getByRole('link', { name: say({ ar: 'رجوع', en: 'Back' }) }).first())
    await expect(page).toHaveURL(/stage=processing.*search=/)
    withoutSignInErrors(consoleErrors)
  },
)
