import type { Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import {
  callApi,
  demoCustomer,
  emptyDemoCustomer,
  makeCustomer,
  createSession,
  signInAs,
  type TestCustomer,
} from '../support/customer.ts'
import { latestEmailTo } from '../support/emails.ts'
import { officeApi } from '../support/office.ts'
import { expect, englishRunTag, nightlyTag, test, englishOnlyTag } from '../support/test.ts'

const words = {
  login: { ar: 'رقم الهوية أو البريد أو الجوال', en: 'National ID, email or phone' },
  password: { ar: 'كلمة المرور', en: 'Password' },
  yourPassword: { ar: 'كلمة المرور', en: 'Your password' },
  signIn: { ar: 'دخول', en: 'Sign in' },
  loginTitle: { ar: 'تسجيل الدخول', en: 'Sign in' },
  forgot: { ar: 'نسيتم كلمة المرور؟', en: 'Forgot your password?' },
  newPassword: { ar: 'كلمة المرور الجديدة', en: 'New password' },
  savePassword: { ar: 'حفظ كلمة المرور', en: 'Save the password' },
  confirmMobile: { ar: 'تأكيد رقم جوالكم', en: 'Confirm your mobile' },
  devices: { ar: 'أجهزتكم', en: 'Your devices' },
  thisDevice: { ar: 'هذا الجهاز', en: 'This device' },
  signOutOf: { ar: 'تسجيل الخروج: جهاز غير معروف', en: 'Sign out: Unknown device' },
  newAgain: { ar: 'كلمة المرور الجديدة مرة أخرى', en: 'New password again' },
} as const
type Say = (both: { readonly ar: string; readonly en: string }) => string

const main = (page: Page) => page.getByRole('main')
const send = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

async function signIn(page: Page, say: Say, { login, password }: Pick<TestCustomer, 'login' | 'password'>) {
  await main(page)
    .getByRole('textbox', { name: say(words.login) })
    .fill(login)
  await main(page)
    .getByRole('textbox', { name: say(words.password), exact: true })
    .fill(password)
  await send(page, say(words.signIn)).click()
}

async function fillNewPassword(page: Page, say: Say, first: string, again = first) {
  await main(page)
    .getByRole('textbox', { name: say(words.newPassword) })
    .first()
    .fill(first)
  await main(page)
    .getByRole('textbox', { name: say(words.newAgain) })
    .fill(again)
}

const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('')

/** Returns nine digits with a check digit that is one too high. */
function wrongNationalId(): string {
  const nine = `1${digits(8)}`
  const sum = Array.from(nine, Number)
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, each) => total + (each > 9 ? each - 9 : each), 0)
  return `${nine}${(11 - (sum % 10)) % 10}`
}

