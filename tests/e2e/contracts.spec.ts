import sharp from 'sharp'

import {
  callApi,
  demoCustomer,
  makeCustomer,
  createSession,
  signInAs,
  stubNoticeEvents,
} from '../support/customer.ts'
import { emulateProjectTheme, nightlyAxeViolations, overflowAt320 } from '../support/page-audits.ts'
import { openMoreActions } from '../support/order-card.ts'
import { officeApi } from '../support/office.ts'
import {
  eveningVisitFields,
  getOpenRequest,
  createPaidHourlyOrder,
  createPaidResidentOrder,
} from '../support/orders.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { expect, englishRunTag, test, nightlyTag } from '../support/test.ts'

startServerForTestFile()

const words = {
  contracts: { ar: 'العقود', en: 'Contracts' },
  view: { ar: 'عرض العقد', en: 'View contract' },
  cancel: { ar: 'طلب إلغاء', en: 'Request cancellation' },
  suspend: { ar: 'طلب إيقاف مؤقت', en: 'Request a pause' },
  replace: { ar: 'طلب استبدال', en: 'Request replacement' },
  cancelPopup: { ar: 'طلب إلغاء العقد', en: 'Cancel the contract' },
  cancelNow: { ar: 'إلغاء الآن', en: 'Cancel now' },
  sendCancel: { ar: 'إرسال طلب الإلغاء', en: 'Send the cancellation request' },
  sendSuspend: { ar: 'إرسال طلب الإيقاف', en: 'Send the request' },
  suspendFrom: { ar: 'يبدأ الإيقاف في', en: 'Paused from' },
  sendReplace: { ar: 'إرسال طلب الاستبدال', en: 'Send the replacement request' },
  requests: { ar: 'طلبات العقود', en: 'My requests' },
} as const
const contractsPage = '/PersonalProfileLayout/Contract'
const requestsPage = '/PersonalProfileLayout/Requests'

/** An open page polls every five seconds while an answer is pending. */
const soon = { timeout: 15_000 }

const demo = () => createSession(demoCustomer.nationalId, demoCustomer.password)

test('contracts have nine filters, and the chosen one is in the URL @route:/PersonalProfileLayout/Contract @rule:contract-states @constant:contract-filters', async ({
  page,
  at,
  say,
  locale,
}) => {
  await emulateProjectTheme(page, locale)
  await signInAs(page, await demo())
  await page.goto(at(contractsPage))
  const filters = page.getByRole('navigation', { name: say({ ar: 'حالة العقود', en: 'Contract status' }) })
  await expect(filters.getByRole('link')).toHaveCount(9)
  const list = page.getByRole('list', { name: say(words.contracts) })
  await expect(list.getByRole('heading').first()).toBeVisible()
  expect(await nightlyAxeViolations(page)).toEqual([])
  await filters
    .getByRole('link', { name: say({ ar: 'بانتظار الاستبدال', en: 'Replacement pending' }) })
    .click()
  await expect(page).toHaveURL(/state=pending_swap/)
  await expect(
    list.getByText(say({ ar: 'بانتظار الاستبدال', en: 'Replacement pending' })).first(),
  ).toBeVisible()
  // While the office has not answered, no other request is possible.
  await list
    .getByRole('button', { name: new RegExp(`^${say({ ar: 'إجراءات أخرى', en: 'More actions' })}:`) })
    .first()
    .click()
  await expect(list.getByRole('link', { name: new RegExp(`^${say(words.view)}:`) })).toBeVisible()
  await expect(list.getByRole('link', { name: new RegExp(`^${say(words.cancel)}:`) })).toHaveCount(0)
  await page.keyboard.press('Escape')
  // On a desktop the contract stands beside the list, on a phone it opens over it.
  await list.getByRole('heading').getByRole('link').first().click()
  const name = say({ ar: 'تفاصيل العقد', en: 'Contract details' })
  if ((page.viewportSize()?.width ?? 0) >= 1024) {
    await expect(page.getByRole('region', { name }).getByRole('heading')).toBeVisible()
    await expect(list.locator('[aria-current=true]')).toHaveCount(1)
    expect(await nightlyAxeViolations(page)).toEqual([])
  } else await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.goBack()
  expect(await overflowAt320(page)).toBe(0)
})

