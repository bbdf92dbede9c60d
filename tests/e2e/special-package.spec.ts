import { bookingPage } from '../support/booking.ts'
import { callApi, makeAddress, makeCustomer, signInAs } from '../support/customer.ts'
import { officeApi } from '../support/office.ts'
import { getOrder, sundayAfter } from '../support/orders.ts'
import { nightlyAxeViolations, overflowAt320 } from '../support/page-audits.ts'
import { expect, test, nightlyTag } from '../support/test.ts'
import { startServerForTestFile } from '../support/own-server.ts'

startServerForTestFile()

const words = {
  title: { ar: 'سعركم جاهز', en: 'Your price is ready' },
  why: { ar: 'رسالة من مكتبنا', en: 'A message from our office' },
  pay: { ar: 'دفع', en: 'Pay' },
  moves: {
    ar: 'إذا تم الدفع في هذا اليوم أو بعده، تبدأ الخدمة في اليوم التالي للدفع.',
    en: 'If you pay on that day or later, service starts the day after you pay.',
  },
  origin: {
    ar: 'من يعمل لديكم في هذه الباقة سيأتي من الدمام، لا من مدينتكم',
    en: 'Workers of this package come from Dammam, not from your city',
  },
  originAgreed: { ar: 'نوافق على من يأتي من الدمام', en: 'We agree to workers from Dammam' },
  originMissing: {
    ar: 'تلزم الموافقة للمتابعة، أو اختيار غير ذلك.',
    en: 'Agree to this to go on, or choose another worker or address.',
  },
  confirmed: { ar: 'حجزكم مؤكد', en: '' },
  instalments: { ar: 'أقساط', en: 'Instalments' },
  noRefund: { ar: 'لا إلغاء ولا استرداد مع الأقساط', en: 'No cancellation or refund with instalments' },
} as const

test(
  'a package that the office has priced is agreed to with its address and paid from the wallet @rule:package-agreement',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    const customer = await makeCustomer()
    const second = await makeAddress(customer)
    const { id } = await callApi(
      '/special_packages',
      {
        worker_type: 'nanny',
        nationality: 'filipino',
        worker_count: 2,
        duration: '3months',
        start_date: sundayAfter(30),
      },
      customer.token,
    ).then((answer) => ({ id: String(Object(answer).id) }))
    await officeApi.ops(`/orders/${id}/price`, {
      list_price: 60_000,
      employee_wage: 9000,
      note: 'Both speak English',
    })
    const { partner_id: partnerId } = JSON.parse(customer.currentUser)
    await officeApi.adjustWallet(partnerId, 70_000)
    await signInAs(page, customer)
    const booking = bookingPage(page, say)

    await page.goto(at(`/MyOrdersTwo?order=${id}`))
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${say(words.pay)}:`) })
      .click()
    await expect(page.getByRole('heading', { name: say(words.title) })).toBeVisible()
    await expect(page.getByRole('main').getByText(say(words.why))).toBeVisible()
    await expect(page.getByText('Both speak English')).toBeVisible()
    await expect(page.getByText('67,650.00').first()).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
    expect(await overflowAt320(page)).toBe(0)

    await page.getByRole('radio').nth(1).check({ force: true })
    await booking.payButton().click()
    await booking.agree()
    await expect(page.getByText(say(words.origin))).toBeVisible()
    consoleErrors.splice(0)
    await booking.payButton().click()
    await expect(page.getByText(say(words.originMissing))).toBeVisible()
    await page.getByRole('checkbox', { name: say(words.originAgreed) }).check({ force: true })
    expect(await nightlyAxeViolations(page)).toEqual([])
    await booking.payButton().click()
    await expect(page.getByRole('dialog').getByText(say(words.moves))).toBeVisible()
    await booking.agree()
    const methods = page.getByRole('dialog')
    await methods
      .getByRole('radio', { name: new RegExp(`^${say(words.instalments)}`) })
      .check({ force: true })
    await expect(methods.getByText(say(words.noRefund))).toBeVisible()
    await booking.payBy('wallet')
    await expect(page.getByRole('heading', { name: say(words.confirmed) })).toBeVisible()
    const order = await getOrder(customer, id)
    expect(order.status.value).toBe('processing')
    expect(Object(order)['partner_shipping_id'].id).toBe(second)
  },
)
