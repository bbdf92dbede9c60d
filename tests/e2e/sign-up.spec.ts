import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'

import { bookingPage } from '../support/booking.ts'
import { demoCustomer, createSession } from '../support/customer.ts'
import { eveningPlan } from '../support/evening-visit.ts'
import {
  expect,
  englishRunTag,
  test,
  nightlyTag,
  nightlyInArabicTag,
  nightlyInEnglishTag,
} from '../support/test.ts'
import { startGuestAddress } from '../support/booking-flows.ts'

type Both = Readonly<Record<'ar' | 'en', string>>
type Say = (words: Both) => string

const words = {
  name: { ar: 'الاسم الكامل', en: 'Full name' },
  nationalId: { ar: 'رقم الهوية أو الإقامة', en: 'National ID or Iqama' },
  phone: { ar: 'رقم الجوال', en: 'Mobile number' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  password: { ar: 'كلمة المرور', en: 'Password' },
  again: { ar: 'كلمة المرور مرة أخرى', en: 'Password again' },
  next: { ar: 'التالي: عنوانكم', en: 'Next: your address' },
  open: { ar: 'إنشاء الحساب', en: 'Create account' },
  yourDetails: { ar: 'بياناتكم', en: 'About you' },
  yourAddress: { ar: 'عنوانكم', en: 'Your address' },
  region: { ar: 'المنطقة', en: 'Region' },
  city: { ar: 'المدينة', en: 'City' },
  neighborhood: { ar: 'الحي', en: 'Neighbourhood' },
  street: { ar: 'الشارع', en: 'Street' },
  building: { ar: 'رقم المبنى', en: 'Building number' },
  unit: { ar: 'رقم الوحدة', en: 'Unit number' },
} as const

const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('')
const password = 'calm-house-of-palms'

function signUpOn(page: Page, say: Say) {
  const main = page.getByRole('main')
  const text = (each: keyof typeof words) =>
    main.getByRole('textbox', { name: say(words[each]), exact: each !== 'email' })
  const press = (each: keyof typeof words) =>
    main.getByRole('button', { name: say(words[each]), exact: true }).click()
  const identity = {
    name: demoCustomer.name,
    nationalId: `1${digits(9)}`,
    phone: `05${digits(8)}`,
    email: `journey-${digits(12)}@example.com`,
  }
  return {
    text,
    press,
    identity,
    step: (each: 'yourDetails' | 'yourAddress') =>
      main.getByRole('heading', { level: 2, name: say(words[each]), exact: true }),
    async fillPasswords() {
      await text('password').fill(password)
      await text('again').fill(password)
    },
    async fillIdentity() {
      await text('name').fill(identity.name)
      await text('nationalId').fill(identity.nationalId)
      await text('phone').fill(identity.phone)
      await text('email').fill(identity.email)
    },
    async expectIdentity() {
      await expect(text('name')).toHaveValue(identity.name)
      await expect(text('nationalId')).toHaveValue(identity.nationalId)
      // The field groups the digits for display.
      await expect
        .poll(async () => (await text('phone').inputValue()).replaceAll(/\D/g, ''))
        .toContain(identity.phone.slice(1))
      await expect(text('email')).toHaveValue(identity.email)
    },
    async fillAddress() {
      await (await startGuestAddress(page, say)).fill('3141')
      await text('unit').fill('7')
    },
    async expectAddress(language = say) {
      const value = (each: keyof typeof words) => main.getByRole('combobox', { name: language(words[each]) })
      const riyadh = language({ ar: 'الرياض', en: 'Riyadh' })
      await expect(value('region')).toHaveValue(new RegExp(riyadh))
      await expect(value('city')).toHaveValue(riyadh)
      await expect(value('neighborhood')).toHaveValue(/.+/)
      for (const [each, typed] of [
        ['street', 'شارع العليا'],
        ['building', '3141'],
        ['unit', '7'],
      ] as const)
        await expect(main.getByRole('textbox', { name: language(words[each]), exact: true })).toHaveValue(
          typed,
        )
    },
  }
}

const storedText = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))

test(
  'a guest who opens an account finds the booking address there, and the address book contains it once @rule:sign-up-keeps-what-was-typed',
  nightlyInArabicTag,
  async ({ page, at, say }) => {
    const booking = bookingPage(page, say)
    const signUp = signUpOn(page, say)
    await page.goto(at(eveningPlan.path))
    await booking.next()
    await (await startGuestAddress(page, say)).fill('3141')
    await page.getByText('تفاصيل أكثر').click()
    await page.getByLabel(say(words.unit)).fill('7')
    await booking.next()
    await expect(booking.at('pay')).toBeVisible()
    await page.goto(at(`/SignUp?back=${encodeURIComponent(`${eveningPlan.path}?step=pay`)}`))
    await signUp.fillIdentity()
    await signUp.fillPasswords()
    await signUp.press('next')
    await signUp.expectAddress()
    await signUp.press('open')
    await expect(page).toHaveURL(/\/Login/)
    await signUp.text('password').fill(password)
    await page
      .getByRole('main')
      .getByRole('button', { name: say({ ar: 'دخول', en: 'Sign in' }), exact: true })
      .click()
    // A new account confirms its mobile now or later.
    await page.getByRole('link', { name: say({ ar: 'لاحقًا', en: 'Later' }) }).click()
    await expect(page).toHaveURL(/\/s1\/1\/102/)
    await page.goto(at(`${eveningPlan.path}?step=where`))
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    const { partnerId, token } = await createSession(signUp.identity.phone, password)
    const answer = await fetch(`${process.env['SITE_ADDRESS']}/api/partners/${partnerId}`, {
      headers: { 'api-token': token },
    })
    const { partner }: { partner: { child_ids: unknown } } = await answer.json()
    expect(partner.child_ids).toMatchObject([
      { is_main: true, state_id: { id: 1 }, neighborhood_id: { id: expect.any(Number) } },
    ])
    // Personal data must not stay in the tab once the account is created.
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
      signUp.identity.nationalId,
    )
  },
)