test('a contract shows its customer and its days in both calendars, and prints on one page with terms and signature lines @route:/PersonalProfileLayout/Contract @rule:riyadh-days @popup:contract', async ({
  page,
  at,
  say,
}) => {
  const customer = await makeCustomer()
  const { contract } = await createPaidHourlyOrder(customer, eveningVisitFields)
  await signInAs(page, customer)
  await page.goto(at(contractsPage))
  const further = await openMoreActions(page, say, contract)
  await page.getByRole('link', { name: `${say(words.view)}: ${contract}` }).click()
  const popup = page.getByRole('dialog', { name: say({ ar: 'تفاصيل العقد', en: 'Contract details' }) })
  await expect(popup.getByText(contract).first()).toBeVisible()
  await expect(popup.getByText(customer.name.split(' ')[0] ?? '').first()).toBeVisible()
  // The start and the end, also in the other calendar.
  await expect(popup.getByText(new RegExp(String.raw`14\d\d\s${say({ ar: 'هـ', en: 'AH' })}`))).toHaveCount(2)
  expect(await nightlyAxeViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  // The printed contract has the terms and signature lines.
  await expect(
    popup.getByText(say({ ar: 'الإلغاء وتغيير الموعد', en: 'Cancelling and rescheduling' })),
  ).toBeVisible()
  await expect(popup.getByText(say({ ar: 'عن المكتب', en: 'For the office' }))).toBeVisible()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(further).toBeFocused()
})

test(
  'a free cancellation shows the refund before it is sent and takes effect at once @rule:free-cancellation-48-hours @rule:quote-before-sending @popup:cancellation @message:cancellation-sent @message:no-reason',
  englishRunTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { contract } = await createPaidHourlyOrder(customer, eveningVisitFields)
    await signInAs(page, customer)
    await page.goto(at(contractsPage))
    await openMoreActions(page, say, contract)
    await page.getByRole('link', { name: `${say(words.cancel)}: ${contract}` }).click()
    const popup = page.getByRole('dialog', { name: say(words.cancelPopup) })
    // More than 48 hours before the first visit cancelling is free and everything is refunded.
    await expect(popup.getByText(say({ ar: 'الإلغاء مجاني حتى', en: 'Free to cancel until' }))).toBeVisible()
    await expect(
      popup.getByText(say({ ar: 'المبلغ الذي يعود إليكم', en: 'What you get back' })),
    ).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
    await popup.getByRole('button', { name: say(words.cancelNow) }).click()
    await expect(
      popup.getByText(say({ ar: 'استلمنا طلب الإلغاء', en: 'cancellation request sent successfully' })),
    ).toBeVisible()
    await expect(popup.getByText(say({ ar: 'أُلغي العقد.', en: 'The contract is cancelled.' }))).toBeVisible()
    // The popup closes after 2.5 seconds.
    await expect(popup).toBeHidden()
    const list = page.getByRole('list', { name: say(words.contracts) })
    await expect(list.getByText(say({ ar: 'ملغى', en: 'Cancelled' }), { exact: true })).toBeVisible()
    await page.goto(at(requestsPage))
    const request = page.getByRole('list', { name: say(words.requests) })
    await expect(request.getByText(say({ ar: 'مقبول', en: 'Approved' }), { exact: true })).toBeVisible()
    await expect(request.getByText(say({ ar: 'لم يُذكر سبب', en: 'No reason provided' }))).toBeVisible()
  },
)

