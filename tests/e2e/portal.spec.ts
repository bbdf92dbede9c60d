import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

import { readQrCode, countPdfPages } from '../support/qr-code.ts'
import { callApi, demoCustomer, makeCustomer, createSession, signInAs } from '../support/customer.ts'
import { officeApi } from '../support/office.ts'
import { horizontalOverflow } from '../support/page-audits.ts'
import { createPaidHourlyOrder, placeHourlyOrder, sundayAfter } from '../support/orders.ts'
import { expect, englishRunTag, test, nightlyTag } from '../support/test.ts'

const routes = [
  ['/PersonalProfileLayout', { ar: 'اليوم', en: 'Today' }],
  ['/PersonalProfileLayout/InformationPanal', { ar: 'لوحة المعلومات', en: 'Dashboard' }],
  ['/PersonalProfileLayout/Bills', { ar: 'الفواتير', en: 'Invoices' }],
  ['/PersonalProfileLayout/ComplainsPanal', { ar: 'الشكاوى', en: 'Complaints' }],
  ['/PersonalProfileLayout/Visits', { ar: 'زياراتي', en: 'My visits' }],
  ['/PersonalProfileLayout/Notices', { ar: 'الإشعارات', en: 'Notifications' }],
  ['/SideBar', { ar: 'قائمة الحساب', en: 'Account menu' }],
] as const

const menu = { ar: 'قائمة الحساب', en: 'Account menu' }
const payWays = { ar: 'طريقة الدفع', en: 'How would you like to pay?' }

const asDemo = async (page: Page) =>
  signInAs(page, await createSession(demoCustomer.nationalId, demoCustomer.password))

/** A visit in a week of this test alone, so that tests do not take each other's workers. */
const oneVisit = (journey: number, locale: 'ar' | 'en') => ({
  service_package_id: 101,
  service_date: sundayAfter(12 + 7 * (journey + (locale === 'en' ? 5 : 0))),
})

const read = async (path: string, token: string): Promise<readonly Record<string, unknown>[]> => {
  const { result } = await callApi(path, undefined, token, 'GET')
  if (!Array.isArray(result)) throw new Error(`${path} is no list`)
  return result
}

test(
  'each page of the profile opens for its customer with its title',
  nightlyTag,
  async ({ page, at, say }) => {
    await asDemo(page)
    for (const [path, title] of routes) {
      await page.goto(at(path))
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(say(title))
      await expect(page.getByRole('status').filter({ hasText: /جارٍ|Loading/ })).toHaveCount(0)
    }
  },
)

test(
  'a filter of contracts and of invoices says how many it finds',
  nightlyTag,
  async ({ page, at, say }) => {
    await asDemo(page)
    const main = page.getByRole('main')
    await page.goto(at('/PersonalProfileLayout/Contract'))
    await expect(main.getByText(/CT-/).first()).toBeVisible()
    await main.getByRole('link', { name: say({ ar: 'ملغاة', en: 'Cancelled' }) }).click()
    const said = page.locator('[data-announcer] p')
    await expect(said).toHaveText([say({ ar: 'عقد واحد', en: '1 contract' })])
    await page.goto(at('/PersonalProfileLayout/Bills'))
    await expect(main.getByText(/INV-/).first()).toBeVisible()
    await main.getByRole('radio', { name: say({ ar: 'غير المدفوعة', en: 'Unpaid' }) }).click()
    await expect(said).toHaveText([/فاتورة|فواتير|فاتورتان|invoice/])
  },
)

test('a visitor without a session is redirected to sign-in @rule:guards', async ({ page, at }) => {
  await page.goto(at('/PersonalProfileLayout/Bills'))
  await expect(page).toHaveURL(/\/Login\?back=/)
})

test(
  'Today of a new customer does not scroll sideways on a phone @access:no-sideways-scroll',
  nightlyTag,
  async ({ page, at }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signInAs(page, await makeCustomer())
    await page.goto(at('/PersonalProfileLayout'))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(await horizontalOverflow(page)).toBe(0)
  },
)

