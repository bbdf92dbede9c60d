import type { Page } from '@playwright/test'

import {
  callApi,
  demoCustomer,
  emptyDemoCustomer,
  makeAddress,
  makeCustomer,
  createSession,
  signInAs,
} from '../support/customer.ts'

import { bookingPage } from '../support/booking.ts'
import { officeApi } from '../support/office.ts'
import {
  eveningVisitFields,
  getOpenRequest,
  listOrders,
  getOrder,
  createPaidHourlyOrder,
  createPaidResidentOrder,
  payAtSandbox,
  placeHourlyOrder,
  sundayAfter,
} from '../support/orders.ts'
import { emulateProjectTheme, nightlyAxeViolations, overflowAt320 } from '../support/page-audits.ts'
import { openMoreActions } from '../support/order-card.ts'
import { expect, englishRunTag, nightlyTag, test, nightlyInArabicTag } from '../support/test.ts'
import { startServerForTestFile } from '../support/own-server.ts'

startServerForTestFile()

const words = {
  orders: { ar: 'طلباتي', en: 'My orders' },
  none: { ar: 'لا طلبات بعد', en: 'No orders yet' },
  renew: { ar: 'حجز مرة أخرى', en: 'Book again' },
  replace: { ar: 'طلب استبدال', en: 'Replace the worker' },
  complaint: { ar: 'تقديم شكوى', en: 'Make a complaint' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  stop: { ar: 'إيقاف مؤقت', en: 'Pause' },
  track: { ar: 'تتبّع حالة الطلب', en: 'Track request status' },
  pay: { ar: 'دفع', en: 'Pay' },
  stages: { ar: 'مراحل الطلب', en: 'Stages of the order' },
} as const

/** The details of an order, which stand beside the list on a desktop. */
const detailOf = (page: Page, say: (words: { ar: string; en: string }) => string) => {
  const main = page.getByRole('main')
  return main
    .getByRole('region', { name: say({ ar: 'الطلب', en: 'Order' }), exact: true })
    .or(main)
    .last()
}

const openSignedIn = async (page: Page, customer: { currentUser: string }, address: string) => {
  await signInAs(page, customer)
  await page.goto(address)
}

test(
  'a customer without orders and contracts is told so on both pages @route:/MyOrders @message:no-contracts',
  englishRunTag,
  async ({ page, at, say }) => {
    const session = await createSession(emptyDemoCustomer.nationalId, emptyDemoCustomer.password)
    await openSignedIn(page, session, at('/MyOrders'))
    await expect(page.getByRole('heading', { name: say(words.none) })).toBeVisible()
    expect(await overflowAt320(page)).toBe(0)
    expect(await nightlyAxeViolations(page)).toEqual([])
    await page.goto(at('/PersonalProfileLayout/Contract'))
    await expect(
      page.getByRole('heading', { name: say({ ar: 'لا توجد عقود', en: 'no contracts' }) }),
    ).toBeVisible()
  },
)

test(
  'the list of orders opens an order beside itself on a desktop and on a page of its own on a phone @route:/MyOrders @rule:order-card',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    await emulateProjectTheme(page, locale)
    const session = await createSession(demoCustomer.nationalId, demoCustomer.password)
    await openSignedIn(page, session, at('/MyOrders'))
    await expect(page.getByRole('heading', { level: 1, name: say(words.orders) })).toBeVisible()
    const list = page.getByRole('list', { name: say(words.orders) })
    const first = list.getByRole('heading').getByRole('link').first()
    await expect(first).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
    // On a desktop the details stand beside the list, on a phone they are a page of their own.
    await first.click()
    await expect(page).toHaveURL(/MyOrdersTwo\?order=/)
    const beside = (page.viewportSize()?.width ?? 0) >= 1024 ? 1 : 0
    await expect(list).toHaveCount(beside)
    await expect(list.locator('[aria-current=true]')).toHaveCount(beside)
    await expect(
      page.getByRole('button', { name: say({ ar: /^إجراءات أخرى/, en: /^More actions/ }) }),
    ).toHaveCount(1)
    expect(await nightlyAxeViolations(page)).toEqual([])
    await page.goBack()
    await expect(first).toBeVisible()
    expect(await overflowAt320(page)).toBe(0)
  },
)