test('a replacement is requested in a popup and answered in the list of requests @route:/PersonalProfileLayout/Requests @popup:replacement @message:replacement-sent', async ({
  page,
  at,
  say,
  locale,
}) => {
  await emulateProjectTheme(page, locale)
  const customer = await makeCustomer()
  const { contract } = await createPaidHourlyOrder(customer, eveningVisitFields)
  await signInAs(page, customer)
  await page.goto(at(contractsPage))
  await openMoreActions(page, say, contract)
  await page.getByRole('link', { name: `${say(words.replace)}: ${contract}` }).click()
  const popup = page.getByRole('dialog', {
    name: say({ ar: 'طلب استبدال العمالة', en: 'Replace the worker' }),
  })
  await popup.getByRole('radio', { name: say({ ar: 'التأخر في الحضور', en: 'late arrival' }) }).check()
  // The first available replacement, by name.
  const worker = popup.getByRole('combobox', { name: say({ ar: 'البديل', en: 'New worker' }) })
  await worker.selectOption({ index: 1 })
  const chosen = ((await worker.locator('option:checked').textContent()) ?? '').split(' · ')[0] ?? ''
  expect(await nightlyAxeViolations(page)).toEqual([])
  await popup.getByRole('button', { name: say(words.sendReplace) }).click()
  await expect(
    popup.getByText(say({ ar: 'استلمنا طلب الاستبدال', en: 'replacement request sent successfully' })),
  ).toBeVisible()
  await expect(popup).toBeHidden()
  await page.goto(at(requestsPage))
  const list = page.getByRole('list', { name: say(words.requests) })
  await expect(list.getByText(say({ ar: 'نرد عليكم قبل', en: 'We answer by' }))).toBeVisible()
  await expect(
    list.getByText(
      say({
        ar: 'عند الموافقة يتم الاستبدال قبل نهاية',
        en: 'Once approved, replaced by the end of',
      }),
    ),
  ).toBeVisible()
  await expect(list.getByText(chosen).first()).toBeVisible()
  expect(await nightlyAxeViolations(page)).toEqual([])
  const { id } = await getOpenRequest(customer)
  await officeApi.answerRequest(id, 'reject', { note: 'RX-77' })
  await expect(list.getByText(say({ ar: 'مرفوض', en: 'Rejected' }), { exact: true })).toBeVisible(soon)
  await expect(list.getByText('RX-77').filter({ visible: true })).toBeVisible()
  expect(await overflowAt320(page)).toBe(0)
})

test('a request is withdrawn after a confirmation, and the contract is as before @rule:withdraw-request @popup:withdraw-request', async ({
  page,
  at,
  say,
  locale,
}) => {
  await emulateProjectTheme(page, locale)
  const customer = await makeCustomer()
  const { contract, contractId } = await createPaidHourlyOrder(customer, eveningVisitFields)
  const request = { contract_id: contractId, request_reason: 'x', priority: 'medium' }
  await callApi('/replacement/create', request, customer.token)
  await signInAs(page, customer)
  await page.goto(at(requestsPage))
  const list = page.getByRole('list', { name: say(words.requests) })
  const withdraw = list.getByRole('link', { name: say({ ar: 'سحب الطلب', en: 'Withdraw' }) })
  await withdraw.click()
  const question = page.getByRole('alertdialog')
  expect(await nightlyAxeViolations(page)).toEqual([])
  await question.getByRole('button', { name: say({ ar: 'إبقاء الطلب', en: 'Keep the request' }) }).click()
  await expect(question).toBeHidden()
  await expect(withdraw).toBeFocused()
  await withdraw.click()
  await question.getByRole('button', { name: say({ ar: 'سحب الطلب', en: 'Withdraw' }) }).click()
  await expect(question).toBeHidden()
  await expect(list.getByText(say({ ar: 'مسحوب', en: 'Withdrawn' }), { exact: true })).toBeVisible()
  await expect(withdraw).toHaveCount(0)
  expect(await overflowAt320(page)).toBe(0)
  await page.goto(at(contractsPage))
  await openMoreActions(page, say, contract)
  await expect(page.getByRole('link', { name: `${say(words.cancel)}: ${contract}` })).toBeVisible()
})

