import { demoCustomer, makeCustomer, createSession, signInAs } from '../support/customer.ts'
import { expectFocusTrap, pressByKeyboard, skipToContent, tabTo } from '../support/keyboard.ts'
import { eveningVisitFields, listOrders, createPaidHourlyOrder } from '../support/orders.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

const A_PAGE = 50

test(
  'by keyboard alone, an order is opened and tracked, and focus returns to where it was',
  nightlyTag,
  async ({ page, at, say }) => {
    const session = await createSession(demoCustomer.nationalId, demoCustomer.password)
    const orders = await listOrders(session)
    const place = orders.findIndex(({ kind }) => kind === 'mediation')
    const number = String(orders[place]?.['number'])
    await signInAs(page, session)
    await page.goto(at(`/MyOrders?page=${Math.floor(place / A_PAGE) + 1}`))
    const details = page.getByRole('heading', { name: new RegExp(`${number}$`) }).getByRole('link')
    await expect(details).toBeVisible()
    await skipToContent(page)
    await pressByKeyboard(page, details)
    await expect(page).toHaveURL(/MyOrdersTwo\?order=/)
    // The URL changes before the page renders, and the list of orders has the same link.
    await expect(
      page.getByRole('heading', { level: 1, name: say({ ar: 'الطلب', en: 'Order' }), exact: true }),
    ).toBeVisible()
    const track = page.getByRole('link', {
      name: `${say({ ar: 'تتبّع حالة الطلب', en: 'Track request status' })}: ${number}`,
    })
    await expect(track).toBeVisible()
    await pressByKeyboard(page, track)
    const popup = page.getByRole('dialog', { name: say({ ar: 'تتبّع الطلب', en: 'Track the order' }) })
    await expect(popup.getByRole('listitem').first()).toBeVisible()
    await expectFocusTrap(page, popup)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(track).toBeFocused()
  },
)

test(
  'by keyboard alone, a contract is read and a suspension is requested after its cost is shown @access:portal-by-keyboard',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { contract } = await createPaidHourlyOrder(customer, eveningVisitFields)
    await signInAs(page, customer)
    await page.goto(at('/PersonalProfileLayout/Contract'))
    const view = page.getByRole('link', {
      name: `${say({ ar: 'عرض العقد', en: 'View contract' })}: ${contract}`,
    })
    const further = page.getByRole('button', {
      name: `${say({ ar: 'إجراءات أخرى', en: 'More actions' })}: ${contract}`,
    })
    await expect(further).toBeVisible()
    await skipToContent(page)
    await pressByKeyboard(page, further)
    await pressByKeyboard(page, view)
    const details = page.getByRole('dialog', { name: say({ ar: 'تفاصيل العقد', en: 'Contract details' }) })
    await expect(details.getByText(contract).first()).toBeVisible()
    await expectFocusTrap(page, details)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(further).toBeFocused()

    const ask = page.getByRole('link', {
      name: `${say({ ar: 'طلب إيقاف مؤقت', en: 'Request a pause' })}: ${contract}`,
    })
    await pressByKeyboard(page, further)
    await pressByKeyboard(page, ask)
    const popup = page.getByRole('dialog', {
      name: say({ ar: 'طلب إيقاف مؤقت', en: 'Pause the contract' }),
    })
    const reason = (name: { ar: string; en: string }) =>
      popup.getByRole('radio', { name: say(name), exact: true })
    const first = reason({ ar: 'لم أعد بحاجة إلى الخدمة', en: 'no longer need the service' })
    await expect(first).toBeVisible()
    await tabTo(page, first)
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(reason({ ar: 'خطأ في الحجز', en: 'booking error' })).toBeChecked()
    await expect(popup.getByText('200.00').first()).toBeVisible()
    await pressByKeyboard(
      page,
      popup.getByRole('button', { name: say({ ar: 'إرسال طلب الإيقاف', en: 'Send the request' }) }),
    )
    await expect(
      popup.getByText(say({ ar: 'استلمنا طلب الإيقاف المؤقت', en: 'suspension request sent successfully' })),
    ).toBeVisible()
    // After 2.5 seconds the popup closes, and focus is back on the menu of the contract.
    await expect(popup).toBeHidden()
    const row = page.getByRole('listitem').filter({ has: further }).last()
    await expect(
      row.getByText(say({ ar: 'بانتظار الرد', en: 'Awaiting reply' }), { exact: true }),
    ).toBeVisible()
    await expect(further).toBeFocused()
    await pressByKeyboard(page, further)
    await expect(ask).toHaveCount(0)
    await pressByKeyboard(page, view)
    await expect(details.getByText(contract).first()).toBeVisible()
  },
)
