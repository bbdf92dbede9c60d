import { callApi, createPersonDetails, createSession } from '../support/customer.ts'
import { latestEmailedCodeTo } from '../support/emails.ts'
import { nightlyAxeViolations, overflowAt320 } from '../support/page-audits.ts'
import { expect, test } from '../support/test.ts'

const words = {
  login: { ar: 'رقم الهوية أو البريد أو الجوال', en: 'National ID, email or phone' },
  password: { ar: 'كلمة المرور', en: 'Password' },
  signIn: { ar: 'دخول', en: 'Sign in' },
  title: { ar: 'تأكيد بريدكم الإلكتروني', en: 'Confirm your email' },
  sendCode: { ar: 'إرسال الرمز', en: 'Send the code' },
  code: { ar: 'الرمز المرسل إلى البريد', en: 'Code from the email' },
  number: { ar: 'رقم نتصل بكم عليه', en: 'A number where we can call you' },
  confirm: { ar: 'تأكيد', en: 'Confirm' },
  confirmed: { ar: 'تم تأكيد بريدكم.', en: 'Your email is confirmed.' },
} as const

const password = 'calm-house-of-palms'

test('a customer without a Saudi mobile confirms the email at sign-in and names a number abroad @rule:proved-email', async ({
  page,
  at,
  say,
}) => {
  const { name, nationalId: id_card, phone } = createPersonDetails()
  const email = `journey-${id_card}${phone}@example.com`
  await callApi('/register', {
    login: email,
    email,
    name,
    id_card,
    password,
    confirm_password: password,
    street: 'شارع التحلية',
    number_building: '2929',
    number_apartment: '12',
  })
  const main = page.getByRole('main')
  const field = (each: keyof typeof words) =>
    main.getByRole('textbox', { name: say(words[each]), exact: true })
  const button = (each: keyof typeof words) =>
    main.getByRole('button', { name: say(words[each]), exact: true })

  await page.goto(at('/Login?back=/PersonalProfileLayout/PersonalAccount'))
  await field('login').fill(email)
  await field('password').fill(password)
  await button('signIn').click()
  await expect(page.getByRole('heading', { level: 1, name: say(words.title) })).toBeVisible()
  expect(await nightlyAxeViolations(page)).toEqual([])
  await button('sendCode').click()
  await field('code').fill(await latestEmailedCodeTo(email))
  await field('number').fill('7946')
  await button('confirm').click()
  const form = { ar: 'رقم كامل بمفتاح دولته', en: 'A full number with its country code, like +971501234567' }
  await expect(main.getByText(say(form)).last()).toBeVisible()
  await field('number').fill('+44 20 7946 0958')
  expect(await nightlyAxeViolations(page)).toEqual([])
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0)
  await button('confirm').click()
  await expect(page.getByText(say(words.confirmed)).first()).toBeVisible()
  await expect(main.getByText('+442079460958').or(main.getByText('+٤٤٢٠٧٩٤٦٠٩٥٨'))).toBeVisible()

  // The next sign-in asks for nothing more.
  const { currentUser } = await createSession(email, password)
  expect(JSON.parse(currentUser)).toMatchObject({ email_proved: true, mobile_proved: false })
})