test('an account is opened by mobile number in two steps, and the login is filled in at sign-in @route:/SignUp @rule:digits-of-three-scripts @rule:session-in-storage @constant:storage-key @rule:national-id', async ({
  page,
  at,
  say,
}) => {
  const phone = `05${digits(8)}`
  await page.goto(at('/SignUp'))
  const text = (name: string) => main(page).getByRole('textbox', { name, exact: true })
  await text(say({ ar: 'الاسم الكامل', en: 'Full name' })).fill(emptyDemoCustomer.name)
  // Fields take Arabic-Indic and Persian digits, and a mobile with a spaced country prefix.
  const nationalId = wrongNationalId()
  await text(say({ ar: 'رقم الهوية أو الإقامة', en: 'National ID or Iqama' })).fill(
    nationalId.replace('1', '١'),
  )
  const inPersian = phone.slice(1).replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
  await text(say({ ar: 'رقم الجوال', en: 'Mobile number' })).fill(`+966 ${inPersian}`)
  await text(say(words.password)).fill('calm-house-of-palms')
  await text(say({ ar: 'كلمة المرور مرة أخرى', en: 'Password again' })).fill('calm-house-of-palms')
  // A wrong check digit causes a warning and does not prevent continuing.
  const check = { ar: 'نرجو مراجعة هذا الرقم', en: 'Please check this number' }
  await expect(main(page).getByText(say(check))).toBeVisible()
  await send(page, say({ ar: 'التالي: عنوانكم', en: 'Next: your address' })).click()

  await expect(page.getByRole('heading', { name: say({ ar: 'عنوانكم', en: 'Your address' }) })).toBeFocused()
  await main(page)
    .getByRole('textbox', { name: say({ ar: 'العنوان المختصر', en: 'Short address' }) })
    .fill('rrrd 2929')
  await expect(text(say({ ar: 'رقم المبنى', en: 'Building number' }))).toHaveValue('2929')
  const region = page.getByRole('combobox', { name: say({ ar: 'المنطقة', en: 'Region' }) })
  await region.fill(say({ ar: 'الرياض', en: 'Riyadh' }))
  await region.press('Enter')
  const neighborhood = page.getByRole('combobox', { name: say({ ar: 'الحي', en: 'Neighbourhood' }) })
  await expect(neighborhood).toBeEnabled()
  // The search also finds its name in the other language.
  await neighborhood.fill(say({ ar: 'olaya', en: 'العليا' }))
  await neighborhood.press('Enter')
  await text(say({ ar: 'الشارع', en: 'Street' })).fill('شارع التحلية')
  await text(say({ ar: 'رقم الوحدة', en: 'Unit number' })).fill('٧')
  const sent = page.waitForRequest('**/api/register')
  await send(page, say({ ar: 'إنشاء الحساب', en: 'Create account' })).click()
  const { id_card: sentId, number_apartment: unit, mobile } = (await sent).postDataJSON()
  expect([sentId, mobile, unit]).toEqual([nationalId, phone, '7'])

  await expect(page).toHaveURL(/\/Login$/)
  await expect(main(page).getByRole('textbox', { name: say(words.login) })).toHaveValue(phone)
  await main(page)
    .getByRole('textbox', { name: say(words.password), exact: true })
    .fill('calm-house-of-palms')
  await send(page, say(words.signIn)).click()
  await expect(page).not.toHaveURL(/Login/)
  await expect(page.getByRole('heading', { name: say(words.confirmMobile) })).toBeVisible()
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? '{}'))
  expect(kept).toMatchObject({ mobile: phone, api_token: expect.any(String) })
  expect(kept.partnerId).toBe(kept.partner_id)
})

test('a taken email is reported in the first step, with the typed name kept @route:/SignUp', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  const known = await makeCustomer()
  await page.goto(at('/SignUp'))
  const text = (name: string) => main(page).getByRole('textbox', { name, exact: true })
  const name = text(say({ ar: 'الاسم الكامل', en: 'Full name' }))
  await name.fill(emptyDemoCustomer.name)
  await text(say({ ar: 'رقم الهوية أو الإقامة', en: 'National ID or Iqama' })).fill(`1${digits(9)}`)
  await page.getByRole('radio', { name: say({ ar: 'البريد الإلكتروني', en: 'Email' }) }).check()
  const email = text(say({ ar: 'البريد الإلكتروني', en: 'Email' }))
  await email.fill(known.email)
  await text(say(words.password)).fill('calm-house-of-palms')
  await text(say({ ar: 'كلمة المرور مرة أخرى', en: 'Password again' })).fill('calm-house-of-palms')
  await send(page, say({ ar: 'التالي: عنوانكم', en: 'Next: your address' })).click()
  await text(say({ ar: 'الشارع', en: 'Street' })).fill('شارع التحلية')
  await text(say({ ar: 'رقم المبنى', en: 'Building number' })).fill('2929')
  await text(say({ ar: 'رقم الوحدة', en: 'Unit number' })).fill('7')
  await send(page, say({ ar: 'إنشاء الحساب', en: 'Create account' })).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveValue(emptyDemoCustomer.name)
  consoleErrors.splice(0)
})

test(
  'a customer signs in by keyboard with a national ID and returns to the page before @route:/Login @access:login-by-keyboard',
  englishRunTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    await page.goto(at('/PersonalProfileLayout/profilepage2?from=menu#here'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.loginTitle))
    await page.getByRole('main').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type(customer.nationalId)
    await page.keyboard.press('Tab')
    await page.keyboard.type(customer.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/PersonalProfileLayout\/profilepage2\?from=menu#here$/)
    await page.goBack()
    await expect(page).not.toHaveURL(/Login/)
  },
)