test(
  'each paid order of the demo customer shows its day, place and worker, and its time if it is hourly @rule:paid-order-says-all',
  nightlyTag,
  async ({ page, at, say }) => {
    const session = await createSession(demoCustomer.nationalId, demoCustomer.password)
    const paid = (await listOrders(session)).filter(({ status }) =>
      ['paid', 'processing', 'active', 'completed'].includes(status.value),
    )
    await signInAs(page, session)
    for (const { id, kind, number } of paid) {
      await page.goto(at(`/MyOrdersTwo?order=${id}`))
      const fact = (...labels: readonly string[]) =>
        page
          .getByRole('main')
          .locator('dl > div')
          .filter({
            has: page.getByRole('term').filter({ hasText: new RegExp(`^(?:${labels.join('|')})$`) }),
          })
          .getByRole('definition')
      const [next, visits, start, started] = [
        say({ ar: 'الزيارة القادمة', en: 'Next visit' }),
        say({ ar: 'المواعيد', en: 'Visits' }),
        say({ ar: 'تبدأ الخدمة', en: 'Service starts' }),
        say({ ar: 'بدأت الخدمة', en: 'Service started' }),
      ]
      await expect(fact(next, visits, start, started), `${number} day`).toHaveText(/\S/)
      if (kind === 'hourly') await expect(fact(next, visits), `${number} hour`).toHaveText(/:\d\d/)
      const place = [say({ ar: 'العنوان', en: 'Address' }), say({ ar: 'الاستقبال من الفرع', en: 'Meet at' })]
      await expect(fact(...place), `${number} place`).toHaveText(/\S/)
      await expect(fact(say({ ar: 'من يأتي', en: 'Who comes' })), `${number} who`).toHaveText(/\S/)
    }
    expect(paid.length).toBeGreaterThanOrEqual(8)
  },
)

test(
  'an hourly order offers renewal, replacement, complaint and cancellation @route:/MyOrdersTwo',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { orderId, number } = await createPaidHourlyOrder(customer, eveningVisitFields)
    await openSignedIn(page, customer, at(`/MyOrdersTwo?order=${orderId}`))
    const act = (name: keyof typeof words) =>
      page.getByRole('link', { name: `${say(words[name])}: ${number}` })
    await expect(act('renew')).toBeVisible()
    await openMoreActions(page, say)
    for (const name of ['replace', 'complaint', 'cancel'] as const) await expect(act(name)).toBeVisible()
    await expect(act('stop')).toHaveCount(0)
    await expect(act('track')).toHaveCount(0)
    await act('complaint').click()
    await expect(page).toHaveURL(/ComplainsPanal\?popup=complaint&contract=/)
    await page.goto(at(`/MyOrdersTwo?order=${orderId}`))
    await act('renew').click()
    await expect(page).toHaveURL(/\/s1\/1\/102/)
  },
)

test(
  'the page of a live-in order opens the form for a suspension with its fee, and links to another booking @route:/MyOrdersTwo',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { orderId, number } = await createPaidResidentOrder(customer)
    await openSignedIn(page, customer, at(`/MyOrdersTwo?order=${orderId}`))
    await openMoreActions(page, say)
    await page.getByRole('link', { name: `${say(words.stop)}: ${number}` }).click()
    const popup = page.getByRole('dialog', {
      name: say({ ar: 'طلب إيقاف مؤقت', en: 'Pause the contract' }),
    })
    await expect(popup).toBeVisible()
    // The quote of the server before anything is sent: 200 riyals by configuration.
    await expect(popup.getByText('200.00').first()).toBeVisible()
    await page.goBack()
    await expect(popup).toBeHidden()
    await page.getByRole('link', { name: `${say(words.renew)}: ${number}` }).click()
    await expect(page).toHaveURL(/\/s2\/2\d\d/)
  },
)