test('the side menu collapses on narrow screens and marks the current page @route:/PersonalProfileLayout @rule:side-menus @constant:profile-menu-width', async ({
  page,
  at,
  say,
}) => {
  await asDemo(page)
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto(at('/PersonalProfileLayout/visits'))
  const nav = page.getByRole('navigation', { name: say(menu) })
  await expect(nav.getByRole('link', { name: say({ ar: 'الزيارات', en: 'Visits' }) })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const toggle = nav.getByRole('button', { name: say(menu) })
  await page.setViewportSize({ width: 500, height: 800 })
  await expect(toggle).toBeHidden()
  await page.setViewportSize({ width: 499, height: 800 })
  await expect(nav.getByRole('link')).toHaveCount(0)
  await toggle.click()
  await nav.getByRole('link', { name: say({ ar: 'الفواتير', en: 'Invoices' }) }).click()
  await expect(page).toHaveURL(/Bills$/)
  await expect(nav.getByRole('link')).toHaveCount(0)
  const bar = page.getByRole('navigation', { name: say({ ar: 'أقسام حسابكم', en: 'Account sections' }) })
  await bar.getByRole('link', { name: say({ ar: 'طلباتي', en: 'My orders' }) }).click()
  await expect(page).toHaveURL(/MyOrders$/)
  await expect(bar.getByRole('link', { name: say({ ar: 'طلباتي', en: 'My orders' }) })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await bar.getByRole('link', { name: say({ ar: 'اليوم', en: 'Today' }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say({ ar: 'اليوم', en: 'Today' }))
})

test(
  'each counter of the overview equals the length of its list, and those of visits and invoices open it @route:/PersonalProfileLayout/InformationPanal @rule:dashboard @popup:visits',
  englishRunTag,
  async ({ page, at, say }) => {
    const session = await createSession(demoCustomer.nationalId, demoCustomer.password)
    await signInAs(page, session)
    const running = await read('/services/running', session.token)
    const unpaid = (await read('/my/invoices', session.token)).filter(({ payable }) => payable === true)
    await page.goto(at('/PersonalProfileLayout/InformationPanal'))
    const tile = (name: { ar: string; en: string }) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name: say(name), exact: true }) })
    const visits = (await read('/my/visit-lines', session.token)).filter(
      ({ visit_status: status, ends_at: end }) =>
        /"(scheduled|on_the_way|in_progress)"/.test(JSON.stringify(status)) &&
        Date.parse(String(end)) > Date.now(),
    )
    const counted = [
      [{ ar: 'عقود سارية', en: 'Active contracts' }, running],
      [{ ar: 'عقود ملغاة', en: 'Cancelled contracts' }, await read('/services/cancelled', session.token)],
      [
        { ar: 'عقود تنتهي قريبًا', en: 'Contracts ending soon' },
        await read('/services/expiring', session.token),
      ],
      [{ ar: 'زيارات قادمة', en: 'Upcoming visits' }, visits],
      [{ ar: 'شكاوى مفتوحة', en: 'Open complaints' }, await read('/complaint/requests/open', session.token)],
      [{ ar: 'فواتير غير مدفوعة', en: 'Unpaid invoices' }, unpaid],
    ] as const
    for (const [name, list] of counted) {
      expect(list, name.en).not.toHaveLength(0)
      await expect(tile(name)).toHaveText(new RegExp(`(^|\\D)${list.length}(\\D|$)`))
    }

    await page.getByRole('link', { name: say({ ar: 'زيارات قادمة', en: 'Upcoming visits' }) }).click()
    const popup = page.getByRole('dialog', {
      name: say({ ar: 'زياراتكم القادمة', en: 'Your upcoming visits' }),
    })
    await expect(popup).toBeVisible()
    await expect(page).toHaveURL(/popup=visits/)
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)

    await page
      .getByRole('link', { name: say({ ar: 'فواتير غير مدفوعة', en: 'Unpaid invoices' }), exact: true })
      .click()
    await expect(page).toHaveURL(/Bills\?state=unpaid/)
    const list = page.getByRole('list', { name: say({ ar: 'الفواتير', en: 'Invoices' }) })
    await expect(list.getByRole('listitem')).toHaveCount(unpaid.length)
  },
)

test(
  'a failed counter on the overview does not affect the others @route:/PersonalProfileLayout/InformationPanal',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    await asDemo(page)
    await page.route('**/api/my/invoices', (route) =>
      route.fulfill({ status: 422, json: { success: false, code: 'invalid' } }),
    )
    await page.goto(at('/PersonalProfileLayout/InformationPanal'))
    await expect(page.getByText(say({ ar: 'تعذّر العدّ الآن', en: 'We couldn’t count these' }))).toBeVisible()
    await expect(
      page.getByRole('link', { name: say({ ar: 'عقود سارية', en: 'Active contracts' }), exact: true }),
    ).toBeVisible()
    consoleErrors.splice(0)
  },
)

