import type { Page } from '@playwright/test'

import { callApi, makeAddress, makeCustomer } from '../support/customer.ts'
import { latestEmailTo } from '../support/emails.ts'
import { pressByKeyboard, tabTo } from '../support/keyboard.ts'
import {
  createPaidHourlyOrder,
  eveningVisitFields,
  getOrder,
  payAtSandbox,
  placeResidentOrder,
  sundayAfter,
} from '../support/orders.ts'
import {
  expectUsable,
  office,
  password,
  shownIds,
  signIn,
  withoutSignInErrors,
} from '../support/office-pages.ts'
import { axeViolations, emulateProjectTheme, overflowAt320 } from '../support/page-audits.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

const words = {
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  password: { ar: 'كلمة المرور', en: 'Password' },
  signIn: { ar: 'دخول', en: 'Sign in' },
  today: { ar: 'اليوم', en: 'Today' },
  wrong: { ar: /كلمة المرور غير صحيحة/, en: /password is incorrect/ },
  requests: { ar: /^طلبات/, en: /^Requests/ },
  search: { ar: 'بحث برقم أو جوال أو اسم', en: 'Search by number, mobile or name' },
  mine: { ar: 'ما أتولاه فقط', en: 'Only what I have taken' },
  take: { ar: 'سأتولاه', en: 'Take it' },
  letGo: { ar: 'أتركه لغيري', en: 'Let go' },
  nothing: { ar: 'لا شيء ينتظر بهذا البحث', en: 'Nothing waiting matches this' },
  showAll: { ar: 'عرض الكل', en: 'Show all' },
  sessions: { ar: 'جلساتي', en: 'My sessions' },
  thisSession: { ar: 'هذه الجلسة', en: 'This session' },
  signOut: { ar: 'تسجيل الخروج', en: 'Sign out' },
  wait: { ar: /ما ينتظر/, en: /What waits for/ },
} as const

const answering = {
  open: { ar: /^فتح والرد/, en: /^Open and answer/ },
  approve: { ar: 'الموافقة', en: 'Approve' },
  reject: { ar: 'الرفض', en: 'Refuse' },
  word: { ar: /كلمة إلى العائلة/, en: /A word to the family/ },
  close: { ar: 'الرد والإغلاق', en: 'Reply and close' },
  reads: { ar: 'ما تقرؤه العائلة', en: 'What the family reads' },
  refused: { ar: /تم الرفض/, en: /: Refused/ },
  closed: { ar: 'أُرسل الرد وأُغلقت الشكوى', en: 'Your reply was sent, and the complaint is closed' },
  changed: { ar: /تغيّر هذا قبل لحظات|لم يعد هذا ينتظر/, en: /changed a moment ago|no longer waits/ },
  gone: { ar: 'لم يعد هذا ينتظر', en: 'This no longer waits' },
  back: { ar: 'رجوع', en: 'Back' },
  parts: { ar: 'أجزاء الملف', en: 'Parts of the file' },
  preview: { ar: 'ما يحدث بعد ذلك', en: 'What this does' },
  assign: { ar: 'تعيين عاملة', en: 'Assign a worker' },
  assigned: { ar: /عُيّنت العاملة/, en: /The worker is assigned/ },
  missing: { ar: 'نحتاج إلى هذه الخانة', en: 'We need this' },
} as const

/** A family with a paid order in a week of its own, where a worker of the branch in Riyadh is free. */
async function familyWithOrder(weeks: number) {
  const customer = await makeCustomer()
  const day = { service_date: sundayAfter(7 * weeks) }
  return { customer, ...(await createPaidHourlyOrder(customer, { ...eveningVisitFields, ...day })) }
}

/** A family that also asks for another worker, and complains. */
async function familyThatWaits(weeks: number) {
  const { customer, contractId } = await familyWithOrder(weeks)
  const asked = async (path: string, fields: object) => {
    const about = { contract_id: contractId, request_date: sundayAfter(0), request_reason: 'x' }
    const { result } = await callApi(path, { ...about, ...fields }, customer.token)
    return String(result?.['number'])
  }
  return {
    customer,
    complaint: await asked('/complaint/create', { priority: 'low' }),
    request: await asked('/replacement/create', { priority: 'medium' }),
  }
}