test('sign-in shows the documented messages @route:/Login @message:login-wrong-credentials @message:login-fill-all @message:login-national-id-first', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  await page.goto(at('/Login'))
  await send(page, say(words.signIn)).click()
  const fill = say({ ar: 'نرجو تعبئة جميع الحقول', en: 'Please fill in all fields' })
  await expect(main(page).getByText(fill)).toHaveCount(2)
  await expect(main(page).getByRole('textbox', { name: say(words.login) })).toBeFocused()

  await send(page, say(words.forgot)).click()
  const first = say({ ar: 'رقم الهوية أولًا من فضلكم', en: 'Please enter your National ID first' })
  await expect(main(page).getByText(first)).toBeVisible()
  await expect(main(page).getByRole('textbox', { name: say(words.login) })).toBeFocused()

  await signIn(page, say, { login: '1012345672', password: 'not the password' })
  await expect(main(page).getByRole('alert')).toContainText(
    say({ ar: 'رقم الهوية أو كلمة المرور غير صحيحة', en: 'National ID or password is incorrect' }),
  )
  await send(page, say(words.forgot)).click()
  await expect(page).toHaveURL(/\/ForgetPassword$/)
  consoleErrors.splice(0)
})

for (const target of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/Login'])
  test(
    `the unsafe return URL ${target} leads to the home page @R23`,
    target === '//evil.example' ? englishRunTag : nightlyTag,
    async ({ page, at, say }) => {
      const customer = await makeCustomer()
      await page.goto(at(`/Login?back=${encodeURIComponent(target)}`))
      await signIn(page, say, customer)
      await expect(page).toHaveURL((url) => url.pathname === at('/') && url.host === new URL(url).host)
      expect(new URL(page.url()).origin).toBe(process.env['SITE_ADDRESS'])
    },
  )

test('a forgotten password is reset by a link that works once, and the way to the reset form keeps the page to return to @route:/ForgetPassword @route:/ResetPAssword @message:check-your-email @message:password-passwords-differ @message:password-reset-success', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  const customer = await makeCustomer()
  await page.goto(at('/Login?back=%2FPersonalProfileLayout%2FMyData'))
  await main(page)
    .getByRole('textbox', { name: say(words.login) })
    .fill(customer.email)
  await send(page, say(words.forgot)).click()
  await expect(page).toHaveURL((url) => url.pathname.endsWith('/ForgetPassword'))
  await expect(main(page).getByRole('textbox')).toHaveCount(1)
  await expect(main(page).getByRole('textbox')).toHaveValue(customer.email)
  await send(page, say({ ar: 'إرسال الرابط', en: 'Send the link' })).click()
  await expect(main(page).getByRole('status')).toContainText(
    say({
      ar: 'أرسلنا تعليمات إعادة التعيين إلى بريدكم الإلكتروني',
      en: 'check your email for reset instructions',
    }),
  )
  // The documented next screen is the reset form with the email filled in. The return path is kept.
  await expect(page).toHaveURL((url) => url.pathname.endsWith('/ResetPAssword'))
  await expect(
    main(page).getByRole('textbox', { name: say({ ar: 'البريد الإلكتروني', en: 'Email' }), exact: true }),
  ).toHaveValue(customer.email)
  expect(new URL(page.url()).searchParams.get('back')).toBe('/PersonalProfileLayout/MyData')
  const reset = /https?:\/\/\S*\/ResetPAssword\S*/
  const link = reset.exec(await latestEmailTo(customer.email, reset))?.[0] ?? ''
  const { search } = new URL(link)
  await page.goto(at(`/ResetPAssword${search}`))
  const fresh = 'a house of seven doors'
  await fillNewPassword(page, say, fresh, 'another')
  await send(page, say(words.savePassword)).click()
  await expect(
    main(page).getByText(say({ ar: 'كلمتا المرور غير متطابقتين', en: 'passwords do not match' })),
  ).toBeVisible()
  await fillNewPassword(page, say, fresh)
  await send(page, say(words.savePassword)).click()
  await expect(main(page).getByRole('status')).toContainText(
    say({ ar: 'تمت إعادة تعيين كلمة المرور', en: 'password reset success' }),
  )
  await expect(page).toHaveURL(/\/Login$/)
  await createSession(customer.login, fresh)

  await page.goto(at(`/ResetPAssword${search}`))
  await fillNewPassword(page, say, fresh)
  await send(page, say(words.savePassword)).click()
  await expect(main(page).getByRole('alert')).toBeVisible()
  consoleErrors.splice(0)
})