test(
  'an unpaid invoice is paid at the provider and is shown as paid afterwards @route:/PersonalProfileLayout/Bills',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer, oneVisit(0, locale))
    await officeApi.charge(contractId, 'رسوم إضافية', 115)
    await signInAs(page, customer)
    // The page of the provider has no icon, which the browser would log as an error.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await page.goto(at('/PersonalProfileLayout/Bills?state=unpaid'))
    await page
      .getByRole('link', { name: say({ ar: /عرض الفاتورة INV-/, en: /View the invoice INV-/ }) })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say({ ar: 'دفع الفاتورة', en: 'Pay the invoice' }) })
      .click()
    const ways = page.getByRole('dialog', { name: say(payWays) })
    await expect(ways).toBeVisible()
    // The payment popup has a URL, and Back leads from the payment to the invoice.
    const asked = page.url()
    await page.goBack()
    await expect(ways).toHaveCount(0)
    await page.goto(asked)
    // The wallet is empty.
    await expect(ways.getByRole('radio', { name: say({ ar: 'المحفظة', en: 'Wallet' }) })).toBeDisabled()
    await expect(ways.getByRole('radio')).toHaveCount(2)
    await ways
      .getByRole('checkbox', {
        name: say({ ar: 'حفظ البطاقة للدفع بها لاحقًا', en: 'Save the card for next time' }),
      })
      .check()
    await ways.getByRole('button', { name: /115\.00/ }).click()
    await page.waitForURL(/\/checkout\//)
    await page.locator('button[value=succeed]').click()
    await page.waitForURL(/Bills\?invoice=/)
    const popup = page.getByRole('dialog')
    await expect(popup.getByText(say({ ar: 'مدفوعة', en: 'Paid' }), { exact: true })).toBeVisible()
    await expect(
      popup.getByRole('button', { name: say({ ar: 'دفع الفاتورة', en: 'Pay the invoice' }) }),
    ).toHaveCount(0)
    // The card was saved, as requested.
    await page.goto(at('/ElectronicWallet/WalletStore'))
    await expect(
      page.getByRole('list', { name: say({ ar: 'بطاقاتي', en: 'My cards' }) }).getByRole('listitem'),
    ).toHaveCount(1)
  },
)

test(
  'an invoice is paid from the wallet at once, and a toast confirms it',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer, oneVisit(4, locale))
    await officeApi.charge(contractId, 'رسوم إضافية', 115)
    await officeApi.adjustWallet(customer.partnerId, 200)
    await signInAs(page, customer)
    await page.goto(at('/PersonalProfileLayout/Bills?state=unpaid'))
    // The button of the row leads straight to the payment.
    await page.getByRole('link', { name: say({ ar: /^دفع INV-/, en: /^Pay INV-/ }) }).click()
    const ways = page.getByRole('dialog', { name: say(payWays) })
    await ways.getByRole('radio', { name: say({ ar: 'المحفظة', en: 'Wallet' }) }).check()
    await ways.getByRole('button', { name: /115\.00/ }).click()
    const told = page.getByText(say({ ar: 'دُفعت الفاتورة من محفظتكم.', en: 'Paid from your wallet.' }))
    await expect(told.last()).toBeVisible()
    await expect(ways).toHaveCount(0)
    await expect(page.getByText(say({ ar: 'لا فواتير بانتظار الدفع', en: 'No payments due' }))).toBeVisible()
    // As documented, the toast disappears after 2.5 seconds unless the pointer is over it.
    await page.mouse.move(5, 5)
    await expect(told).toHaveCount(0, { timeout: 5000 })
    await page.goto(at('/ElectronicWallet'))
    await expect(page.getByRole('definition').first()).toContainText('85.00')
  },
)

test(
  'after many simultaneous debits the shown balance is the sum of the ledger @R8',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer, oneVisit(4, locale))
    await officeApi.adjustWallet(customer.partnerId, 100)
    for (let count = 0; count < 6; count += 1) await officeApi.charge(contractId, 'رسوم', 30)
    const invoices = (await read('/my/invoices', customer.token)).filter(({ payable }) => payable === true)
    const paid = await Promise.allSettled(
      invoices.map(({ id }) =>
        callApi(`/my/invoices/${String(id)}/pay`, { method: 'wallet' }, customer.token),
      ),
    )
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await signInAs(page, customer)
    await page.goto(at('/ElectronicWallet'))
    await expect(page.getByRole('definition').first()).toContainText('10.00')
    await expect(
      page
        .getByRole('list', { name: say({ ar: 'حركة الرصيد', en: 'Transactions' }) })
        .getByRole('list')
        .getByRole('listitem'),
    ).toHaveCount(4)
  },
)

