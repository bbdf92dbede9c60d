import type { Page } from '@playwright/test'

import { callApi, demoCustomer, makeCustomer, createSession, signInAs } from '../support/customer.ts'
import { officeApi } from '../support/office.ts'
import {
  eveningVisitFields,
  getOpenRequest,
  createPaidHourlyOrder,
  createPaidResidentOrder,
} from '../support/orders.ts'
import { expect, englishRunTag, test, nightlyTag } from '../support/test.ts'

const routes = [
  ['/ElectronicWallet', { ar: 'المحفظة', en: 'Wallet' }],
  ['/ElectronicWallet/WalletDetails', { ar: 'المحفظة', en: 'Wallet' }],
  ['/ElectronicWallet/WalletReturns', { ar: 'المبالغ المستردة والاستبدال', en: 'Refunds and replacements' }],
  ['/ElectronicWallet/WalletStore', { ar: 'بطاقاتي', en: 'My cards' }],
  ['/ElectronicWallet/WalletPays', { ar: 'القسائم', en: 'Vouchers' }],
  ['/ElectronicWallet/WalletGivings', { ar: 'المكافآت', en: 'Rewards' }],
] as const

const menu = { ar: 'قائمة الحساب', en: 'Account menu' }

const asDemo = async (page: Page) =>
  signInAs(page, await createSession(demoCustomer.nationalId, demoCustomer.password))

