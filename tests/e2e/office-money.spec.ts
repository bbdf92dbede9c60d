import { readFile } from 'node:fs/promises'

import { makeCustomer } from '../support/customer.ts'
import { pressByKeyboard, tabTo } from '../support/keyboard.ts'
import { officeApi } from '../support/office.ts'
import { expectUsable, office, signIn, withoutSignInErrors } from '../support/office-pages.ts'
import { createPaidResidentOrder, recruitmentFields } from '../support/orders.ts'
import { axeViolations, emulateProjectTheme } from '../support/page-audits.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

const words = {
  machine: { ar: 'تسجيل الدفع بجهاز البطاقة', en: 'Record that it was paid at the card machine' },
  machineDone: { ar: /سُجّل الدفع بجهاز البطاقة/, en: /The payment at the card machine is recorded/ },
  cash: { ar: 'تسجيل الدفع نقدًا', en: 'Record that it was paid in cash' },
  cashDone: { ar: /سُجّل الدفع نقدًا/, en: /The payment in cash is recorded/ },
  receipt: { ar: /^رقم الإيصال/, en: /^Number of the receipt/ },
  recorded: { ar: /تسجيل دفع في المكتب/, en: /Recorded a payment at the office/ },
  gone: { ar: /تغيّر هذا قبل لحظات/, en: /This changed a moment ago/ },
  reads: { ar: 'ما تقرؤه العائلة', en: 'What the family reads' },
  credit: { ar: 'إلغاء الرسم وإعادة ما دُفع', en: 'Take the charge back and return what was paid' },
  creditDone: { ar: /ويعود ما دُفع/, en: /what was paid goes back/ },
  reason: { ar: /^السبب/, en: /^Why/ },
  facts: { ar: 'المعلومات', en: 'Facts' },
  handed: { ar: 'أُعيد المبلغ إلى العائلة', en: 'The money was given back to the family' },
  handedDone: { ar: /أُعيد إلى العائلة/, en: /has its money back/ },
  csv: { ar: 'تنزيل CSV', en: 'Save as CSV' },
  vat: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
} as const

/** A family with a charge of the office that nobody has paid. */
async function familyThatOwes(amount: number) {
  const customer = await makeCustomer()
  const { contract } = await createPaidResidentOrder(customer, recruitmentFields)
  const { result } = await officeApi.charge(contract, 'Lost key', amount)
  return { customer, number: String(Object(result).name), id: String(Object(result).id) }
}

const invoiceOf = async ({ customer, id }: Awaited<ReturnType<typeof familyThatOwes>>) => {
  const answer = await fetch(`${process.env['SITE_ADDRESS']}/api/my/invoices/${id}`, {
    headers: { 'api-token': customer.token },
  })
  return Object(await answer.json()).result
}