test('an invoice prints on one A4 page, and its QR code has the same content @route:/PersonalProfileLayout/Bills @popup:invoice @rule:invoices', async ({
  page,
  at,
  say,
}) => {
  const session = await createSession(demoCustomer.nationalId, demoCustomer.password)
  await signInAs(page, session)
  const [invoice] = (await read('/my/invoices', session.token)).filter(({ kind }) => kind === 'order')
  const { result: detail = {} } = await callApi(
    `/my/invoices/${String(invoice?.['id'])}`,
    undefined,
    session.token,
    'GET',
  )
  await page.goto(at(`/PersonalProfileLayout/Bills?invoice=${String(invoice?.['id'])}`))
  const code = page.getByRole('img', {
    name: say({
      ar: 'رمز الفاتورة للتحقق في تطبيق هيئة الزكاة والضريبة',
      en: 'Invoice code, to verify in the tax authority’s app',
    }),
  })
  await expect(code).toBeVisible()
  // Every invoice must be in Arabic; the other language is beside it.
  for (const title of ['فاتورة ضريبية مبسطة', 'Simplified tax invoice'])
    await expect(page.getByRole('dialog').getByText(title)).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const text = await readQrCode(code)
  expect(text).toBe(detail['qr'])
  const content = Buffer.from(text, 'base64').toString('utf8')
  expect(content).toContain(Number(detail['amount_total']).toFixed(2))
  expect(content).toContain(Number(detail['amount_tax']).toFixed(2))
  expect(countPdfPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
})

test('a credit note names its invoice @rule:invoices', nightlyTag, async ({ page, at, say }) => {
  const session = await createSession(demoCustomer.nationalId, demoCustomer.password)
  await signInAs(page, session)
  const [note] = (await read('/my/invoices', session.token)).filter(({ kind }) => kind === 'credit_note')
  await page.goto(at(`/PersonalProfileLayout/Bills?invoice=${String(note?.['id'])}`))
  const popup = page.getByRole('dialog', { name: say({ ar: 'إشعار دائن', en: 'Credit note' }) })
  await expect(popup.getByText(say({ ar: 'عن الفاتورة', en: 'For invoice' }))).toBeVisible()
  await expect(popup.getByText(/^INV-/)).toBeVisible()
})

test(
  'a complaint is sent, shows its deadline, and gets the office’s answer @route:/PersonalProfileLayout/ComplainsPanal @rule:complaints @popup:complaint',
  englishRunTag,
  async ({ page, at, say, locale }) => {
    const customer = await makeCustomer()
    await createPaidHourlyOrder(customer, oneVisit(1, locale))
    await signInAs(page, customer)
    await page.goto(at('/PersonalProfileLayout/ComplainsPanal'))
    const open = say({ ar: 'شكوى جديدة', en: 'New complaint' })
    await page.getByRole('link', { name: open }).click()
    const popup = page.getByRole('dialog', { name: open })
    const send = popup.getByRole('button', { name: say({ ar: 'إرسال الشكوى', en: 'Send the complaint' }) })

    await send.click()
    const contracts = popup.getByRole('combobox', { name: say({ ar: /^العقد/, en: /^Contract/ }) })
    await expect(contracts).toBeFocused()
    await expect(contracts).toHaveAttribute('aria-invalid', 'true')

    // A contract reads like its row: the plan, the worker, the day.
    const option = contracts.getByRole('option', { name: say({ ar: / · حتى \d/, en: / · until \d/ }) })
    await expect(option).toHaveText(say({ ar: /^زيارة واحدة/, en: /^Single/ }))
    await contracts.selectOption(await option.innerText())
    await popup.getByRole('radio', { name: say({ ar: 'تأخير', en: 'Delay' }) }).check()
    const visits = popup.getByLabel(say({ ar: /^عن أي زيارة؟/, en: /^Which visit was it\?/ }))
    await visits.selectOption({ index: 1 })
    await popup.getByRole('textbox').fill('وصلت بعد الموعد بساعة')
    const photo = { name: 'door.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await popup.getByLabel(say({ ar: /^صور/, en: /^Photos/ })).setInputFiles(photo)
    await expect(
      popup.getByRole('img', { name: say({ ar: 'تم رفع door.png', en: 'door.png uploaded' }) }),
    ).toBeVisible()
    await send.click()
    await expect(popup.getByRole('status')).toContainText(
      say({ ar: 'وصلتنا شكواك', en: 'We have your complaint' }),
    )
    await expect(popup.getByRole('status')).toContainText(/CP-/)
    // As documented, the popup closes two seconds after success.
    await expect(popup).toHaveCount(0, { timeout: 4000 })

    const card = page.getByRole('list', { name: say({ ar: 'الشكاوى', en: 'Complaints' }) })
    await expect(card).toContainText('وصلت بعد الموعد بساعة')
    await expect(card).toContainText(say({ ar: 'نرد عليكم قبل', en: 'We answer by' }))
    await expect(card.getByRole('link', { name: /\d/ })).toHaveAttribute('href', /Profile\w*\/Visits$/)
    const shown = say({ ar: 'الصورة 1 من 1', en: 'Photo 1 of 1' })
    await card.getByRole('button', { name: shown }).click()
    const enlarged = page.getByRole('dialog', { name: shown })
    await expect(enlarged.getByRole('img', { name: shown })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(enlarged).toHaveCount(0)

    const [complaint] = await read('/complaint/requests', customer.token)
    await page.evaluate(() => document.body.setAttribute('data-same', 'page'))
    await officeApi.answerComplaint(String(complaint?.['id']), 'on_hold', { note: 'ننتظر إفادة السائق' })
    // The open page polls every five seconds while an answer is pending.
    const reply = page.getByText('ننتظر إفادة السائق').filter({ visible: true })
    await expect(reply).toBeVisible({ timeout: 15_000 })
    await expect(page.locator('body[data-same]')).toHaveCount(1)
    await page.goto(at('/PersonalProfileLayout/ComplainsPanal?state=on_hold'))
    await expect(reply).toBeVisible()
    await page.getByRole('radio', { name: say({ ar: 'مفتوحة', en: 'Open' }) }).click({ force: true })
    await expect(page).toHaveURL(/state=open/)
    await expect(
      page.getByRole('heading', {
        name: say({ ar: 'لا شكاوى بهذه الحالة', en: 'No complaints with this status' }),
      }),
    ).toBeVisible()
  },
)

test('a refused complaint shows the message of the server or a general error @message:something-went-wrong @message:server-message', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  await asDemo(page)
  await page.goto(at('/PersonalProfileLayout/ComplainsPanal?popup=complaint'))
  const popup = page.getByRole('dialog')
  await popup.getByRole('combobox').selectOption({ index: 1 })
  await popup.getByRole('radio').last().check()
  const cases = [
    ['', { ar: 'حدث خطأ ما', en: 'something went wrong' }],
    ['النظام مشغول', { ar: 'النظام مشغول', en: 'النظام مشغول' }],
  ] as const
  for (const [message, words] of cases) {
    await page.route('**/api/complaint/create', (route) =>
      route.fulfill({ status: 422, json: { success: false, code: 'internal', message } }),
    )
    await popup.getByRole('button', { name: say({ ar: 'إرسال الشكوى', en: 'Send the complaint' }) }).click()
    await expect(popup.getByRole('alert')).toContainText(say(words))
    await page.unroute('**/api/complaint/create')
  }
  consoleErrors.splice(0)
})

test('the bell says whether notices are new, a notice of an order links to the order, and texts of a topic can be turned off @route:/PersonalProfileLayout/Notices @rule:notices', async ({
  page,
  at,
  say,
}) => {
  const customer = await makeCustomer()
  const id = await placeHourlyOrder(customer)
  await signInAs(page, customer)
  await page.goto(at('/PersonalProfileLayout/PersonalAccount'))
  const choiceBy = (way: Record<'ar' | 'en', string>) =>
    page
      .getByRole('group', { name: say(way) })
      .getByRole('switch', { name: /الطلبات: الدفع|Orders: payment/ })
  const choice = choiceBy({ ar: 'برسالة نصية', en: 'By text message' })
  await expect(choice).toBeChecked()
  await choice.click()
  await expect(choice).not.toBeChecked()
  await expect(choiceBy({ ar: 'بالبريد الإلكتروني', en: 'By email' })).toBeChecked()
  const bell = page.getByRole('banner').getByRole('link', { name: /الإشعارات|Notifications/ })
  await expect(bell).toHaveAccessibleName(/جديد|new/)
  await bell.click()
  const title = say({ ar: 'الإشعارات', en: 'Notifications' })
  const list = page.getByRole('list', { name: title, exact: true })
  const entry = list.getByRole('link', { name: /وصلنا طلبكم|We have your order/ })
  // Exact, because a notice can contain the word itself.
  const badgeOf = (part: typeof list) => part.getByText(say({ ar: 'جديد', en: 'New' }), { exact: true })
  await expect(badgeOf(entry)).toBeVisible()
  await entry.click()
  await expect(page).toHaveURL(new RegExp(`MyOrdersTwo\\?order=${id}`))
  await bell.click()
  await expect(entry).toBeVisible()
  await expect(badgeOf(entry)).toHaveCount(0)
  const readAll = page.getByRole('button', { name: say({ ar: 'قراءة الكل', en: 'Mark all as read' }) })
  if ((await badgeOf(list).count()) > 0) await readAll.click()
  await expect(readAll).toHaveCount(0)
  await expect(bell).toHaveAccessibleName(title)
  await page.goto(at('/PersonalProfileLayout/PersonalAccount'))
  await expect(choice).not.toBeChecked()
})

test(
  'the bell counts an answer of the office without a reload @rule:notices',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer)
    const complaint = await callApi(
      '/complaint/create',
      { contract_id: contractId, request_date: sundayAfter(0), request_reason: 'x', priority: 'low' },
      customer.token,
    )
    await signInAs(page, customer)
    const opened = page.waitForResponse((response) => response.url().endsWith('/my/notices/events'))
    await page.goto(at('/PersonalProfileLayout/Notices'))
    await opened
    const bell = page.getByRole('banner').getByRole('link', { name: /الإشعارات|Notifications/ })
    await expect(bell).toHaveAccessibleName(/جديد|new/)
    const before = await bell.getAttribute('aria-label')
    await officeApi.answerComplaint(String(complaint.result?.['id']), 'closed', { note: 'x' })
    await expect(bell).not.toHaveAccessibleName(before ?? '')
    const list = page.getByRole('list', { name: say({ ar: 'الإشعارات', en: 'Notifications' }), exact: true })
    await expect(list.getByRole('listitem').first()).toContainText(say({ ar: /شكواكم/, en: /complaint/ }))
  },
)