type Act = 'renew' | 'replace' | 'complaint' | 'cancel' | 'stop' | 'track'
const popups = {
  stop: { ar: 'طلب إيقاف مؤقت', en: 'Pause the contract' },
  replace: { ar: 'طلب استبدال العمالة', en: 'Replace the worker' },
  cancel: { ar: 'طلب إلغاء العقد', en: 'Cancel the contract' },
  track: { ar: 'تتبّع الطلب', en: 'Track the order' },
} as const

/** Expects exactly these actions on the card, and that each one leads to its page. */
async function everyAct(
  { page, say }: { page: Page; say: (words: { ar: string; en: string }) => string },
  number: string,
  acts: Readonly<Partial<Record<Act, RegExp | true>>>,
) {
  const card = page.getByRole('main')
  const act = (name: Act) => card.getByRole('link', { name: `${say(words[name])}: ${number}` })
  const names = ['renew', 'replace', 'complaint', 'cancel', 'stop', 'track'] as const
  await expect(card.getByText(number).first()).toBeVisible()
  const shown = Object.keys(acts).length > 1
  if (shown) await openMoreActions(page, say)
  for (const name of names) await expect(act(name), name).toHaveCount(acts[name] ? 1 : 0)
  const here = page.url()
  for (const name of names) {
    const leads = acts[name]
    if (leads === undefined) continue
    if (shown) await openMoreActions(page, say)
    await act(name).click()
    if (leads !== true) await expect(page).toHaveURL(leads)
    else if (name in popups && name !== 'renew' && name !== 'complaint')
      await expect(page.getByRole('dialog', { name: say(popups[name]) })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(here)
  }
}

const complaint = /ComplainsPanal\?popup=complaint&contract=/
const variants = [
  ['hourly', {}, { renew: /\/s1\/1\/\d+/, replace: true, complaint, cancel: true }],
  ['resident', nightlyTag, { renew: /\/s2\/\d+/, stop: true, replace: true, complaint, cancel: true }],
  ['mediation', nightlyTag, { track: true, cancel: true }],
  ['period', nightlyTag, {}],
] as const

for (const [kind, tag, acts] of variants)
  test(
    `the page of a ${kind} order has exactly its documented actions, and each leads to its page or popup`,
    tag,
    async ({ page, at, say, locale }) => {
      await emulateProjectTheme(page, locale)
      const session = await createSession(demoCustomer.nationalId, demoCustomer.password)
      const { result } = await callApi('/services/running', undefined, session.token, 'GET')
      const running = Array.isArray(result) ? result.map(({ name }: { name: string }) => name) : []
      const order = (await listOrders(session)).find(({ kind: its, contract_id: contract }) => {
        const name = typeof contract === 'object' && contract && 'name' in contract ? contract.name : ''
        return its === kind && running.includes(String(name))
      })
      await openSignedIn(page, session, at(`/MyOrdersTwo?order=${String(order?.['id'])}`))
      await everyAct({ page, say }, String(order?.['number']), acts)
      // Scrolls to the top, because the sticky header could cover a part of a link further down.
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await nightlyAxeViolations(page)).toEqual([])
      expect(await overflowAt320(page)).toBe(0)
    },
  )

