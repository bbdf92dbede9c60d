import { callApi, makeCustomer, signInAs } from '../support/customer.ts'
import {
  createPaidHourlyOrder,
  createPaidResidentOrder,
  eveningVisitFields,
  sundayAfter,
} from '../support/orders.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { movableServerClock } from '../support/server-clock.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

const clock = movableServerClock()
startServerForTestFile(clock.environment)

const words = {
  allVat: { ar: 'منه كل ضريبة القيمة المضافة', en: 'Of which all VAT' },
  cancelNow: { ar: 'إلغاء الآن', en: 'Cancel now' },
  voucherBack: { ar: 'تعود إليكم قسيمتكم كاملة:', en: 'You get your voucher back in full:' },
  used: { ar: 'مستخدمة', en: 'Used' },
  popup: { ar: 'طلب إلغاء العقد', en: 'Cancel the contract' },
  sendCancel: { ar: 'إرسال طلب الإلغاء', en: 'Send the cancellation request' },
  moved: {
    ar: 'تغيّر المبلغ منذ أن فتحتم هذا الطلب. هذا هو المبلغ الآن.',
    en: 'The amount has changed since you opened this request. This is the amount now.',
  },
  free: { ar: 'الإلغاء مجاني حتى', en: 'Free to cancel until' },
} as const

test(
  'a cancellation left open over its free moment shows and sends the new sum @W7',
  nightlyTag,
  async ({ page, at, say }) => {
    const day = sundayAfter(14)
    // The visit begins at four, so cancelling is free until four two days before.
    const minutesBefore = (minutes: number) =>
      new Date(Date.parse(`${day}T16:00:00+03:00`) - (48 * 60 + minutes) * 60_000).toISOString()
    clock.set(minutesBefore(8))
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer, {
      ...eveningVisitFields,
      service_date: day,
    })
    await signInAs(page, customer)
    await page.clock.install({ time: minutesBefore(8) })
    await page.goto(at(`/PersonalProfileLayout/Contract?popup=cancellation&contract=${contractId}`))
    const popup = page.getByRole('dialog', { name: say(words.popup) })
    await expect(popup.getByText(say(words.free))).toBeVisible()
    await expect(popup.getByText('120.75').first()).toBeVisible()
    clock.set(minutesBefore(-7))
    await page.clock.runFor('15:00')
    await expect(popup.getByText(say(words.moved))).toBeVisible()
    await expect(popup.getByText('120.75')).toHaveCount(0)
    const sent = page.waitForRequest('**/cancellation/create')
    await popup.getByRole('button', { name: say(words.sendCancel) }).click()
    const { expected_refund: refund } = (await sent).postDataJSON()
    expect(refund).toBeLessThan(120.75)
    clock.set(new Date().toISOString())
  },
)

test(
  'a free cancellation says that the voucher comes back whole @W6',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer, {
      ...eveningVisitFields,
      voucher_code: 'FIRST25',
    })
    await signInAs(page, customer)
    await page.goto(at(`/PersonalProfileLayout/Contract?popup=cancellation&contract=${contractId}`))
    const popup = page.getByRole('dialog', { name: say(words.popup) })
    await expect(popup.getByText(say(words.voucherBack))).toBeVisible()
    await expect(popup.getByText('FIRST25')).toBeVisible()
    await popup.getByRole('button', { name: say(words.cancelNow) }).click()
    await expect(popup.getByRole('status').getByText(say(words.voucherBack))).toBeVisible()
    await page.goto(at('/ElectronicWallet/WalletPays'))
    await expect(page.getByText('FIRST25').first()).toBeVisible()
    await expect(page.getByText(say(words.used), { exact: true })).toHaveCount(0)
  },
)

test(
  'an order with transport says all its VAT, as its invoice does @W11',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { orderId } = await createPaidResidentOrder(customer, { need_delivery: 1 })
    await signInAs(page, customer)
    await page.goto(at(`/MyOrdersTwo?order=${orderId}`))
    const row = page.locator('dl > div').filter({ hasText: say(words.allVat) })
    await expect(row).toBeVisible()
    const { result: { invoice_id: invoice } = {} } = await callApi(
      `/my/orders/${orderId}`,
      undefined,
      customer.token,
      'GET',
    )
    const { result } = await callApi(
      `/my/invoices/${String(Object(invoice).id)}`,
      undefined,
      customer.token,
      'GET',
    )
    await expect(row).toContainText(Number(result?.['amount_tax']).toFixed(2))
  },
)