test(
  'two clerks take the money of one invoice: the second is refused and reads who did @axe',
  nightlyTag,
  async ({ page, browser, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const family = await familyThatOwes(115)
    const { number } = family
    const path = office(locale, `/money?part=unpaid&search=${number}`)
    const colleague = await browser.newPage({ baseURL: process.env['SITE_ADDRESS'] ?? '' })
    await signIn(page, say, path, 'finance')
    await signIn(colleague, say, path, 'owner')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectUsable(page)
    for (const on of [page, colleague]) await on.getByRole('link', { name: number }).click()
    await page.getByRole('radio', { name: say(words.machine) }).click()
    await expect(page.getByRole('list', { name: say(words.reads) })).toContainText(number)
    await page.getByRole('textbox', { name: say(words.receipt) }).fill(`R-${number}`)
    await colleague.getByRole('radio', { name: say(words.cash) }).click()
    await expect(colleague.getByRole('list', { name: say(words.reads) })).toContainText(number)
    await expectUsable(page)
    await page.getByRole('button', { name: say(words.machine) }).click()
    await expect(page.getByText(say(words.machineDone))).toBeVisible()
    await colleague.getByRole('button', { name: say(words.cash) }).click()
    await expect(colleague.getByText(say(words.gone)).first()).toBeVisible()
    await expect(colleague.getByText(say(words.recorded)).first()).toBeVisible()
    await colleague.close()
    const paid = await invoiceOf(family)
    expect([paid.state.value, paid.amount_due, paid.payment_method]).toEqual(['paid', 0, 'card_machine'])
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'what was paid at the card machine is in its list and its file, and goes back by hand @axe',
  nightlyTag,
  async ({ page, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const family = await familyThatOwes(115)
    const { number } = family
    await officeApi.ops(`/invoices/${number}/payments`, { method: 'card_machine', receipt: `R-${number}` })
    await signIn(page, say, office(locale, `/money/payments?search=R-${number}`), 'finance')
    await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText(`R-${number}`)
    await expectUsable(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: say(words.csv) }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file.trim().split('\r\n')).toHaveLength(2)
    expect(file).toContain(`R-${number}`)
    expect(file).toContain(',115.00,0.00')

    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('region', { name: say(words.facts) })).toContainText(`R-${number}`)
    await page.getByRole('textbox', { name: say(words.reason) }).fill('The key was found')
    await page.getByRole('button', { name: say(words.credit) }).click()
    await expect(page.getByText(say(words.creditDone))).toBeVisible()
    await page.goto(office(locale, `/money/refunds?search=${number}`))
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('radio', { name: say(words.handed) }).click()
    await page.getByRole('button', { name: say(words.handed) }).click()
    await expect(page.getByText(say(words.handedDone))).toBeVisible()
    expect((await invoiceOf(family)).state.value).toBe('credited')
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'a closing of today has what was paid in cash, and the VAT of its invoices @axe',
  nightlyTag,
  async ({ page, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const { number } = await familyThatOwes(230)
    await officeApi.ops(`/invoices/${number}/payments`, { method: 'cash' })
    await signIn(page, say, office(locale, '/money/closing'), 'auditor')
    await expect(page.getByRole('row', { name: say({ ar: /نقدًا/, en: /Cash/ }) })).toBeVisible()
    await expect(page.getByRole('region', { name: say(words.vat) }).getByRole('row')).toHaveCount(4)
    await expectUsable(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: say(words.csv) }).click()
    expect(await readFile(await (await saved).path(), 'utf8')).toContain(say({ ar: 'نقدًا', en: 'Cash' }))
    await page.goto(office(locale, '/money/closing?from=2020-01-01&to=2020-01-31'))
    await expect(
      page.getByRole('heading', {
        name: say({ ar: 'لا حركة في هذه الأيام', en: 'Nothing moved on these days' }),
      }),
    ).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'by keyboard alone, a clerk finds an unpaid invoice, records cash and comes back to the list @axe',
  nightlyTag,
  async ({ page, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const family = await familyThatOwes(57.5)
    await signIn(page, say, office(locale, '/money'), 'finance')
    await pressByKeyboard(page, page.getByRole('link', { name: say({ ar: /^غير مدفوعة/, en: /^Unpaid/ }) }))
    await expect(page).toHaveURL(/part=unpaid/)
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type(family.number.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/part=unpaid.*search=/)
    await pressByKeyboard(page, page.getByRole('link', { name: family.number }))
    await tabTo(page, page.getByRole('radio').first())
    await page.keyboard.press('Space')
    await expect(page.getByRole('list', { name: say(words.reads) })).toContainText(family.number)
    await pressByKeyboard(page, page.getByRole('button', { name: say(words.cash) }))
    await expect(page.getByText(say(words.cashDone))).toBeVisible()
    await pressByKeyboard(page, page.getByRole('link', { name: say({ ar: 'رجوع', en: 'Back' }) }).first())
    await expect(page).toHaveURL(/part=unpaid.*search=/)
    expect((await invoiceOf(family)).payment_method).toBe('cash')
    withoutSignInErrors(consoleErrors)
  },
)
