import type { Page } from '@playwright/test'

import { bookingPage, confirmationOf } from '../support/booking.ts'
import { callApi, createPersonDetails, makeCustomer, signInAs } from '../support/customer.ts'
import { expectUsable, office, signIn, withoutSignInErrors } from '../support/office-pages.ts'
import { officeApi } from '../support/office.ts'
import { emulateProjectTheme } from '../support/page-audits.ts'
import { expect, test, nightlyTag } from '../support/test.ts'
import { officeCodeTo } from '../support/text-messages.ts'

type Say = <Words extends string | RegExp>(both: { readonly ar: Words; readonly en: Words }) => Words

const words = {
  find: { ar: 'بحث', en: 'Search' },
  plan: { ar: /^الباقة/, en: /^Plan/ },
  place: { ar: 'تسجيل الحجز', en: 'Place the order' },
  link: { ar: 'إرسال صفحة الدفع إلى العائلة', en: 'Send the family its payment page' },
  linkSent: { ar: /أُرسلت صفحة الدفع/, en: /The payment page was sent/ },
  reads: { ar: 'ما تقرؤه العائلة', en: 'What the family reads' },
  mobile: { ar: /^الجوال/, en: /^Mobile/ },
  name: { ar: /^الاسم الكامل/, en: /^Full name/ },
  nationalId: { ar: /^رقم الهوية/, en: /^National ID/ },
  register: { ar: 'تسجيل العائلة', en: 'Register the family' },
  sendCode: { ar: 'إرسال الرمز', en: 'Send the code' },
  code: { ar: 'الرمز الذي وصل العائلة', en: 'The code that the family got' },
  confirm: { ar: 'تأكيد الجوال', en: 'Confirm the mobile' },
  newAddress: { ar: 'عنوان جديد', en: 'New address' },
  region: { ar: 'المنطقة', en: 'Region' },
  neighborhood: { ar: 'الحي', en: 'Neighbourhood' },
  street: { ar: 'الشارع', en: 'Street' },
  building: { ar: 'رقم المبنى', en: 'Building number' },
  save: { ar: 'حفظ العنوان', en: 'Save the address' },
  machine: { ar: 'تسجيل الدفع بجهاز البطاقة', en: 'Record that it was paid at the card machine' },
  machineDone: { ar: /سُجّل الدفع بجهاز البطاقة/, en: /The payment at the card machine is recorded/ },
  receipt: { ar: /^رقم الإيصال/, en: /^Number of the receipt/ },
  ready: { ar: 'طلبكم جاهز للدفع', en: 'Your order is ready to pay' },
  terms: { ar: /^قرأت العائلة الشروط/, en: /^The family has read the terms/ },
} as const

/** Chooses the plan of one morning visit. */
const choosePlan = (page: Page, say: Say) =>
  page.getByRole('combobox', { name: say(words.plan) }).selectOption({ index: 1 })

/** Finds a family, or says that it is unknown. */
const search = async (page: Page, say: Say, typed: string) => {
  await page.getByRole('searchbox').fill(typed)
  await page.getByRole('button', { name: say(words.find), exact: true }).click()
}

test(
  'a clerk orders for a family that calls and sends it the payment page, on which the family agrees and pays',
  nightlyTag,
  async ({ page, at, locale, say, consoleErrors }) => {
    const family = await makeCustomer()
    await signIn(page, say, office(locale, '/new-order'), 'owner')
    await search(page, say, family.phone)
    await choosePlan(page, say)
    await page.getByRole('button', { name: say(words.place) }).click()
    await page.getByRole('radio', { name: say(words.link) }).click()
    await expect(page.getByRole('list', { name: say(words.reads) })).toContainText('SK-')
    await page.getByRole('button', { name: say(words.link) }).click()
    await expect(page.getByText(say(words.linkSent))).toBeVisible()
    const { result } = await callApi('/my/orders', undefined, family.token, 'GET')
    const [order, ...others] = Object.values(result ?? {})
    expect(others).toEqual([])
    expect(Object(order).status.value).toBe('pending_payment')
    withoutSignInErrors(consoleErrors)

    // The family reads what was agreed on the phone, agrees to the terms and pays.
    await signInAs(page, family)
    await page.goto(at(`/payment-result/${Object(order).id}`))
    await expect(page.getByRole('heading', { level: 1, name: say(words.ready) })).toBeVisible()
    const booking = bookingPage(page, say)
    await booking.payButton().click()
    await booking.agree()
    await booking.payBy('card')
    await booking.atTheProvider('succeed')
    await expect(confirmationOf(page, say)).toBeVisible()
  },
)