test(
  'an order with an open request shows it and offers nothing that the office would refuse',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { orderId, number, contractId } = await createPaidHourlyOrder(customer, eveningVisitFields)
    await callApi(
      '/replacement/create',
      { contract_id: contractId, request_reason: 'late arrival', priority: 'medium' },
      customer.token,
    )
    await openSignedIn(page, customer, at(`/MyOrdersTwo?order=${orderId}`))
    const open = page.getByText(
      say({ ar: 'استلمنا طلب الاستبدال، وننظر فيه الآن.', en: 'We’re reviewing your replacement request.' }),
    )
    await expect(open).toBeVisible()
    await everyAct({ page, say }, number, { renew: /\/s1\/1\/\d+/, complaint })
    // The direct URL of the form offers no request either.
    await page.goto(at(`/MyOrdersTwo?order=${orderId}&popup=cancellation&contract=${contractId}`))
    await expect(page.getByRole('dialog')).toContainText(
      say({ ar: 'لديكم طلب قائم على هذا العقد', en: 'You already have an open request on this contract' }),
    )
    await page.keyboard.press('Escape')
    const { id } = await getOpenRequest(customer)
    await officeApi.answerRequest(id, 'reject')
    // The page polls every five seconds, without a reload.
    await expect(open).toHaveCount(0, { timeout: 15_000 })
    await openMoreActions(page, say)
    await expect(page.getByRole('link', { name: `${say(words.cancel)}: ${number}` })).toBeVisible()
  },
)

test(
  'an unpaid order links to the checkout and can be cancelled without a request @rule:order-states',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const orderId = await placeHourlyOrder(customer, eveningVisitFields)
    await openSignedIn(page, customer, at(`/MyOrdersTwo?order=${orderId}`))
    await expect(page.getByRole('link', { name: new RegExp(`^${say(words.pay)}:`) })).toHaveAttribute(
      'href',
      new RegExp(`/geidea-checkout/${orderId}`),
    )
    const cancel = page.getByRole('link', { name: new RegExp(`^${say(words.cancel)}:`) })
    const further = await openMoreActions(page, say)
    await cancel.click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: say({ ar: 'إبقاء الطلب', en: 'Keep the order' }) }).click()
    await expect(question).toBeHidden()
    await expect(further).toBeFocused()
    await further.click()
    await cancel.click()
    await question.getByRole('button', { name: say({ ar: 'إلغاء الطلب', en: 'Cancel the order' }) }).click()
    await expect(
      page.getByRole('status').getByText(say({ ar: 'أُلغي الطلب.', en: 'Order cancelled.' })),
    ).toBeVisible()
    await expect(page.getByText(say({ ar: 'ملغى', en: 'Cancelled' }), { exact: true })).toBeVisible()
  },
)

test(
  'the progress of an order updates on the open page without a reload @route:/Tracking/:orderId @rule:tracking-stages @constant:tracking-stages',
  englishRunTag,
  async ({ page, at, say, locale }) => {
    await emulateProjectTheme(page, locale)
    const customer = await makeCustomer()
    const { orderId } = await createPaidHourlyOrder(customer, eveningVisitFields)
    await openSignedIn(page, customer, at(`/Tracking/${orderId}`))
    const way = page.getByRole('list', { name: say(words.stages) })
    const now = way.locator('[aria-current=step]')
    await expect(now).toContainText(say({ ar: 'نجهّز طلبكم', en: 'Preparing your service' }))
    expect(await nightlyAxeViolations(page)).toEqual([])
    await page.evaluate(() => document.body.setAttribute('data-same', 'page'))
    await officeApi.advance(orderId, 'on_the_way', { note: 'SV-204' })
    await expect(now).toContainText(say({ ar: 'في الطريق إليكم', en: 'On the way to you' }))
    await expect(now).toContainText('SV-204')
    await expect(
      page.getByRole('status').filter({ hasText: say({ ar: 'في الطريق إليكم', en: 'On the way to you' }) }),
    ).toHaveCount(1)
    await expect(page.locator('body[data-same]')).toHaveCount(1)
    expect(await overflowAt320(page)).toBe(0)
  },
)

test('an order of a houseman uses masculine wording', nightlyInArabicTag, async ({ page, at }) => {
  const customer = await makeCustomer()
  const { orderId, number } = await createPaidResidentOrder(customer, { order_line: [{ product_id: 208 }] })
  await officeApi.advance(orderId, 'on_the_way')
  await signInAs(page, customer)
  const main = page.getByRole('main')
  for (const path of [`/MyOrdersTwo?order=${orderId}`, `/Tracking/${orderId}`]) {
    await page.goto(at(path))
    await expect(main).toContainText(number)
    await expect(main).toContainText('في الطريق إليكم')
    // “العاملة المقيمة” is the name of the service, whatever the gender of the worker.
    const shown = (await main.innerText()).replaceAll('العاملة المقيمة', '')
    expect(shown).not.toMatch(/عاملة/u)
  }
})