test(
  'a suspension is requested on its own page and answered in the list of requests without a reload @route:/PersonalProfileLayout/Requests @route:/ComplainsPage3 @message:suspension-sent @constant:suspension-fee',
  englishRunTag,
  async ({ page, at, say, locale }) => {
    await emulateProjectTheme(page, locale)
    const customer = await makeCustomer()
    const { contractId, startDate } = await createPaidHourlyOrder(customer, eveningVisitFields)
    await signInAs(page, customer)
    await page.goto(at('/ComplainsPage3'))
    await page.getByRole('combobox', { name: say({ ar: 'العقد', en: 'Contract' }) }).selectOption(contractId)
    await expect(page).toHaveURL(/contract=/)
    await expect(page.getByText('200.00').first()).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
    // The service has not begun, so its first day is the earliest and the default.
    await expect(page.getByRole('textbox', { name: say(words.suspendFrom) })).toHaveValue(
      startDate.split('-').toReversed().join('/'),
    )
    const end = new Date(Date.parse(startDate) + 30 * 86_400_000).toISOString().slice(0, 10)
    await expect(
      page
        .getByText(say({ ar: 'ينتهي العقد بعد الإيقاف في', en: 'The contract then ends on' }))
        .locator('time'),
    ).toHaveAttribute('datetime', end)
    await page.getByRole('button', { name: say(words.sendSuspend) }).click()
    await expect(
      page.getByText(say({ ar: 'استلمنا طلب الإيقاف المؤقت', en: 'suspension request sent successfully' })),
    ).toBeVisible()
    // The page redirects after 2 seconds.
    await expect(page).toHaveURL(/PersonalProfileLayout\/Requests/)
    await expect(
      page
        .getByRole('list', { name: say(words.requests) })
        .getByText('200.00')
        .first(),
    ).toBeVisible()
    await page.evaluate(() => document.body.setAttribute('data-same', 'page'))
    const { id } = await getOpenRequest(customer)
    await officeApi.answerRequest(id, 'approve', { note: 'SP-31' })
    const list = page.getByRole('list', { name: say(words.requests) })
    await expect(list.getByText(say({ ar: 'مقبول', en: 'Approved' }), { exact: true })).toBeVisible(soon)
    await expect(list.getByText('SP-31').filter({ visible: true })).toBeVisible()
    await expect(page.locator('body[data-same]')).toHaveCount(1)
    // The fee is charged by an invoice of its own.
    await page.goto(at('/PersonalProfileLayout/Bills?state=unpaid'))
    await expect(page.getByText(say({ ar: 'رسوم إيقاف', en: 'Pause fee' }), { exact: true })).toBeVisible()
  },
)

test(
  'a suspended contract shows its day of resumption and can be resumed early from its card @rule:resume-early',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { contract, contractId, startDate } = await createPaidResidentOrder(customer)
    await callApi(
      '/suspension/create',
      {
        contract_id: contractId,
        request_date: startDate,
        request_reason: 'travel',
        priority: 'medium',
        suspention_date: startDate,
      },
      customer.token,
    )
    await officeApi.answerRequest((await getOpenRequest(customer)).id, 'approve')
    await signInAs(page, customer)
    await page.goto(at(contractsPage))
    const list = page.getByRole('list', { name: say(words.contracts) })
    await expect(list.getByText(say({ ar: 'تعود الخدمة في', en: 'The service resumes on' }))).toBeVisible()
    await openMoreActions(page, say, contract)
    await expect(list.getByRole('link', { name: `${say(words.cancel)}: ${contract}` })).toBeVisible()
    await list
      .getByRole('link', { name: `${say({ ar: 'استئناف الخدمة مبكرًا', en: 'Resume early' })}: ${contract}` })
      .click()
    const dialog = page.getByRole('alertdialog', {
      name: say({ ar: 'استئناف الخدمة مبكرًا', en: 'Resume early' }),
    })
    await expect(dialog).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
    await dialog
      .getByRole('button', { name: say({ ar: 'استئناف الخدمة', en: 'Resume the service' }) })
      .click()
    await expect(dialog).toBeHidden()
    // The contract is in force again, and its service begins on a later day.
    await expect(
      list.getByText(say({ ar: 'لم يبدأ بعد', en: 'Not started yet' }), { exact: true }),
    ).toBeVisible()
  },
)

