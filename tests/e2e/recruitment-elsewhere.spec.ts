import { bookingPage, listOrders, bookingLabels } from '../support/booking.ts'
import { makeAddress, makeCustomer, signInAs } from '../support/customer.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

// The office has recruitment contracts signed and paid on the government platform.
startServerForTestFile({ MEDIATION_PAYMENT: 'musaned' })

test(
  'a recruitment paid on the government platform is a request without payment and shows the next steps @rule:government-platform',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    await makeAddress(customer, true)
    await signInAs(page, customer)
    const booking = bookingPage(page, say)
    await page.goto(at('/s3/403'))
    await booking.visa()
    await booking.next()
    await expect(page.getByRole('radio', { name: say(bookingLabels.office) })).toBeChecked()
    await booking.next()
    await booking.delivery('pickup')
    await booking.next()
    await page
      .getByRole('button', {
        name: say({ ar: 'إرسال طلب الاستقدام', en: 'Send the recruitment request' }),
      })
      .click()
    const terms = page.getByRole('dialog')
    await expect(terms).toContainText(say({ ar: 'لا يُدفع هنا شيء الآن', en: 'You pay nothing here now' }))
    await page.getByRole('checkbox', { name: say(bookingLabels.workSchedule) }).check({ force: true })
    await page.getByRole('checkbox', { name: say(bookingLabels.terms) }).check({ force: true })
    await terms
      .getByRole('button', { name: say({ ar: 'الموافقة وإرسال الطلب', en: 'Agree and send the request' }) })
      .click()
    await expect(page).toHaveURL(/\/payment-result\//)
    await expect(
      page.getByRole('heading', { level: 1, name: say({ ar: 'وصلنا طلبكم', en: 'Request received' }) }),
    ).toBeVisible()
    await expect(page.getByText(say({ ar: 'منصة مساند', en: 'Musaned platform' }))).toBeVisible()
    const [order, ...others] = await listOrders(customer)
    expect([order?.status.value, others]).toEqual(['processing', []])
    // Nothing is due, so there is no pay button.
    await expect(page.getByRole('button', { name: new RegExp(`^${say(bookingLabels.pay)}`) })).toHaveCount(0)
    // The draft became a request and is deleted.
    await page.goto(at('/s3/403'))
    await expect(booking.at('papers')).toBeVisible()
  },
)