const lists = [
  ['/MyOrders', '/my/orders'],
  ['/PersonalProfileLayout/Contract', '/services/'],
  ['/PersonalProfileLayout/Requests', '/my/requests'],
  ['/PersonalProfileLayout/ComplainsPanal', '/complaint/requests'],
  ['/PersonalProfileLayout/Bills', '/my/invoices'],
  ['/PersonalProfileLayout/Visits', '/my/visit-lines'],
  ['/PersonalProfileLayout/Notices', '/my/notices'],
  ['/ElectronicWallet/WalletStore', '/my/cards'],
  ['/ElectronicWallet/WalletPays', '/my/vouchers'],
  ['/ElectronicWallet/WalletGivings', '/my/rewards'],
] as const
// HTML instead of JSON, and truncated JSON with `false` in place of a list.
const drifts = [
  { contentType: 'text/html', body: '<!doctype html><p>Bad gateway' },
  { contentType: 'application/json', body: '{"success":true,"result":false' },
]

test(
  'a list that fails to load shows an error and can be reloaded; the rest of the page stays @rule:empty-and-failed-lists',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    await asDemo(page)
    for (const [index, [path, call]] of lists.entries()) {
      const broken = (address: URL) => address.pathname.startsWith(`/api${call}`)
      await page.route(broken, (route) => route.fulfill({ status: 200, ...drifts[index % drifts.length] }))
      await page.goto(at(path))
      const main = page.getByRole('main')
      const again = main.getByRole('button', { name: say({ ar: 'محاولة أخرى', en: 'Try again' }) })
      await expect(again.first(), path).toBeVisible({ timeout: 15_000 })
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
      await page.unroute(broken)
      await again.first().click()
      await expect(again, path).toHaveCount(0)
    }
    consoleErrors.splice(0)
  },
)