test('a recruitment order is tracked in a popup with eleven stages @route:/Tracking/:orderId @popup:tracking', async ({
  page,
  at,
  say,
}) => {
  const session = await createSession(demoCustomer.nationalId, demoCustomer.password)
  const recruitment = (await listOrders(session)).find(({ kind }) => kind === 'mediation')
  await openSignedIn(page, session, at(`/MyOrdersTwo?order=${String(recruitment?.['id'])}`))
  const track = page.getByRole('link', { name: new RegExp(`^${say(words.track)}:`) })
  await track.click()
  const popup = page.getByRole('dialog', { name: say({ ar: 'تتبّع الطلب', en: 'Track the order' }) })
  await expect(popup.getByRole('list', { name: say(words.stages) }).getByRole('listitem')).toHaveCount(11)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(track).toBeFocused()
})

test(
  'a custom package waits until the office sets its price, and can then be paid @route:/MyOrdersTwo @rule:package-is-priced',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    await openSignedIn(page, customer, at('/MyOrdersTwo'))
    await expect(
      page.getByRole('heading', { name: say({ ar: 'أي طلب؟', en: 'Which order?' }) }),
    ).toBeVisible()
    // Sets the navigation state that the package dialog passes.
    await page.evaluate(() => {
      const chosen = {
        service: 'SpecialPackages',
        job: 'nanny',
        nationality: 'filipino',
        number: 2,
        duration: '6months',
      }
      history.replaceState({ ...history.state, usr: chosen }, '')
    })
    await page.reload()
    const send = page.getByRole('button', { name: say({ ar: 'إرسال الطلب', en: 'Send the order' }) })
    await send.click()
    const start = page.getByRole('textbox', { name: say({ ar: 'أول يوم', en: 'First day' }) })
    await expect(start).toHaveAttribute('aria-invalid', 'true')
    await start.fill(sundayAfter(30))
    await send.click()
    await expect(page).toHaveURL(/order=/)
    await expect(
      detailOf(page, say).getByText(
        say({
          ar: 'نعدّ لكم السعر',
          en: 'Being processed: we’re preparing your price',
        }),
      ),
    ).toBeVisible()
    const pay = page.getByRole('link', { name: new RegExp(`^${say(words.pay)}:`) })
    await expect(pay).toHaveCount(0)
    const orderId = new URL(page.url()).searchParams.get('order') ?? ''
    await officeApi.price(orderId, 9800)
    await expect(pay).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
    await pay.click()
    const booking = bookingPage(page, say)
    await booking.payButton().click()
    await booking.agree()
    await booking.payBy('card')
    // Waits for the page of the provider, so that the browser leaves before the payment is made elsewhere.
    await expect(page).toHaveURL(/\/checkout\//)
    await payAtSandbox(orderId)
    await page.goto(at(`/MyOrdersTwo?order=${orderId}`))
    const { number } = await getOrder(customer, orderId)
    await everyAct({ page, say }, number, { renew: /\/(en)?$/, replace: true, complaint, cancel: true })
  },
)

test('an order can be opened by navigation state, and its page has no horizontal overflow at 320 px @rule:navigation-state', async ({
  page,
  at,
  say,
  locale,
}) => {
  await emulateProjectTheme(page, locale)
  const customer = await makeCustomer()
  const orderId = await placeHourlyOrder(customer, eveningVisitFields)
  const { number } = await getOrder(customer, orderId)
  await openSignedIn(page, customer, at('/MyOrdersTwo'))
  await expect(page.getByRole('heading', { name: say({ ar: 'أي طلب؟', en: 'Which order?' }) })).toBeVisible()
  expect(await nightlyAxeViolations(page)).toEqual([])
  await page.evaluate((id) => {
    history.replaceState({ ...history.state, usr: { orderId: id } }, '')
  }, orderId)
  await page.reload()
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible()
  await expect(page.getByText(say({ ar: 'الإلغاء مجاني قبل الدفع', en: 'Free before you pay' }))).toBeVisible()
  expect(await nightlyAxeViolations(page)).toEqual([])
  expect(await overflowAt320(page)).toBe(0)
})