test(
  'an account with a temporary password must change it and signs in with the new one @route:/ChangePassword @rule:must-change-password',
  englishOnlyTag,
  async ({ page, at, say, consoleErrors }) => {
    const customer = await makeCustomer()
    await officeApi.ops(`/customers/${customer.partnerId}/must-change-password`, { required: true })
    await page.goto(at('/Login?back=/PersonalProfileLayout/MyData'))
    await signIn(page, say, customer)
    await expect(page).toHaveURL(/\/ChangePassword/)
    // Every other customer page redirects there too and explains why.
    for (const path of ['/MyOrders', '/s1/1/101']) {
      await page.goto(at(path))
      await expect(page).toHaveURL((url) => url.searchParams.get('back') === path)
      await expect(main(page).getByText('You signed in with a temporary password.')).toBeVisible()
    }
    await page.goto(at('/ChangePassword?back=/PersonalProfileLayout/MyData'))
    const fresh = 'a house of seven doors'
    await fillNewPassword(page, say, fresh)
    await send(page, say(words.savePassword)).click()
    await expect(page).toHaveURL(/\/Login/)
    await expect(main(page).getByRole('textbox', { name: say(words.login) })).toHaveValue(customer.login)
    await main(page)
      .getByRole('textbox', { name: say(words.password), exact: true })
      .fill(fresh)
    await send(page, say(words.signIn)).click()
    await expect(page).toHaveURL(/\/PersonalProfileLayout\/MyData$/)
    consoleErrors.splice(0)
  },
)

test(
  'editing the details moves focus into the form, and back to its button after Cancel and Save @route:/PersonalProfileLayout/PersonalAccount',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    await signInAs(page, customer)
    await page.goto(at('/PersonalProfileLayout/PersonalAccount'))
    const edit = send(page, say({ ar: 'تعديل بياناتي', en: 'Edit my details' }))
    const name = main(page).getByRole('textbox', { name: say({ ar: 'الاسم الكامل', en: 'Full name' }) })
    await edit.press('Enter')
    await expect(name).toBeFocused()
    await send(page, say({ ar: 'تراجع', en: 'Cancel' })).press('Enter')
    await expect(edit).toBeFocused()
    await edit.press('Enter')
    await name.fill(emptyDemoCustomer.name)
    const password = main(page).getByRole('textbox', { name: say(words.yourPassword), exact: true })
    await password.fill(customer.password)
    await password.press('Enter')
    await expect(main(page).getByText(emptyDemoCustomer.name)).toBeVisible()
    await expect(edit).toBeFocused()
  },
)

test('an expired session asks for the password in place and keeps everything typed @route:/PersonalProfileLayout/PersonalAccount @rule:session-runs-out-in-place', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  const customer = await makeCustomer()
  await signInAs(page, customer)
  await page.goto(at('/PersonalProfileLayout/PersonalAccount'))
  await send(page, say({ ar: 'تعديل بياناتي', en: 'Edit my details' })).click()
  const name = main(page).getByRole('textbox', { name: say({ ar: 'الاسم الكامل', en: 'Full name' }) })
  await name.fill(emptyDemoCustomer.name)
  await main(page)
    .getByRole('textbox', { name: say(words.yourPassword), exact: true })
    .fill(customer.password)
  await callApi('/logout', {}, customer.token)
  await send(page, say({ ar: 'حفظ', en: 'Save' })).click()

  const dialog = page.getByRole('dialog', {
    name: say({ ar: 'انتهت جلستكم', en: 'Your session has ended' }),
  })
  await dialog.getByRole('textbox', { name: say(words.password), exact: true }).fill(customer.password)
  await dialog.getByRole('button', { name: say({ ar: 'متابعة', en: 'Continue' }) }).click()
  await expect(dialog).toHaveCount(0)
  await expect(name).toHaveValue(emptyDemoCustomer.name)
  await send(page, say({ ar: 'حفظ', en: 'Save' })).click()
  await expect(main(page).getByText(emptyDemoCustomer.name)).toBeVisible()
  consoleErrors.splice(0)
})

