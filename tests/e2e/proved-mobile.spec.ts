import type { Page } from '@playwright/test'
import { randomInt } from 'node:crypto'

import { callApi, demoCustomer, createPersonDetails, createSession, signInAs } from '../support/customer.ts'
import { nightlyAxeViolations, overflowAt320 } from '../support/page-audits.ts'
import { expect, test } from '../support/test.ts'
import { latestCodeTo } from '../support/text-messages.ts'

const words = {
  mobile: { ar: 'رقم الجوال', en: 'Mobile number' },
  sendCode: { ar: 'إرسال الرمز', en: 'Send the code' },
  code: { ar: 'رمز الرسالة النصية', en: 'Code from the text message' },
  wrong: { ar: 'الرمز غير صحيح أو انتهت مدته', en: 'This code is wrong or has expired' },
  missing: { ar: 'يلزم الرمز الذي وصلكم', en: 'Enter the code you received' },
  short: { ar: 'الرمز ستة أرقام', en: 'The code has 6 digits' },
  confirm: { ar: 'تأكيد', en: 'Confirm' },
  confirmed: { ar: 'تم تأكيد رقم جوالكم.', en: 'Your mobile is confirmed.' },
  byCode: { ar: 'الدخول برمز في رسالة نصية', en: 'Sign in with a text code' },
  byMobile: { ar: 'الجوال', en: 'Mobile' },
  newPassword: { ar: 'كلمة المرور الجديدة', en: 'New password' },
  newAgain: { ar: 'كلمة المرور الجديدة مرة أخرى', en: 'New password again' },
  save: { ar: 'حفظ كلمة المرور', en: 'Save the password' },
  done: { ar: 'تمت إعادة تعيين كلمة المرور', en: 'password reset success' },
  confirmEmail: { ar: 'تأكيد بريدكم الإلكتروني', en: 'Confirm your email' },
  later: { ar: 'لاحقًا', en: 'Later' },
  loginTitle: { ar: 'تسجيل الدخول', en: 'Sign in' },
} as const

const account = (identity: ReturnType<typeof createPersonDetails>, password: string) => {
  const { name, nationalId: id_card, phone } = identity
  const email = `journey-${randomInt(1e12)}@example.com`
  const login = { login: email, email, password, confirm_password: password }
  const home = { street: 'شارع التحلية', number_building: '2929', number_apartment: '12' }
  return { ...login, ...home, name, id_card, phone, mobile: phone }
}

/** Removes the session that the browser has stored, which signs the customer out. */
const leave = (page: Page) => page.evaluate(() => localStorage.removeItem('currentUser'))

test('a customer who verifies a mobile gets the account, and the stranger who claimed it is signed out @rule:proved-mobile @rule:text-codes @route:/ConfirmMobile', async ({
  page,
  at,
  say,
  consoleErrors,
  browser,
}) => {
  const main = page.getByRole('main')
  const button = (each: keyof typeof words) =>
    main.getByRole('button', { name: say(words[each]), exact: true })
  const field = (each: keyof typeof words) =>
    main.getByRole('textbox', { name: say(words[each]), exact: true })
  const identity = createPersonDetails()
  const { phone, nationalId } = identity

  // A stranger registers with the family's mobile and ID first.
  await callApi('/register', account(identity, 'a-stranger-at-the-door'))
  const stranger = await createSession(nationalId, 'a-stranger-at-the-door')
  await callApi('/register', account(identity, 'calm-house-of-palms'))
  const owner = await createSession(nationalId, 'calm-house-of-palms')

  await page.goto(at('/'))
  await page.evaluate((kept) => localStorage.setItem('currentUser', kept), owner.currentUser)
  await page.goto(at('/ConfirmMobile?back=/PersonalProfileLayout/PersonalAccount'))
  await expect(field('mobile')).toHaveValue(/\d/)
  expect(await nightlyAxeViolations(page)).toEqual([])
  await button('sendCode').click()
  await expect(field('code')).toBeFocused()
  await button('confirm').click()
  await expect(main.getByText(say(words.missing)).first()).toBeVisible()
  await field('code').fill('12')
  await field('code').blur()
  await expect(main.getByText(say(words.short)).first()).toBeVisible()
  const code = await latestCodeTo(phone)
  await field('code').fill(code === '000000' ? '000001' : '000000')
  await expect(main.getByText(say(words.wrong)).first()).toBeVisible()
  expect(await nightlyAxeViolations(page)).toEqual([])
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0)
  // The code as a phone may paste it: in Arabic digits, with text around it.
  await field('code').fill(code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''))
  await expect(page.getByText(say(words.confirmed)).first()).toBeVisible()
  await expect(page).toHaveURL(/PersonalAccount/)

  // The stranger's open page asks for a sign-in, and the password no longer works.
  const elsewhere = await browser.newContext({ baseURL: process.env['SITE_ADDRESS'] ?? '' })
  const theirs = await elsewhere.newPage()
  await signInAs(theirs, stranger)
  await theirs.goto(at('/PersonalProfileLayout/PersonalAccount'))
  await expect(theirs.getByRole('dialog')).toBeVisible()
  await elsewhere.close()
  await expect(createSession(nationalId, 'a-stranger-at-the-door')).rejects.toThrow(/wrong_credentials/)
  await expect(createSession(phone, 'a-stranger-at-the-door')).rejects.toThrow(/wrong_credentials/)

  // From now on a code to the mobile is enough to sign in.
  await leave(page)
  await page.goto(at('/Login?back=/PersonalProfileLayout/PersonalAccount'))
  await button('byCode').click()
  await field('mobile').fill(phone)
  await button('sendCode').click()
  await field('code').fill(await latestCodeTo(phone, { count: 2 }))
  // The email was never confirmed, so it is asked for.
  await expect(page.getByRole('heading', { level: 1, name: say(words.confirmEmail) })).toBeVisible()
  await page.getByRole('link', { name: say(words.later) }).click()
  await expect(main.getByText(demoCustomer.name).first()).toBeVisible()

  // A forgotten password can be reset without an email.
  await leave(page)
  await page.goto(at('/ForgetPassword'))
  await main.getByRole('radio', { name: say(words.byMobile), exact: true }).check()
  await field('mobile').fill(phone)
  await button('sendCode').click()
  await field('code').fill(await latestCodeTo(phone, { count: 3 }))
  await field('newPassword').fill('another-calm-house')
  await field('newAgain').fill('another-calm-house')
  await button('save').click()
  await expect(main.getByText(say(words.done))).toBeVisible()
  await expect(page).toHaveURL(/\/Login/)
  await expect(page.getByRole('heading', { level: 1, name: say(words.loginTitle) })).toBeVisible()
  expect((await createSession(nationalId, 'another-calm-house')).partnerId).toBe(owner.partnerId)
  consoleErrors.splice(0)
})