test(
  'a contract in default names the unpaid invoice and links to its payment @rule:overdue-invoice',
  nightlyTag,
  async ({ page, at, say }) => {
    await signInAs(page, await demo())
    await page.goto(at(`${contractsPage}?state=defaulted`))
    const list = page.getByRole('list', { name: say(words.contracts) })
    await expect(list.getByText(say({ ar: 'فاتورة متأخرة:', en: 'Overdue invoice:' }))).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
    await list.getByRole('link', { name: new RegExp(`^${say({ ar: 'دفع', en: 'Pay' })}:`) }).click()
    await expect(page).toHaveURL(/Bills\?.*invoice=/)
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

test(
  'a picture is attached to a cancellation, and a fake picture is rejected at its field @rule:request-details',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer, eveningVisitFields)
    await signInAs(page, customer)
    await page.goto(at(`${contractsPage}?popup=cancellation&contract=${contractId}`))
    const popup = page.getByRole('dialog', { name: say(words.cancelPopup) })
    const file = popup.locator('input[type=file]')
    await file.setInputFiles({
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not a picture'),
    })
    const onlyPictures = popup.getByText(
      say({
        ar: 'تُقبل الصور فقط: JPG أو PNG أو WebP',
        en: 'Pictures only: JPG, PNG or WebP',
      }),
    )
    await expect(onlyPictures.first()).toBeVisible()
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5345' } })
      .png()
      .toBuffer()
    await file.setInputFiles({ name: 'doorway.png', mimeType: 'image/png', buffer: picture })
    await expect(popup.getByText('doorway.png', { exact: true })).toBeVisible()
    await expect(onlyPictures).toHaveCount(0)
    // The button is pressed while the picture is uploading. The request waits for the upload and includes its id.
    const sent = page.waitForRequest('**/cancellation/create')
    await popup.getByRole('button', { name: say(words.cancelNow) }).click()
    expect((await sent).postDataJSON()).toHaveProperty('attachment_upload_id')
    await expect(popup).toBeHidden()
    await page.goto(at(requestsPage))
    await expect(page.getByText(say({ ar: 'صورة مرفقة', en: 'One photo' }))).toBeVisible()
    // The recorder of the test runner reads the preview of a picture, which the policy of the page forbids.
    const own = consoleErrors.filter((each) => !each.includes('blob'))
    consoleErrors.splice(0, consoleErrors.length, ...own)
  },
)

test(
  'a customer who opens a URL with the id of a record of another customer sees none of its data @R18',
  nightlyTag,
  async ({ page, at, consoleErrors }) => {
    const [owner, other] = await Promise.all([makeCustomer({ name: 'عميلة أخرى للمكتب' }), makeCustomer()])
    const { orderId, contractId, contract, number } = await createPaidHourlyOrder(owner, eveningVisitFields)
    const { result } = await callApi('/my/invoices', undefined, owner.token, 'GET')
    const invoice = Array.isArray(result) ? String(result[0]?.['id']) : ''
    await signInAs(page, other)
    await stubNoticeEvents(page)
    for (const address of [
      `/MyOrdersTwo?order=${orderId}`,
      `/Tracking/${orderId}`,
      `${contractsPage}?popup=contract&contract=${contractId}`,
      `/ComplainsPage2?contract=${contractId}`,
      `/PersonalProfileLayout/Bills?invoice=${invoice}`,
    ]) {
      await page.goto(at(address))
      await page.waitForLoadState('networkidle')
      const said = await page.locator('body').innerText()
      expect(said, address).not.toBe('')
      for (const theirs of [owner.name, owner.phone, contract, number])
        expect(said, address).not.toContain(theirs)
    }
    // The browser logs the refused calls.
    consoleErrors.length = 0
  },
)

for (const [address, send, missing, tags] of [
  [
    '/ComplainsPage1',
    words.sendReplace,
    { ar: 'رقم العقد مفقود', en: 'contract number missing' },
    '@route:/ComplainsPage1 @message:contract-number-missing',
  ],
  [
    '/ComplainsPage2',
    words.sendCancel,
    { ar: 'رقم العقد غير موجود', en: 'Missing contract ID' },
    '@route:/ComplainsPage2 @message:missing-contract',
  ],
] as const) {
  test(
    `${address} asks for a contract, and its menu links to the form for a suspension ${tags}`,
    englishRunTag,
    async ({ page, at, say, locale }) => {
      await emulateProjectTheme(page, locale)
      await signInAs(page, await demo())
      await page.goto(at(address))
      const contract = page.getByRole('combobox', { name: say({ ar: 'العقد', en: 'Contract' }) })
      await expect(contract).toBeVisible()
      await expect(page.getByRole('button', { name: say(send) })).toHaveCount(0)
      await contract.focus()
      await contract.blur()
      await expect(contract).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('main').getByText(say(missing), { exact: true }).first()).toBeVisible()
      expect(await nightlyAxeViolations(page)).toEqual([])
      expect(await overflowAt320(page)).toBe(0)
      const forms = page.getByRole('navigation', { name: say({ ar: 'نماذج الطلبات', en: 'Request forms' }) })
      await forms.getByRole('link', { name: say({ ar: 'إيقاف مؤقت', en: 'Pause' }) }).click()
      await expect(page).toHaveURL(/ComplainsPage3/)
    },
  )
}