test(
  'values that a response lacks get their documented placeholders @message:unknown-worker @message:not-assigned @message:no-start-date @message:no-status @message:unknown-customer @message:no-phone @message:not-available @message:no-end-date',
  englishRunTag,
  async ({ page, at, say }) => {
    await asDemo(page)
    const bare = { success: true, result: { id: 'c1', name: 'C-1' } }
    await page.route('**/api/my/visit-lines', (route) =>
      route.fulfill({
        json: { success: true, result: [{ id: 'v1', name: 'V-1', visit_status: { value: 'scheduled' } }] },
      }),
    )
    await page.route('**/api/complaint/requests*', (route) =>
      route.fulfill({ json: { success: true, result: [bare.result] } }),
    )
    await page.route('**/api/my/contracts/c1', (route) => route.fulfill({ json: bare }))
    const main = page.getByRole('main')
    await page.goto(at('/PersonalProfileLayout/Visits'))
    for (const words of [
      { ar: 'لا تاريخ بداية', en: 'No start date' },
      { ar: 'لم يُحدَّد بعد', en: 'Not assigned' },
    ])
      await expect(main).toContainText(say(words))
    await page.goto(at('/PersonalProfileLayout/ComplainsPanal'))
    for (const words of [
      { ar: 'اسم غير معروف', en: 'Unknown worker' },
      { ar: 'بلا حالة', en: 'No status' },
    ])
      await expect(main).toContainText(say(words))
    await page.goto(at('/PersonalProfileLayout/Contract?popup=contract&contract=c1'))
    const popup = page.getByRole('dialog')
    for (const words of [
      { ar: 'عميل غير معروف', en: 'unknown customer' },
      { ar: 'لا يوجد جوال', en: 'no phone' },
      { ar: 'غير متاح', en: 'not available' },
      { ar: 'لا تاريخ نهاية', en: 'no end date' },
    ])
      await expect(popup).toContainText(say(words), { ignoreCase: true })
  },
)