test(
  'each page of the wallet opens for its customer with its title',
  nightlyTag,
  async ({ page, at, say }) => {
    await asDemo(page)
    for (const [path, title] of routes) {
      await page.goto(at(path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(title))
      await expect(page.getByRole('status')).toHaveCount(0)
    }
  },
)

test('the wallet menu collapses below 700 px @route:/ElectronicWallet @route:/ElectronicWallet/WalletDetails @rule:side-menus @constant:wallet-menu-width', async ({
  page,
  at,
  say,
}) => {
  await asDemo(page)
  await page.setViewportSize({ width: 699, height: 800 })
  await page.goto(at('/ElectronicWallet'))
  const nav = page.getByRole('navigation', { name: say(menu) })
  await expect(nav.getByRole('button', { name: say(menu) })).toBeVisible()
  await expect(nav.getByRole('link')).toHaveCount(0)
  await page.setViewportSize({ width: 700, height: 800 })
  // A wider window shows all links of the account menu.
  await expect(nav.getByRole('link')).toHaveCount(19)
  await expect(nav.getByRole('link', { name: say({ ar: 'الرصيد', en: 'Balance' }) })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test(
  'the balance is the sum of the ledger entries, and a button loads older ones @route:/ElectronicWallet @route:/ElectronicWallet/WalletDetails @rule:wallet-ledger',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    for (const amount of Array.from({ length: 12 }, (_, index) => 10 + index))
      await officeApi.adjustWallet(customer.partnerId, amount)
    await signInAs(page, customer)
    await page.goto(at('/ElectronicWallet/WalletDetails'))
    // The balance is the sum 10 + 11 + … + 21 of the entries.
    await expect(page.getByRole('definition').first()).toContainText('186.00')
    // The entries of a day are a list under its date.
    const entries = page
      .getByRole('list', { name: say({ ar: 'حركة الرصيد', en: 'Transactions' }) })
      .getByRole('list')
      .getByRole('listitem')
    await expect(entries).toHaveCount(10)
    await page
      .getByRole('button', { name: say({ ar: 'عرض حركتين أخريين', en: 'Show more (2 entries)' }) })
      .click()
    await expect(entries).toHaveCount(12)
  },
)

test('a wallet return shows why it cannot be sent, a confirmation after sending, and the office’s answer @route:/ElectronicWallet/WalletReturns @rule:wallet-return @message:contract-not-found @message:request-not-sent @message:request-network-error @constant:return-review @constant:exchange-time @constant:refund-time', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  const customer = await makeCustomer()
  await createPaidHourlyOrder(customer, eveningVisitFields)
  await signInAs(page, customer)
  await page.goto(at('/ElectronicWallet/WalletReturns'))
  const form = page.getByRole('form', {
    name: say({ ar: 'المبالغ المستردة والاستبدال', en: 'Refunds and replacements' }),
  })
  const send = form.getByRole('button', { name: say({ ar: 'إرسال الطلب', en: 'Send the request' }) })
  for (const time of [
    { ar: 'خلال 48 ساعة', en: 'within 48 hours' },
    { ar: 'خلال يومي عمل', en: '2 business days' },
    { ar: 'خلال 5 إلى 7 أيام عمل', en: '5 to 7 business days' },
  ])
    await expect(page.getByRole('main')).toContainText(say(time))
  const email = form.getByLabel(say({ ar: 'البريد الإلكتروني', en: 'Email' }))
  await expect(email).toHaveValue(customer.email)
  await email.clear()
  await send.click()
  await expect(form).toContainText(say({ ar: 'لم نجد رقم العقد', en: 'contract number not found' }))
  await expect(form.getByLabel(say({ ar: 'العقد', en: 'Contract' }))).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')

  await email.fill(customer.email)
  await form.getByLabel(say({ ar: 'العقد', en: 'Contract' })).selectOption({ index: 1 })
  await expect(form.getByRole('option', { name: say({ ar: 'زيارة واحدة', en: 'visit' }) })).toHaveCount(1)
  await form.getByRole('radio', { name: say({ ar: 'استبدال الخدمة', en: 'Replace the service' }) }).check()
  await form
    .getByRole('checkbox', { name: say({ ar: 'خُصم المبلغ مرتين', en: 'I was charged twice' }) })
    .check()

  // The failures that the specification describes (portal, section 8), each with the expected
  // message.
  const cases = [
    [undefined, { ar: 'حدث خطأ أثناء إرسال الطلب', en: 'An error occurred while sending the request' }],
    [
      { success: false, code: 'internal', message: '' },
      { ar: 'تعذّر إرسال الطلب', en: 'failed to send the request' },
    ],
    [
      { success: false, code: 'internal', message: 'النظام مشغول' },
      { ar: 'النظام مشغول', en: 'النظام مشغول' },
    ],
    [
      { success: false, code: 'request_already_open', message: '' },
      { ar: 'لديكم طلب قائم على هذا العقد', en: 'request' },
    ],
  ] as const
  for (const [answer, words] of cases) {
    await page.route('**/api/replacement/create', (route) =>
      answer === undefined ? route.abort() : route.fulfill({ status: 422, json: answer }),
    )
    await send.click()
    await expect(form.getByRole('alert')).toContainText(say(words), { timeout: 12_000 })
    await page.unroute('**/api/replacement/create')
  }
  consoleErrors.splice(0)

  const sent = page.waitForRequest('**/api/replacement/create')
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({ action_type: 'replaceService', priority: 'medium' })
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    say({ ar: 'استلمنا طلبكم', en: 'Return request sent successfully' }),
  )

  // The answer of the office appears in the open list within seconds, without a reload.
  await page.getByRole('link', { name: say({ ar: 'متابعة الطلب', en: 'See the request' }) }).click()
  const requests = page.getByRole('list', { name: say({ ar: 'طلبات العقود', en: 'My requests' }) })
  await expect(
    requests.getByText(say({ ar: 'قيد المراجعة', en: 'In review' }), { exact: true }),
  ).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-same', 'page'))
  const { id } = await getOpenRequest(customer)
  // The request is rejected, because an approval would need an available worker.
  await officeApi.answerRequest(id, 'reject', { note: 'RT-5' })
  await expect(requests.getByText(say({ ar: 'مرفوض', en: 'Rejected' }), { exact: true })).toBeVisible({
    timeout: 15_000,
  })
  await expect(requests.getByText('RT-5').filter({ visible: true })).toBeVisible()
  await expect(page.locator('body[data-same]')).toHaveCount(1)
})

test(
  'a requested refund is frozen until the office approves it, which the open wallet shows @rule:wallet-ledger',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer, eveningVisitFields)
    await callApi(
      '/replacement/create',
      {
        contract_id: contractId,
        request_reason: 'not used',
        priority: 'medium',
        action_type: 'refundPayment',
        email: customer.email,
        phone: customer.phone,
      },
      customer.token,
    )
    await signInAs(page, customer)
    await page.goto(at('/ElectronicWallet'))
    const frozen = page.getByText(say({ ar: 'مبلغ مسترد بانتظار الموافقة', en: 'Refund awaiting approval' }))
    await expect(frozen).toBeVisible()
    await page.evaluate(() => document.body.setAttribute('data-same', 'page'))
    const { id } = await getOpenRequest(customer)
    await officeApi.answerRequest(id, 'approve')
    await expect(frozen).toHaveCount(0, { timeout: 15_000 })
    await expect(page.locator('body[data-same]')).toHaveCount(1)
  },
)