test(
  'a request for cancellation whose response is lost shows an error and keeps the typed text @message:request-network-error',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer, eveningVisitFields)
    await signInAs(page, customer)
    await page.route('**/cancellation/create', (route) => route.abort())
    await page.goto(at(`${contractsPage}?popup=cancellation&contract=${contractId}`))
    const popup = page.getByRole('dialog', { name: say(words.cancelPopup) })
    const details = popup.getByRole('textbox', { name: say({ ar: 'تفاصيل', en: 'Details' }) })
    await details.fill('SV')
    const send = popup.getByRole('button', { name: say(words.cancelNow) })
    await expect(send).toBeEnabled()
    await send.click()
    await expect(popup.getByRole('alert')).toContainText(
      say({ ar: 'حدث خطأ أثناء إرسال الطلب', en: 'An error occurred while sending the request' }),
    )
    await expect(details).toHaveValue('SV')
    // The browser logs the lost connection.
    consoleErrors.length = 0
  },
)

test(
  'a cancellation, suspension or replacement without a reason is sent once, with the documented reason and medium priority, and the first two with today as their date @rule:request-details @rule:sending-disables-send @message:no-reason @message:other-reasons @message:no-specific-reason @message:sending @message:early-stop @constant:request-priority @constant:request-date @popup:suspension',
  englishRunTag,
  async ({ page, at, say, consoleErrors }) => {
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer, eveningVisitFields)
    await signInAs(page, customer)
    for (const [kind, send, reason] of [
      ['cancellation', words.cancelNow, { ar: 'لم يُذكر سبب', en: 'No reason provided' }],
      ['suspension', words.sendSuspend, { ar: 'أسباب أخرى', en: 'other reasons' }],
      ['replacement', words.sendReplace, { ar: 'بلا سبب محدد', en: 'no specific reason' }],
    ] as const) {
      let refuse = (): void => undefined
      const held = new Promise<void>((resolve) => (refuse = resolve))
      let asked = 0
      await page.route(`**/${kind}/create`, async (route) => {
        asked += 1
        await held
        await route.abort()
      })
      await page.goto(at(`${contractsPage}?popup=${kind}&contract=${contractId}`))
      const popup = page.getByRole('dialog')
      const button = popup.getByRole('button', { name: say(send) })
      await expect(button).toBeEnabled()
      if (kind === 'suspension') {
        await expect(popup).toContainText('200.00')
        await expect(popup).toContainText(
          say({
            ar: 'قد تفرض سياسة الإيقاف المبكر رسومًا إدارية أو تخصم قيمة الجلسات السابقة.',
            en: 'The early-stop policy may charge an administrative fee or deduct the value of previous sessions.',
          }),
        )
      }
      const sent = page.waitForRequest(`**/${kind}/create`)
      await button.click()
      const body: unknown = (await sent).postDataJSON()
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date())
      expect(body).toMatchObject({
        request_reason: say(reason),
        priority: 'medium',
        ...(kind !== 'replacement' && { request_date: today }),
      })
      const sending = popup.getByRole('button', { name: say({ ar: 'جارٍ الإرسال', en: 'Sending' }) })
      await expect(sending).toBeDisabled()
      await sending.click({ force: true })
      await page.keyboard.press('Enter')
      expect(asked).toBe(1)
      refuse()
      await expect(popup.getByRole('alert')).toBeVisible()
    }
    // The browser logs the lost connection.
    consoleErrors.length = 0
  },
)

test(
  'a form whose contract fails to load shows an error in its place, and appears after a retry',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer, eveningVisitFields)
    await signInAs(page, customer)
    await page.route(`**/my/contracts/${contractId}`, (route) => route.abort())
    await page.goto(at(`${contractsPage}?popup=cancellation&contract=${contractId}`))
    const popup = page.getByRole('dialog')
    await expect(popup).toContainText(say({ ar: 'تعذّر عرض العقد', en: 'We couldn’t load the contract' }))
    await page.unroute(`**/my/contracts/${contractId}`)
    await popup.getByRole('button', { name: say({ ar: 'محاولة أخرى', en: 'Try again' }) }).click()
    await expect(popup.getByRole('button', { name: say(words.cancelNow) })).toBeVisible()
    // The browser logs the lost connection.
    consoleErrors.length = 0
  },
)