test('a visit is exported to the calendar and moved to a free time, and not to its own time @route:/PersonalProfileLayout/Visits @rule:visits-list @popup:move-visit @rule:move-a-visit @rule:calendar-ids', async ({
  page,
  at,
  say,
  locale,
}) => {
  const customer = await makeCustomer()
  const { orderId } = await createPaidHourlyOrder(customer, oneVisit(2, locale))
  await signInAs(page, customer)
  await page.goto(at('/PersonalProfileLayout/Visits'))
  const next = page
    .getByRole('list', { name: say({ ar: 'الزيارات القادمة', en: 'Upcoming visits' }) })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()

  const download = page.waitForEvent('download')
  await next.getByRole('button', { name: say({ ar: 'إضافة إلى التقويم', en: 'Add to calendar' }) }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  const path = await file.path()
  expect(await readFile(path, 'utf8')).toContain(
    `DTSTART:${oneVisit(2, locale).service_date.replaceAll('-', '')}T043000Z`,
  )

  await next.getByRole('link', { name: say({ ar: 'تغيير الموعد', en: 'Reschedule' }) }).click()
  const popup = page.getByRole('dialog', {
    name: say({ ar: 'تغيير موعد الزيارة', en: 'Reschedule the visit' }),
  })
  const morning = popup.getByRole('radio', { name: say({ ar: 'صباحًا', en: 'Morning' }) })
  await expect(morning).toBeDisabled()
  const day = popup.getByRole('textbox', { name: say({ ar: 'اليوم', en: 'Day' }) })
  const following = new Date(Date.parse(oneVisit(2, locale).service_date) + 86_400_000)
  const [year, month, date] = following.toISOString().slice(0, 10).split('-')
  await day.fill(`${date}/${month}/${year}`)
  await day.press('Tab')
  await morning.check()
  await expect(popup.getByRole('radio')).toHaveCount(1)
  await popup.getByRole('button', { name: say({ ar: 'تغيير الموعد', en: 'Reschedule' }) }).click()
  await expect(popup.getByRole('status')).toContainText(
    say({ ar: 'تغيّر موعد زيارتكم', en: 'Your visit has a new time' }),
  )
  await expect(popup).toHaveCount(0, { timeout: 4000 })
  // The calendar replaces the earlier event.
  const again = page.waitForEvent('download')
  await next.getByRole('button', { name: say({ ar: 'إضافة إلى التقويم', en: 'Add to calendar' }) }).click()
  const files = [path, await (await again).path()]
  const [before, after] = await Promise.all(files.map((each) => readFile(each, 'utf8')))
  const uid = /^UID:.*$/m
  expect(uid.exec(after ?? '')?.[0]).toBe(uid.exec(before ?? '')?.[0])
  expect(before).toContain('SEQUENCE:0')
  expect(after).toContain('SEQUENCE:1')
  await expect(next).toContainText(say({ ar: 'الاثنين', en: 'Monday' }))
  // The calendar file of the order contains the change too.
  await page.goto(at(`/MyOrdersTwo?order=${orderId}`))
  const ofOrder = page.waitForEvent('download')
  await page.getByRole('button', { name: say({ ar: 'إضافة إلى التقويم', en: 'Add to calendar' }) }).click()
  const event = await readFile(await (await ofOrder).path(), 'utf8')
  expect(uid.exec(event)?.[0]).toBe(uid.exec(after ?? '')?.[0])
  expect(event).toContain('SEQUENCE:1')
  expect(event).not.toContain('STATUS')
  // A visit that the office cancels stays in the list, and its calendar file cancels the event.
  const visit = (await read('/my/visit-lines', customer.token)).find(
    ({ visit_status: status }) => Object(status).value === 'scheduled',
  )
  await officeApi.markVisit(String(visit?.['id']), 'cancelled')
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /:30/ })).toContainText(
    say({ ar: 'ملغاة', en: 'Cancelled' }),
  )
  const last = page.waitForEvent('download')
  await page.getByRole('button', { name: say({ ar: 'تحديث التقويم', en: 'Update my calendar' }) }).click()
  const cancelled = await readFile(await (await last).path(), 'utf8')
  expect(uid.exec(cancelled)?.[0]).toBe(uid.exec(event)?.[0])
  expect(cancelled).toContain('SEQUENCE:2')
  expect(cancelled).toContain('STATUS:CANCELLED')
})