test(
  'a card is added without sending its number to the API, and removed after a confirmation @route:/ElectronicWallet/WalletStore @popup:add-card @rule:cards',
  englishRunTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    await signInAs(page, customer)
    const told: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) told.push(request.postData() ?? '')
    })
    await page.goto(at('/ElectronicWallet/WalletStore'))
    const add = say({ ar: 'إضافة بطاقة', en: 'Add a card' })
    await page.getByRole('link', { name: add }).click()
    const popup = page.getByRole('dialog', { name: add })
    const field = (name: { ar: string; en: string }) => popup.getByLabel(say(name))
    const number = field({ ar: 'رقم البطاقة', en: 'Card number' })
    const expiry = field({ ar: 'تاريخ الانتهاء', en: 'Expiry date' })
    const send = popup.getByRole('button', { name: say({ ar: 'إضافة البطاقة', en: 'Add the card' }) })

    await field({ ar: 'اسم حامل البطاقة', en: 'Cardholder' }).fill('NOURA ALQAHTANI')
    await number.fill('4242 4242 4242 4241')
    await expiry.fill('03/25')
    await field({ ar: 'رمز الأمان', en: 'Security code' }).fill('123')
    await send.click()
    await expect(number).toBeFocused()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(popup).toContainText(say({ ar: 'انتهت صلاحية هذه البطاقة', en: 'This card has expired' }))

    // Arabic-Indic digits are accepted.
    await number.fill('٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢')
    await expiry.fill('٠٨/٣٠')
    await send.click()
    await expect(popup.getByRole('status')).toContainText(
      say({ ar: 'حُفظت بطاقتك', en: 'Your card is saved' }),
    )
    await expect(popup).toHaveCount(0, { timeout: 4000 })
    expect(told.join(' ')).not.toMatch(/4242\s?4242|123"/)

    const card = say({ ar: 'فيزا تنتهي بـ4242', en: 'Visa ending in 4242' })
    await page.getByRole('button', { name: new RegExp(card) }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: say({ ar: 'حذف البطاقة', en: 'Remove the card' }) }).click()
    await expect(
      page.getByRole('heading', { name: say({ ar: 'لا بطاقات محفوظة', en: 'No saved cards' }) }),
    ).toBeVisible()
  },
)

test('a voucher is added by its code, and an unknown code is rejected at its field @route:/ElectronicWallet/WalletPays @rule:vouchers', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  const customer = await makeCustomer()
  await signInAs(page, customer)
  await page.goto(at('/ElectronicWallet/WalletPays'))
  const code = page.getByRole('textbox', { name: say({ ar: 'رمز القسيمة', en: 'Voucher code' }) })
  const claim = page.getByRole('button', { name: say({ ar: 'إضافة القسيمة', en: 'Add the voucher' }) })
  await code.fill('NOTHING99')
  await claim.click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(
    page.getByText(say({ ar: 'لا توجد قسيمة بهذا الرمز', en: 'We don’t know this voucher code' })),
  ).toBeVisible()
  // The browser logs the refused request.
  consoleErrors.splice(0)
  await code.fill('first25')
  await claim.click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '25%' })).toBeVisible()
  await expect(page.getByRole('list').getByText('FIRST25')).toBeVisible()
})

test(
  'points are turned into a voucher @route:/ElectronicWallet/WalletGivings @rule:points-into-a-voucher',
  englishRunTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { orderId } = await createPaidResidentOrder(customer)
    for (const stage of ['on_the_way', 'arrived', 'received']) await officeApi.advance(orderId, stage)
    await signInAs(page, customer)
    await page.goto(at('/ElectronicWallet/WalletGivings'))
    const points = page.getByRole('list', { name: say({ ar: 'حركة النقاط', en: 'Points history' }) })
    await expect(points.getByRole('listitem')).not.toHaveCount(0)
    await page
      .getByRole('button', { name: say({ ar: 'تحويلها إلى قسيمة', en: 'Convert to a voucher' }) })
      .click()
    await expect(page.getByText(say({ ar: 'صدرت قسيمتكم:', en: 'Your voucher is ready:' }))).toBeVisible()
    await page.getByRole('link', { name: say({ ar: 'عرض قسائمي', en: 'See my vouchers' }) }).click()
    await expect(page.getByText(/^PT-/)).toBeVisible()
  },
)