test(
  'a family at the desk is registered by a code, gets an address and an order, and pays at the card machine @axe',
  nightlyTag,
  async ({ page, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const { name, nationalId, phone } = createPersonDetails()
    await signIn(page, say, office(locale, '/new-order'), 'owner')
    await expectUsable(page)
    await search(page, say, phone)
    const textbox = (label: RegExp | string) => page.getByRole('textbox', { name: label })
    await expect(textbox(say(words.mobile))).toHaveValue(phone)
    await textbox(say(words.name)).fill(name)
    await textbox(say(words.nationalId)).fill(nationalId)
    await page.getByRole('button', { name: say(words.register) }).click()
    await page.getByRole('button', { name: say(words.sendCode) }).click()
    await textbox(say(words.code)).fill(await officeCodeTo(phone))
    await expectUsable(page)
    await page.getByRole('button', { name: say(words.confirm) }).click()

    await choosePlan(page, say)
    await page.getByRole('button', { name: say(words.newAddress) }).click()
    const region = page.getByRole('combobox', { name: say(words.region) })
    await region.fill(say({ ar: 'الرياض', en: 'Riyadh' }))
    await region.press('Enter')
    const neighborhood = page.getByRole('combobox', { name: say(words.neighborhood) })
    await expect(neighborhood).toBeEnabled()
    await neighborhood.fill(say({ ar: 'العليا', en: 'Olaya' }))
    await neighborhood.press('Enter')
    await textbox(say(words.street)).fill('شارع التحلية')
    await textbox(say(words.building)).fill('2929')
    await page.getByRole('button', { name: say(words.save) }).click()
    await expect(page.getByRole('button', { name: say(words.place) })).toBeEnabled()
    await expectUsable(page)
    await page.getByRole('button', { name: say(words.place) }).click()

    const machine = { name: say(words.machine) }
    await page.getByRole('radio', machine).click()
    await textbox(say(words.receipt)).fill(`R-${phone}`)
    await expect(page.getByRole('list', { name: say(words.reads) })).toContainText('SK-')
    await page.getByRole('checkbox', { name: say(words.terms) }).check()
    await expectUsable(page)
    await page.getByRole('button', machine).click()
    await expect(page.getByText(say(words.machineDone))).toBeVisible()
    const { result } = await officeApi.ops(`/payments?search=R-${phone}`)
    expect(Object(result)[0]).toMatchObject({ method: 'card_machine', state: 'paid' })
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'a screen whose code cannot be fetched says so, keeps the menu, and opens when the page is loaded again',
  nightlyTag,
  async ({ page, say, locale, consoleErrors }) => {
    const { partnerId } = await makeCustomer()
    await page.route('**/order-for-*.js', (route) => route.abort())
    await signIn(page, say, office(locale, `/new-order/${partnerId}`), 'desk')
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: say({ ar: 'لم تُفتح هذه الشاشة', en: 'This screen didn’t open' }),
      }),
    ).toBeVisible()
    await expectUsable(page)
    await page.getByRole('link', { name: say({ ar: 'اليوم', en: 'Today' }), exact: true }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: say({ ar: 'اليوم', en: 'Today' }) }),
    ).toBeVisible()
    await page.goBack()
    await page.unroute('**/order-for-*.js')
    await page.getByRole('button', { name: say({ ar: 'محاولة أخرى', en: 'Try again' }) }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: say({ ar: 'حجز جديد', en: 'New order' }) }),
    ).toBeVisible()
    consoleErrors.splice(0)
  },
)