test(
  'an order cancelled and paid at the same moment is either cancelled or paid, and its open page shows which @R10',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    const customer = await makeCustomer()
    const orderId = await placeHourlyOrder(customer, eveningVisitFields)
    await openSignedIn(page, customer, at(`/MyOrdersTwo?order=${orderId}`))
    const pay = page.getByRole('link', { name: new RegExp(`^${say(words.pay)}:`) })
    await expect(pay).toBeVisible()
    await Promise.allSettled([
      callApi(`/my/orders/${orderId}/cancel`, {}, customer.token),
      payAtSandbox(orderId),
    ])
    const { status, contract_id: contract } = await getOrder(customer, orderId)
    const isCancelled = JSON.stringify(status).includes('"cancelled"')
    expect(contract === null).toBe(isCancelled)
    const label = isCancelled ? { ar: 'ملغى', en: 'Cancelled' } : { ar: 'مدفوع', en: 'Paid' }
    await expect(detailOf(page, say).getByText(label[locale], { exact: true })).toBeVisible()
    await expect(pay).toHaveCount(0)
  },
)

test(
  'two simultaneous stage changes of an order make one change, which the open page announces once @R7',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { orderId } = await createPaidHourlyOrder(customer, eveningVisitFields)
    await openSignedIn(page, customer, at(`/Tracking/${orderId}`))
    const now = page.getByRole('list', { name: say(words.stages) }).locator('[aria-current=step]')
    await expect(now).toContainText(say({ ar: 'نجهّز طلبكم', en: 'Preparing your service' }))
    const both = await Promise.allSettled([
      officeApi.advance(orderId, 'on_the_way', { note: 'ONE' }),
      officeApi.advance(orderId, 'on_the_way', { note: 'TWO' }),
    ])
    expect(both.map(({ status }) => status)).toContain('fulfilled')
    await expect(now).toContainText(say({ ar: 'في الطريق إليكم', en: 'On the way to you' }))
    await expect(now.getByText(/ONE|TWO/)).toHaveCount(1)
    await expect(
      page.getByRole('status').filter({ hasText: say({ ar: 'في الطريق إليكم', en: 'On the way to you' }) }),
    ).toHaveCount(1)
  },
)

for (const [path, title, list] of [
  ['/Tracking/4711', { ar: 'هذا الطلب غير موجود', en: 'We couldn’t find this order' }, '/MyOrders'],
  ['/payment-result/4711', { ar: 'هذا الطلب غير موجود', en: 'We couldn’t find this order' }, '/MyOrders'],
  [
    '/PersonalProfileLayout/Contract?popup=contract&contract=4711',
    { ar: 'هذا العقد غير موجود', en: 'We couldn’t find this contract' },
    '/PersonalProfileLayout/Contract',
  ],
  [
    '/PersonalProfileLayout/Contract?popup=cancellation&contract=4711',
    { ar: 'هذا العقد غير موجود', en: 'We couldn’t find this contract' },
    '/PersonalProfileLayout/Contract',
  ],
  [
    '/PersonalProfileLayout/Bills?invoice=4711',
    { ar: 'هذه الفاتورة غير موجودة', en: 'We couldn’t find this invoice' },
    '/PersonalProfileLayout/Bills',
  ],
] as const)
  test(
    `${path} with an unknown id shows that the record does not exist, and links to the list and the office`,
    nightlyTag,
    async ({ page, at, say, consoleErrors }) => {
      await openSignedIn(page, await makeCustomer(), at(path))
      await expect(page.getByRole('heading', { name: say(title) })).toBeVisible()
      const place = path.includes('?') ? page.getByRole('dialog') : page.getByRole('main')
      await expect(
        place.getByRole('link', { name: say({ ar: 'التواصل معنا', en: 'Contact us' }) }),
      ).toBeVisible()
      await place.getByRole('link').first().click()
      await expect(page).toHaveURL((url) => url.pathname + url.search === at(list))
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // The browser logs the refused calls.
      consoleErrors.length = 0
    },
  )