test(
  'log-out ends every tab and the token, and Back shows no customer data @R21 @rule:session-in-every-tab',
  englishRunTag,
  async ({ page, context, at, locale }) => {
    const customer = await makeCustomer()
    await signInAs(page, customer)
    await page.goto(at('/PersonalProfileLayout/PersonalAccount'))
    await expect(main(page).getByText(customer.name)).toBeVisible()
    const other = await context.newPage()
    await other.goto(at('/PersonalProfileLayout/MyData'))
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

    // Opens the account menu of the header, on any screen size.
    await page.getByRole('banner').getByRole('button', { name: customer.name }).click()
    await page.getByRole('button', { name: locale === 'ar' ? 'تسجيل الخروج' : 'Sign out' }).click()
    await expect(page).toHaveURL(/\/Login/)
    await expect(other).toHaveURL(/\/Login/, { timeout: 1000 })
    await page.goBack()
    await expect(page).toHaveURL(/\/Login/)
    await expect(page.getByText(customer.name)).toHaveCount(0)
    await expect
      .poll(async () =>
        fetch(`${process.env['SITE_ADDRESS']}/api/user/context`, {
          headers: { 'api-token': customer.token },
        }).then(({ status }) => status),
      )
      .toBe(401)
  },
)

const storedSessions = {
  'no JSON': '{"api_token":',
  'a number': '41',
  'a list': '[{"api_token":"x"}]',
  'without a token': '{"id":1,"partner_id":1,"name":"x"}',
  'an empty token': '{"id":1,"partner_id":1,"name":"x","api_token":""}',
  'a token of nobody': '{"id":1,"partner_id":1,"name":"x","login":"x","api_token":"0123456789abcdef"}',
  'a megabyte': JSON.stringify({ api_token: 'x'.repeat(1_000_000) }),
  'a token with line breaks': '{"partner_id":1,"api_token":"a\\r\\nb"}',
} as const

const dailySessions = ['no JSON', 'a token of nobody']

for (const [name, stored] of Object.entries(storedSessions))
  test(
    `a stored session that is ${name} counts as signed out, and the page works @R22 @rule:session-in-storage @constant:storage-key`,
    dailySessions.includes(name) ? englishRunTag : nightlyTag,
    async ({ page, at, say, consoleErrors }) => {
      await page.addInitScript((text) => localStorage.setItem('currentUser', text), stored)
      await page.goto(at('/PersonalProfileLayout/PersonalAccount'))
      const asksToSignIn = page
        .getByRole('heading', { level: 1, name: say(words.loginTitle) })
        .or(page.getByRole('dialog', { name: say({ ar: 'انتهت جلستكم', en: 'Your session has ended' }) }))
      await expect(asksToSignIn).toBeVisible()
      // The browser logs an unknown token as a refused call.
      consoleErrors.splice(0)
    },
  )

test('with blocked storage a customer can still sign in @R22', nightlyTag, async ({ page, at, say }) => {
  const customer = await makeCustomer()
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: forbidden })
    Object.defineProperty(window, 'sessionStorage', { get: forbidden })
  })
  await page.goto(at('/PersonalProfileLayout/MyData'))
  await signIn(page, say, customer)
  await expect(page).toHaveURL(/\/PersonalProfileLayout\/MyData$/)
})

test(
  'the password is changed in the profile with the correct old one, and the customer is signed out @route:/PersonalProfileLayout/profilepage1',
  englishRunTag,
  async ({ page, at, say, consoleErrors }) => {
    const customer = await makeCustomer()
    await signInAs(page, customer)
    await page.goto(at('/PersonalProfileLayout/profilepage1'))
    const fresh = 'a house of seven doors'
    const old = main(page).getByRole('textbox', {
      name: say({ ar: 'كلمة المرور الحالية', en: 'Current password' }),
    })
    await old.fill('not the old one')
    await fillNewPassword(page, say, fresh)
    const change = send(page, say({ ar: 'تغيير كلمة المرور', en: 'Change my password' }))
    await change.click()
    await expect(old).toBeFocused()
    await old.fill(customer.password)
    await change.click()
    await expect(main(page).getByRole('status')).toBeVisible()
    await expect(page).toHaveURL(/\/Login/)
    await createSession(customer.login, fresh)
    consoleErrors.splice(0)
  },
)

test(
  'a customer signs a lost device out from the profile @route:/PersonalProfileLayout/PersonalAccount',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    const lost = await createSession(customer.login, customer.password)
    await signInAs(page, customer)
    await page.goto(at('/PersonalProfileLayout/PersonalAccount'))
    const devices = page.getByRole('region', { name: say(words.devices) })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(devices.getByText(say(words.thisDevice))).toHaveCount(1)
    await devices.getByRole('button', { name: say(words.signOutOf) }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await expect(callApi('/user/context', undefined, lost.token, 'GET')).rejects.toThrow('401')
  },
)