test('a clerk signs in, finds and takes a request, and signs out; nothing is left on the screen @axe', async ({
  page,
  locale,
  say,
  consoleErrors,
}) => {
  await emulateProjectTheme(page, locale)
  const { customer, request } = await familyThatWaits(13)
  await page.goto(office(locale))
  const email = page.getByRole('textbox', { name: say(words.email) })
  const secret = page.getByRole('textbox', { name: say(words.password) })
  const enter = page.getByRole('button', { name: say(words.signIn), exact: true })
  expect(await axeViolations(page)).toEqual([])
  await email.fill('desk@sakina.example')
  await secret.fill('a wrong one')
  await enter.click()
  await expect(page.getByText(say(words.wrong))).toBeVisible()
  await secret.fill(password)
  await enter.click()
  await expect(page.getByRole('heading', { level: 1, name: say(words.today) })).toBeVisible()
  withoutSignInErrors(consoleErrors)

  await page.getByRole('link', { name: say(words.requests) }).click()
  await expect(page).toHaveURL(/kind=request/)
  const rows = page.getByRole('table', { name: say(words.wait) }).getByRole('row')
  const take = page.getByRole('button', { name: say(words.take), exact: true })
  const letGo = page.getByRole('button', { name: say(words.letGo) })
  const search = page.getByRole('searchbox', { name: say(words.search) })
  await search.fill(request.toLowerCase())
  await search.press('Enter')
  await expect(rows).toHaveCount(2)
  await take.click()
  await expect(letGo).toHaveCount(1)
  const mine = page.getByRole('checkbox', { name: say(words.mine) })
  await mine.click()
  await expect(mine).toBeChecked()
  await expect(page).toHaveURL(/mine=true/)
  await expect(rows).toHaveCount(2)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await letGo.click()
  await expect(page.getByText(say(words.nothing))).toBeVisible()
  await page.getByRole('link', { name: say(words.showAll) }).click()
  // Other tests answer what waits, so only one thing that is left counts.
  await expect(rows.nth(1)).toBeVisible()

  await search.fill(customer.phone)
  await search.press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=${customer.phone}`))
  await expect(rows.nth(1)).toBeVisible()
  expect(await shownIds(page)).toEqual([])
  await expectUsable(page)

  await page.getByRole('button', { name: say(words.signOut) }).click()
  await expect(enter).toBeVisible()
  await page.goBack()
  await expect(enter).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  withoutSignInErrors(consoleErrors)
})

test(
  'by keyboard alone, an owner signs in, narrows the queue, ends another session and chooses a theme @axe',
  nightlyTag,
  async ({ page, browser, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const signInByKeyboard = async (on: Page) => {
      await on.goto(office(locale))
      await expect(on.getByRole('button', { name: say(words.signIn), exact: true })).toBeVisible()
      await tabTo(on, on.getByRole('textbox', { name: say(words.email) }))
      await on.keyboard.type('owner@sakina.example')
      await on.keyboard.press('Tab')
      await on.keyboard.type(password)
      await on.keyboard.press('Enter')
      await expect(on.getByRole('heading', { level: 1, name: say(words.today) })).toBeVisible()
    }
    await signInByKeyboard(page)
    await pressByKeyboard(page, page.getByRole('link', { name: say(words.requests) }))
    await expect(page).toHaveURL(/kind=request/)

    const phone = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await signInByKeyboard(phone)
    await pressByKeyboard(page, page.getByRole('link', { name: say(words.sessions) }))
    await expect(page.getByText(say(words.thisSession))).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    const end = page.getByRole('button', { name: say({ ar: 'إنهاء الجلسة', en: 'End session' }) })
    const open = await end.count()
    await pressByKeyboard(page, end.first())
    await expect(end).toHaveCount(open - 1)
    await phone.reload()
    await expect(phone.getByRole('button', { name: say(words.signIn), exact: true })).toBeVisible()
    await phone.close()

    const html = page.locator('html')
    for (const scheme of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, contrast: 'no-preference' })
      await expect(html).toHaveAttribute('data-theme', scheme)
    }
    await pressByKeyboard(
      page,
      page.getByRole('button', { name: say({ ar: /المظهر/, en: /Theme|Appearance/ }) }),
    )
    await page.getByRole('radio', { name: say({ ar: 'فاتح', en: 'Light' }), exact: true }).press('Space')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'light')
    expect(await shownIds(page)).toEqual([])
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'two clerks have one request open: one refuses it in three presses, the other reads who did @axe',
  nightlyTag,
  async ({ page, browser, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const { request } = await familyThatWaits(9)
    const queue = office(locale, `?search=${request}`)
    const second = await browser.newPage({ baseURL: process.env['SITE_ADDRESS'] ?? '' })
    await signIn(page, say, queue, 'desk')
    await signIn(second, say, queue, 'manager')
    const refuse = (on: Page) => on.getByRole('button', { name: say(answering.reject), exact: true })
    for (const on of [second, page]) {
      await on.getByRole('link', { name: say(answering.open) }).click()
      await on.getByRole('radio', { name: say(answering.reject), exact: true }).click()
      await expect(on.getByRole('list', { name: say(answering.reads) })).toContainText(request)
    }
    await expectUsable(page)
    await refuse(page).click()
    await expect(page.getByText(say(answering.refused))).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    await refuse(second).click()
    await expect(second.getByText(say(answering.changed)).first()).toBeVisible()
    await expect(second.getByText(say(answering.gone))).toBeVisible()
    await expect(second.getByText(/رفض الطلب|Refused the request/).first()).toBeVisible()
    await second.close()

    await page
      .getByRole('link', { name: say(answering.back) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`search=${request}`))
    await expect(page.getByText(say(words.nothing))).toBeVisible()
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'by keyboard alone, a clerk takes a complaint, is told what is missing, and answers what the family then reads @axe',
  nightlyTag,
  async ({ page, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const { customer, complaint } = await familyThatWaits(10)
    await signIn(page, say, office(locale, `?search=${complaint}`), 'desk')
    await pressByKeyboard(page, page.getByRole('link', { name: say(answering.open) }))
    await pressByKeyboard(page, page.getByRole('button', { name: say(words.take), exact: true }))
    await expect(page.getByRole('button', { name: say(words.letGo) })).toBeVisible()
    const close = page.getByRole('radio', { name: say(answering.close) })
    await tabTo(page, close)
    await page.keyboard.press('Space')
    await expect(page.getByRole('list', { name: say(answering.reads) })).toContainText(complaint)
    await pressByKeyboard(page, page.getByRole('button', { name: say(answering.close) }))
    await expect(page.getByText(say(answering.missing))).toBeVisible()
    await expect(page.getByRole('textbox', { name: say(answering.word) })).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.type('We called and apologised')
    await pressByKeyboard(page, page.getByRole('button', { name: say(answering.close) }))
    await expect(page.getByText(say(answering.closed))).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    const told = await fetch(`${process.env['SITE_ADDRESS']}/api/complaint/requests`, {
      headers: { 'api-token': customer.token },
    })
    expect(await told.text()).toContain('We called and apologised')
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'a clerk on the phone opens a file by number or mobile, reads it, and cancels a contract after its preview @axe',
  nightlyTag,
  async ({ page, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const { customer, number, contract } = await familyWithOrder(11)
    await signIn(page, say, office(locale, '/find'), 'manager')
    const search = page.getByRole('searchbox')
    await search.fill(number.toLowerCase())
    await search.press('Enter')
    const name = page.getByRole('heading', { level: 1, name: customer.name })
    await expect(name).toBeVisible()
    await page.goto(office(locale, `/find?search=${customer.phone}`))
    await expect(name).toBeVisible()
    const parts = page.getByRole('navigation', { name: say(answering.parts) })
    for (const [index, link] of (await parts.getByRole('link').all()).entries()) {
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      // The lists differ in their columns alone: the queue, the visits, the refunds and the acts.
      if (index % 3 === 0) expect(await axeViolations(page)).toEqual([])
      expect(await shownIds(page)).toEqual([])
    }
    expect(await overflowAt320(page)).toBe(0)
    await parts.getByRole('link', { name: say({ ar: 'العقود', en: 'Contracts' }) }).click()
    await page.getByRole('link', { name: contract }).click()
    const cancel = { ar: 'إلغاء العقد', en: 'Cancel the contract' }
    await page.getByRole('radio', { name: say(cancel) }).click()
    await page
      .getByRole('combobox', { name: say({ ar: /بسبب من؟/, en: /Whose fault is it/ }) })
      .selectOption('agency')
    const preview = page.getByRole('region', { name: say(answering.preview) })
    await expect(preview).toContainText(say({ ar: 'يعود إلى البطاقة', en: 'Goes back to the card' }))
    await page.getByRole('textbox', { name: say({ ar: /السبب/, en: /Why/ }) }).fill('x')
    await page.getByRole('button', { name: say(cancel) }).click()
    await expect(page.getByText(say({ ar: /أُلغي العقد/, en: /The contract is cancelled/ }))).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await shownIds(page)).toEqual([])
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'an owner invites a colleague, who chooses a password by the link, works, and is let go @axe',
  nightlyTag,
  async ({ page, browser, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const email = `c${Math.trunc(performance.timeOrigin)}@colleague.example`
    await signIn(page, say, office(locale, '/staff'), 'owner')
    const invite = page.getByRole('button', { name: say({ ar: 'دعوة زميل', en: 'Invite a colleague' }) })
    await invite.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say({ ar: 'دعوة زميل', en: 'Invite a colleague' }) }).click()
    await expect(dialog.getByText(say(answering.missing))).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('textbox', { name: say({ ar: 'الاسم', en: 'Name' }) }).fill('Lama')
    await dialog.getByRole('textbox', { name: say(words.email) }).fill(email)
    await dialog.getByRole('combobox', { name: say({ ar: 'الأدوار', en: 'Roles' }) }).click()
    await page.getByRole('option', { name: say({ ar: 'المالية', en: 'Finance' }) }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: say({ ar: 'دعوة زميل', en: 'Invite a colleague' }) }).click()
    await expect(page.getByText(say({ ar: /أُرسل الرابط إلى/, en: /A link was sent to/ }))).toBeVisible()

    const path = /\/office\S*\/welcome#\S+/
    const link = path.exec(await latestEmailTo(email, path))?.[0] ?? ''
    const colleague = await browser.newPage({ baseURL: process.env['SITE_ADDRESS'] ?? '' })
    await emulateProjectTheme(colleague, locale)
    await colleague.goto(link)
    for (const name of [
      { ar: /كلمة المرور الجديدة/, en: /^New password(?! again)/ },
      { ar: /الجديدة مرة أخرى/, en: /New password again/ },
    ])
      await colleague.getByRole('textbox', { name: say(name) }).fill(password)
    expect(await axeViolations(colleague)).toEqual([])
    await colleague.getByRole('button', { name: say({ ar: 'حفظ كلمة المرور', en: 'Save password' }) }).click()
    await colleague.getByRole('link', { name: say({ ar: 'تسجيل الدخول', en: 'Sign in' }) }).click()
    await colleague.getByRole('textbox', { name: say(words.email) }).fill(email)
    await colleague.getByRole('textbox', { name: say(words.password) }).fill(password)
    await colleague.getByRole('button', { name: say(words.signIn), exact: true }).click()
    await expect(colleague.getByRole('heading', { level: 1, name: say(words.today) })).toBeVisible()
    const people = { ar: 'الفريق', en: 'People' }
    await expect(colleague.getByRole('link', { name: say(people), exact: true })).toHaveCount(0)

    await page
      .getByRole('row', { name: new RegExp(email) })
      .getByRole('button')
      .click()
    await dialog.getByRole('button', { name: say({ ar: 'إنهاء الحساب', en: 'End the account' }) }).click()
    await expect(
      page.getByText(say({ ar: /^.*انتهى حساب Lama/, en: /account of Lama is ended/ })),
    ).toBeVisible()
    await colleague.reload()
    await expect(colleague.getByRole('button', { name: say(words.signIn), exact: true })).toBeVisible()
    await colleague.close()
    await page.getByRole('link', { name: say({ ar: 'ما فعله المكتب', en: 'Acts' }), exact: true }).click()
    await expect(page.getByRole('table')).toContainText(say({ ar: 'إضافة زميل', en: 'Added a colleague' }))
    expect(await axeViolations(page)).toEqual([])
    expect(await shownIds(page)).toEqual([])
    expect(await overflowAt320(page)).toBe(0)
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'a clerk sends a worker of another city only after asking the family @rule:worker-city-agreed',
  nightlyTag,
  async ({ page, locale, say, consoleErrors }) => {
    const customer = await makeCustomer()
    const home = { partner_shipping_id: await makeAddress(customer), accepted_worker_city_ids: [] }
    const orderId = await placeResidentOrder(customer, home)
    await payAtSandbox(orderId)
    const { number } = await getOrder(customer, orderId)
    await signIn(page, say, office(locale, `/find?search=${number}`), 'manager')
    await page
      .getByRole('navigation', { name: say(answering.parts) })
      .getByRole('link', { name: say({ ar: 'الحجوزات', en: 'Orders' }) })
      .click()
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('radio', { name: say(answering.assign) }).click()
    const workers = page.getByRole('combobox', { name: say({ ar: 'العاملة', en: 'Worker' }) })
    await expect(workers.getByRole('option').nth(1)).toBeAttached()
    const labels = await workers.getByRole('option').allInnerTexts()
    const far = labels.slice(1).find((label) => !label.includes(say({ ar: 'الرياض', en: 'Riyadh' })))
    await workers.selectOption({ label: far ?? '' })
    const agreed = page.getByRole('checkbox', {
      name: say({ ar: /سألنا العائلة/, en: /We asked the family/ }),
    })
    const preview = page.getByRole('region', { name: say(answering.preview) })
    await expect(
      page.getByText(say({ ar: /تلزم موافقة العائلة/, en: /The family must agree/ })),
    ).toBeVisible()
    await expect(preview).toBeHidden()
    await agreed.check({ force: true })
    await expect(preview).toContainText(number)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: say(answering.assign) }).click()
    await expect(page.getByText(say(answering.assigned))).toBeVisible()
    consoleErrors.splice(0)
  },
)