test('the page of an order shows time, place, worker and price lines, and links to its documents @route:/MyOrdersTwo @rule:order-card', async ({
  page,
  at,
  say,
}) => {
  const customer = await makeCustomer()
  const addressId = await makeAddress(customer)
  const { orderId, contract, contractId } = await createPaidHourlyOrder(customer, {
    ...eveningVisitFields,
    partner_shipping_id: addressId,
  })
  await openSignedIn(page, customer, at(`/MyOrdersTwo?order=${orderId}`))
  const main = page.getByRole('main')
  const fact = (label: string) => main.locator('dt', { hasText: label }).locator('..').getByRole('definition')
  await expect(
    fact(say({ ar: 'الزيارة القادمة', en: 'Next visit' }))
      .locator('time')
      .first(),
  ).toBeVisible()
  await expect(fact(say({ ar: 'العنوان', en: 'Address' }))).toContainText('3141 شارع التحلية')
  await expect(fact(say({ ar: 'من يأتي', en: 'Who comes' }))).toHaveText(/\p{L}+/u)
  await expect(
    main.getByRole('heading', { name: say({ ar: 'تفصيل السعر', en: 'Price breakdown' }) }),
  ).toBeVisible()
  await expect(main.getByText(say({ ar: /ضريبة/, en: /VAT/ })).first()).toBeVisible()
  await expect(
    main.getByRole('link', { name: say({ ar: /^الفاتورة INV/, en: /^Invoice INV/ }) }),
  ).toHaveAttribute('href', /Bills\?invoice=/)
  expect(await nightlyAxeViolations(page)).toEqual([])
  expect(await overflowAt320(page)).toBe(0)
  await main.getByRole('link', { name: contract }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('contract') === contractId)
})

test(
  'the confirmation of a paid order shows day, time, address and person, and says that it is in the account',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const addressId = await makeAddress(customer)
    const { orderId } = await createPaidHourlyOrder(customer, {
      ...eveningVisitFields,
      partner_shipping_id: addressId,
    })
    // A desktop opens the popup by itself, and a phone by its link.
    await openSignedIn(page, customer, at(`/payment-result/${orderId}?popup=confirmation`))
    const popup = page.getByRole('dialog')
    await expect(popup).toContainText('3141 شارع التحلية')
    await expect(popup.locator('time').first()).toBeVisible()
    await expect(popup).toContainText(say({ ar: 'من يأتي', en: 'Who comes' }))
    await expect(popup).toContainText(say({ ar: 'في حسابكم', en: 'in your account' }))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main')).toContainText('3141 شارع التحلية')
    await expect(page.getByRole('main').locator('time').first()).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
  },
)

test('an order of another customer is not shown', nightlyTag, async ({ page, at, say, consoleErrors }) => {
  const [owner, other] = await Promise.all([makeCustomer(), makeCustomer()])
  const orderId = await placeHourlyOrder(owner, eveningVisitFields)
  await openSignedIn(page, other, at(`/MyOrdersTwo?order=${orderId}`))
  await expect(
    page.getByRole('heading', {
      name: say({ ar: 'هذا الطلب غير موجود', en: 'We couldn’t find this order' }),
    }),
  ).toBeVisible()
  expect(await nightlyAxeViolations(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('link', { name: say(words.orders) })
    .last()
    .click()
  await expect(page).toHaveURL((url) => url.pathname === at('/MyOrders'))
  // The browser logs the refused calls.
  consoleErrors.length = 0
})