test(
  'a contract paid by instalments cannot be cancelled, and the popup gives the reason @rule:instalments',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer, eveningVisitFields, 'instalments')
    await signInAs(page, customer)
    await page.goto(at(`${contractsPage}?popup=cancellation&contract=${contractId}`))
    const popup = page.getByRole('dialog')
    await expect(
      popup.getByText(
        say({
          ar: 'الطلبات المدفوعة بالأقساط لا تُلغى ولا يُستردّ مبلغها.',
          en: 'Orders paid in instalments can’t be cancelled or refunded.',
        }),
      ),
    ).toBeVisible()
    await expect(popup.getByRole('button', { name: say(words.cancelNow) })).toHaveCount(0)
  },
)

const complaining = {
  more: { ar: 'كتابة المزيد', en: 'Write more' },
  reply: { ar: 'ردّكم', en: 'Your reply' },
  send: { ar: 'إرسال', en: 'Send' },
  sent: { ar: /وصلنا ردّكم/, en: /We have your reply/ },
  missing: { ar: 'هذا الحقل مطلوب', en: 'Please fill this in' },
  solved: { ar: 'هل حُلّت المشكلة؟', en: 'Is it solved?' },
  no: { ar: 'لا، ما زالت قائمة', en: 'No, it isn’t' },
  yes: { ar: 'نعم، حُلّت', en: 'Yes, it’s solved' },
  thanks: { ar: /سرّنا أنها حُلّت/, en: /We’re glad it’s solved/ },
} as const

test(
  'a family and the office write to each other in a complaint, until the family says that it is solved',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    await emulateProjectTheme(page, locale)
    const customer = await makeCustomer()
    const { contractId } = await createPaidHourlyOrder(customer, eveningVisitFields)
    const asked = {
      contract_id: contractId,
      request_date: '2026-10-04',
      request_reason: 'x',
      priority: 'low',
    }
    const { result } = await callApi('/complaint/create', asked, customer.token)
    const answer = (body: object) => officeApi.ops(`/complaints/${String(result?.['id'])}/answer`, body)
    await answer({ state: 'on_hold', note: 'Which day was it?' })
    await signInAs(page, customer)
    await page.goto(at('/PersonalProfileLayout/ComplainsPanal'))
    const press = (name: { ar: string; en: string }) =>
      page.getByRole('button', { name: say(name), exact: true }).click()
    await expect(page.getByText('Which day was it?').last()).toBeVisible()
    await press(complaining.more)
    const field = page.getByRole('textbox', { name: say(complaining.reply) })
    await expect(field).toBeFocused()
    await press(complaining.send)
    await expect(page.getByText(say(complaining.missing)).first()).toBeVisible()
    await field.fill('On Monday')
    expect(await nightlyAxeViolations(page)).toEqual([])
    await press(complaining.send)
    await expect(page.getByText(say(complaining.sent))).toBeVisible()
    await expect(page.getByText('On Monday')).toBeVisible()

    await answer({ state: 'closed', note: 'Another worker comes' })
    await page.reload()
    await expect(page.getByText(say(complaining.solved))).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
    expect(await overflowAt320(page)).toBe(0)
    await press(complaining.no)
    await field.fill('She did not come')
    const photo = { name: 'door.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await page.getByLabel(say({ ar: /^صور/, en: /^Photos/ })).setInputFiles(photo)
    await press(complaining.send)
    await expect(page.getByText(say(complaining.sent))).toBeVisible()
    await expect(
      page.getByRole('button', { name: say({ ar: 'الصورة 1 من 1', en: 'Photo 1 of 1' }) }),
    ).toBeVisible()
    await answer({ state: 'closed', note: 'She comes tomorrow' })
    await page.reload()
    await press(complaining.yes)
    await expect(page.getByText(say(complaining.thanks))).toBeVisible()
    await expect(page.getByText(say(complaining.solved))).toBeHidden()
  },
)