test(
  'a reload during sign-up keeps the step and all values but the password @rule:sign-up-keeps-what-was-typed',
  englishRunTag,
  async ({ page, at, say }) => {
    const signUp = signUpOn(page, say)
    await page.goto(at('/SignUp'))
    await signUp.fillIdentity()
    await page.reload()
    await signUp.expectIdentity()
    await signUp.fillPasswords()
    await signUp.press('next')
    await expect(signUp.step('yourAddress')).toBeFocused()
    await signUp.fillAddress()
    await expect(signUp.text('password')).toHaveCount(0)
    await page.reload()
    await expect(signUp.step('yourAddress')).toBeVisible()
    await signUp.expectAddress()
    expect(await storedText(page)).not.toContain(password)
    await signUp.press('open')
    await expect(signUp.text('password')).toBeFocused()
    await expect(signUp.text('password')).toHaveAttribute('aria-invalid', 'true')
    await signUp.fillPasswords()
    const sent = page.waitForRequest('**/api/register')
    await signUp.press('open')
    expect((await sent).postDataJSON()).toMatchObject({
      name: signUp.identity.name,
      id_card: signUp.identity.nationalId,
      number_apartment: '7',
      password,
      privacy_version: expect.stringMatching(/^\d{4}-\d{2}$/),
    })
    await expect(page).toHaveURL(/\/Login/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say({ ar: 'تسجيل الدخول', en: 'Sign in' }),
    )
    await page.goBack()
    await expect(page).toHaveURL(/\/SignUp/)
    await expect(signUp.text('name')).toHaveValue('')
  },
)

test(
  'Back and Forward move between the steps of sign-up and keep all values @rule:sign-up-keeps-what-was-typed',
  nightlyInArabicTag,
  async ({ page, at, say }) => {
    const signUp = signUpOn(page, say)
    await page.goto(at('/Login'))
    await page.getByRole('main').getByRole('link', { name: 'إنشاء حساب' }).click()
    await signUp.fillIdentity()
    await signUp.fillPasswords()
    await signUp.press('next')
    await signUp.fillAddress()
    await page.goBack()
    await expect(signUp.step('yourDetails')).toBeFocused()
    await signUp.expectIdentity()
    await expect(signUp.text('password')).toHaveValue(password)
    await page.goForward()
    await expect(signUp.step('yourAddress')).toBeFocused()
    await signUp.expectAddress()
    // Leaving the page and coming back keeps the values too.
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/Login/)
    await page.goForward()
    await signUp.expectIdentity()
    await page.goto(at('/SignUp?step=2'))
    await expect(signUp.step('yourAddress')).toBeVisible()
    await signUp.expectAddress()
  },
)

test('the second step of sign-up requires the first', nightlyTag, async ({ page, at, say }) => {
  const signUp = signUpOn(page, say)
  await page.goto(at('/SignUp?step=2'))
  await expect(signUp.step('yourDetails')).toBeVisible()
  await expect(page).toHaveURL(/\/SignUp$/)
})

test(
  'a change of language during sign-up keeps the step and its values @rule:sign-up-keeps-what-was-typed',
  nightlyTag,
  async ({ page, at, say, locale }) => {
    const other = locale === 'ar' ? 'en' : 'ar'
    const sayOther: Say = (both) => both[other]
    const signUp = signUpOn(page, say)
    const inOther = signUpOn(page, sayOther)
    const switchLanguage = () => page.locator('[data-language-switch]').first().dispatchEvent('click')
    await page.goto(at('/SignUp'))
    await signUp.fillIdentity()
    await switchLanguage()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(inOther.text('nationalId')).toHaveValue(signUp.identity.nationalId)
    await expect(inOther.text('name')).toHaveValue(signUp.identity.name)
    await expect
      .poll(async () => (await inOther.text('phone').inputValue()).replaceAll(/\D/g, ''))
      .toContain(signUp.identity.phone.slice(1))
    await inOther.fillPasswords()
    await inOther.press('next')
    await inOther.fillAddress()
    await inOther.expectAddress()
    await switchLanguage()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(signUp.step('yourAddress')).toBeVisible()
    await signUp.expectAddress()
  },
)

test(
  'signing out removes the stored values of the sign-up form @rule:sign-up-keeps-what-was-typed',
  nightlyInEnglishTag,
  async ({ page, at, say }) => {
    const signUp = signUpOn(page, say)
    await page.goto(at('/SignUp'))
    await signUp.fillIdentity()
    await expect.poll(() => storedText(page)).toContain(signUp.identity.nationalId)
    await page.goto(at('/Login'))
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'National ID, email or phone' }).fill(demoCustomer.nationalId)
    await signUp.text('password').fill(demoCustomer.password)
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('banner').getByRole('button', { name: demoCustomer.name }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/Login|\/en$/)
    await expect.poll(() => storedText(page)).not.toContain(signUp.identity.nationalId)
  },
)