test('an account is kept by “no”, and deleted by “yes” with the password @route:/PersonalProfileLayout/profilepage2', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  const customer = await makeCustomer()
  await signInAs(page, customer)
  await page.goto(at('/PersonalProfileLayout/profilepage2'))
  const remove = send(page, say({ ar: 'حذف حسابي', en: 'Delete my account' }))
  await remove.click()
  await expect(main(page).getByText(say({ ar: 'نعم أم لا؟', en: 'Choose yes or no' }))).toBeVisible()
  await page.getByRole('radio', { name: say({ ar: 'لا، إبقاء الحساب', en: 'No, keep it' }) }).check()
  await send(page, say({ ar: 'عودة إلى حسابي', en: 'Back to my account' })).click()
  await expect(page).toHaveURL(/\/PersonalProfileLayout$/)

  await page.goto(at('/PersonalProfileLayout/profilepage2'))
  await page.getByRole('radio', { name: say({ ar: 'نعم، حذف الحساب', en: 'Yes, delete it' }) }).check()
  await main(page)
    .getByRole('textbox', { name: say(words.yourPassword), exact: true })
    .fill(customer.password)
  await remove.click()
  await expect(main(page).getByRole('status')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === at('/'))
  await expect(createSession(customer.login, customer.password)).rejects.toThrow('401')
  consoleErrors.splice(0)
})

test(
  'an account with a running contract cannot be deleted, and the page links to the contracts @route:/PersonalProfileLayout/profilepage2',
  nightlyTag,
  async ({ page, at, say, consoleErrors }) => {
    await signInAs(page, await createSession(demoCustomer.nationalId, demoCustomer.password))
    await page.goto(at('/PersonalProfileLayout/profilepage2'))
    await page.getByRole('radio', { name: say({ ar: 'نعم، حذف الحساب', en: 'Yes, delete it' }) }).check()
    await main(page)
      .getByRole('textbox', { name: say(words.yourPassword), exact: true })
      .fill(demoCustomer.password)
    await send(page, say({ ar: 'حذف حسابي', en: 'Delete my account' })).click()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expect(
      main(page).getByRole('link', { name: say({ ar: 'عقودي', en: 'See my contracts' }) }),
    ).toBeVisible()
    consoleErrors.splice(0)
  },
)

test('a customer downloads a JSON file of the own data @route:/PersonalProfileLayout/MyData @rule:my-data', async ({
  page,
  at,
  say,
}) => {
  const customer = await makeCustomer()
  await signInAs(page, customer)
  await page.goto(at('/PersonalProfileLayout/MyData'))
  const download = page.waitForEvent('download')
  await send(page, say({ ar: 'تنزيل بياناتي', en: 'Download my data' })).click()
  const file = await (await download).path()
  const data: unknown = JSON.parse(await readFile(file, 'utf8'))
  expect(JSON.stringify(data)).toContain(customer.email)
})

test(
  'the chosen digits survive a reload, and digits and calendar are stored on the device @route:/PersonalProfileLayout/PersonalAccount',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    await signInAs(page, customer)
    await page.goto(at('/PersonalProfileLayout/PersonalAccount'))
    const shown = main(page).getByText(/^05\d[ \d]+$/)
    await expect(shown).toBeVisible()
    await page.getByRole('radio', { name: '١٢٣' }).check()
    await expect(main(page).getByText(/^٠٥[٠-٩ ]+$/)).toBeVisible()
    await page.reload()
    await expect(main(page).getByText(/^٠٥[٠-٩ ]+$/)).toBeVisible()
    await page.getByRole('radio', { name: say({ ar: 'الهجري', en: 'Hijri' }) }).check()
    const kept = await page.evaluate(() => localStorage.getItem('sakina.preferences'))
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ digits: 'arab', calendar: 'umalqura' })
  },
)

test('the sign-in form is there before its code, keeps what is typed, and sends nothing until then', async ({
  page,
  at,
  say,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at('/Login'), { waitUntil: 'commit' })
  const form = page.getByRole('main')
  const login = form.getByRole('textbox').first()
  const password = form.locator('input[type=password]')
  await login.fill('1012345672')
  await password.fill('wrong-password')
  await password.press('Enter')
  const button = form.getByRole('button', { name: say({ ar: 'دخول', en: 'Sign in' }), exact: true })
  await expect(button).toBeDisabled()
  await expect(page).toHaveURL(at('/Login'))
  release()
  await expect(button).toBeEnabled()
  await expect(login).toHaveValue('1012345672')
  await expect(password).toHaveValue('wrong-password')
})