test(
  'the portal opens on the overview, which shows the next visit and an unpaid invoice @route:/PersonalProfileLayout',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    const customer = await makeCustomer()
    await signInAs(page, customer)
    await page.goto(at('/PersonalProfileLayout'))
    await expect(
      page.getByRole('heading', {
        name: say({ ar: 'لا شيء مطلوب منكم الآن', en: 'Nothing needs you right now' }),
      }),
    ).toBeVisible()
    const { contractId } = await createPaidHourlyOrder(customer, oneVisit(3, locale))
    await officeApi.charge(contractId, 'رسوم إضافية', 115)
    await page.reload()
    await expect(
      page.getByText(say({ ar: 'زيارتكم القادمة', en: 'Your next visit' }), { exact: true }),
    ).toBeVisible()
    await page.getByRole('link', { name: say({ ar: 'دفع INV', en: 'Pay INV' }) }).click()
    await expect(page).toHaveURL(/Bills\?invoice=/)
    // The next visit opens its contract, which has the actions of its row.
    await page.goto(at('/PersonalProfileLayout'))
    await page.locator('[data-card-link]').first().click()
    const contract = page.getByRole('dialog', { name: say({ ar: 'تفاصيل العقد', en: 'Contract details' }) })
    await contract
      .getByRole('button', { name: say({ ar: /^إجراءات العقد/, en: /^Contract actions/ }) })
      .click()
    await contract.getByRole('link', { name: say({ ar: /^تقديم شكوى/, en: /^Make a complaint/ }) }).click()
    await expect(page).toHaveURL(/ComplainsPanal\?popup=complaint&contract=/)
    // The menu of the visit leads to the cancellation.
    await page.goto(at('/PersonalProfileLayout'))
    const more = say({ ar: /^إجراءات أخرى/, en: /^More actions/ })
    await page.getByRole('main').getByRole('button', { name: more }).click()
    await page.getByRole('link', { name: say({ ar: /^إلغاء الزيارة/, en: /^Cancel the visit/ }) }).click()
    await expect(page).toHaveURL(/Contract\?popup=cancellation&contract=/)
    await expect(
      page.getByRole('dialog').getByRole('button', { name: say({ ar: 'إلغاء الآن', en: 'Cancel now' }) }),
    ).toBeVisible()
    // One link leads to another booking of the same plan.
    await page.goto(at('/PersonalProfileLayout'))
    await page.getByRole('link', { name: say({ ar: 'حجز مرة أخرى', en: 'Book again' }), exact: true }).click()
    await expect(page).toHaveURL((url) => url.pathname.startsWith(at('/s1/1/')))
  },
)

test(
  'the account menu lists the five pages of the wallet and signs out @route:/SideBar @rule:header',
  englishRunTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    await signInAs(page, customer)
    await page.goto(at('/SideBar'))
    const wallet = page.getByRole('navigation', { name: say({ ar: 'محفظتي', en: 'My wallet' }) })
    await expect(wallet.getByRole('link')).toHaveCount(5)
    await page
      .getByRole('main')
      .getByRole('button', { name: say({ ar: 'تسجيل الخروج', en: 'Sign out' }) })
      .click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
    // Signing out in the menu of the header leads to the sign-in page too.
    await expect(page).toHaveURL((url) => url.pathname + url.search === at('/Login'))
  },
)
