import { bookingPage } from '../support/booking.ts'
import { signInNewCustomer } from '../support/evening-visit.ts'
import { officeApi } from '../support/office.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { expect, nightlyTag, test, nightlyInArabicTag, nightlyInEnglishTag } from '../support/test.ts'

startServerForTestFile()

/** The demo's plan whose only worker is with a family. */
const taken = '/s4/302'
const tellMe = { ar: 'إشعاري عند التوفّر', en: 'Tell me when' }

for (const [list, path] of [
  ['the services', '/ServicesPage1?service=3'],
  ['all plans', '/OrderPage?service=period'],
  ['the plans of a nationality', '/OrderPage?service=period&nationality=2'],
  ['a service', '/S5?service=period'],
  ['the helper', '/HelpMeChoose?need=housemaid&stay=living&long=years&first=soon'],
  ['the home page', '/'],
] as const)
  test(
    `a plan without an available worker is not offered by ${list} @rule:plan-availability`,
    ['all plans', 'the home page'].includes(list) ? {} : nightlyTag,
    async ({ page, at }) => {
      await page.goto(at(path))
      const main = page.getByRole('main')
      await expect(
        main.locator('a[href*="/s1/"], a[href*="/s4/"], button[type=submit]').first(),
      ).toBeVisible()
      await expect(main.locator(`a[href*="${taken}"]`)).toHaveCount(0)
    },
  )

test(
  'the title of a plan links to its page with price by month or in full, workers, refunds and booking @route:/S5',
  nightlyTag,
  async ({ page, at, say }) => {
    await page.goto(at('/OrderPage?service=resident'))
    await page
      .getByRole('main')
      .getByRole('link', { name: say({ ar: 'مقيمة 3 أشهر، كينية', en: 'Live-in, 3 months · Kenyan' }) })
      .click()
    await expect(page).toHaveURL(/\/S5\?service=2&plan=202$/)
    const main = page.getByRole('main')
    // The plan has the same name here, in its booking and on its order; the nationality stands beside it.
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      say({ ar: 'مقيمة 3 أشهر', en: 'Live-in, 3 months' }),
    )
    await expect(main.getByText(say({ ar: 'كينية', en: 'Kenyan' }), { exact: true }).first()).toBeVisible()
    await expect(main.getByRole('status')).toContainText('2,395')
    await page.getByRole('radio', { name: say({ ar: 'للمدة كاملة', en: 'Full term' }) }).check()
    await expect(main.getByRole('status')).toContainText('7,185')
    // A cancellation before the start refunds everything; after five weeks it refunds the share of 55
    // of 90 days less the break fee.
    const refunds = main.getByRole('definition')
    await expect(refunds.filter({ hasText: '7,185.00' })).toHaveCount(1)
    await expect(refunds.filter({ hasText: '3,705.63' })).toHaveCount(1)
    await expect(
      page
        .getByRole('complementary')
        .getByRole('link', { name: say({ ar: 'حجز', en: 'Book now' }), exact: true }),
    ).toBeInViewport()
    await main.getByRole('link', { name: say({ ar: 'أكيني', en: 'Akinyi' }) }).click()
    await page.getByRole('link', { name: say({ ar: 'الحجز معها', en: 'Book with her' }) }).click()
    await expect(page).toHaveURL(/\/s2\/202$/)
  },
)

test(
  'the card of a nationality says that no worker is available now @rule:plan-availability',
  nightlyInEnglishTag,
  async ({ page, at }) => {
    await page.goto(at('/Nationalitiespage'))
    const uganda = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Uganda' })
    await expect(uganda.getByText('None available now')).toBeVisible()
  },
)

test(
  'inside a booking a family can ask to be notified when a plan becomes available or a region is served @rule:tell-me-when',
  nightlyInArabicTag,
  async ({ page, at, say }) => {
    await page.goto(at(taken))
    const main = page.getByRole('main')
    const ask = async (contact: string) => {
      const popup = page.getByRole('dialog')
      await popup.getByRole('textbox', { name: 'رقم الجوال أو البريد الإلكتروني' }).fill(contact)
      await popup.getByRole('button', { name: 'تسجيل الطلب' }).click()
      await expect(popup.getByText('سجّلنا طلبكم')).toBeVisible()
      await popup.getByRole('button', { name: 'إغلاق' }).last().click()
      await expect(popup).toBeHidden()
    }
    await main
      .getByRole('link', { name: say(tellMe) })
      .first()
      .click()
    await ask('0555111222')

    const booking = bookingPage(page, say)
    await page.goto(at('/s1/1/102'))
    await booking.next()
    const region = page.getByRole('combobox', { name: 'المنطقة' })
    await expect(region).not.toHaveValue('')
    await region.fill('مكة')
    await page.getByRole('option', { name: 'مكة المكرمة' }).click()
    await main.getByRole('link', { name: 'أخبروني حين تصلون إليها' }).click()
    await ask('0555111222')
    const { result } = await officeApi.ops('/availability-alerts?open=true')
    expect(result).toMatchObject([{ plan_id: null, state_id: expect.anything() }, { plan_id: { id: 302 } }])
  },
)

test(
  'the visa number and the first day typed for one plan are kept in the booking of another @rule:guest-draft',
  nightlyInEnglishTag,
  async ({ page, at, say }) => {
    await signInNewCustomer(page)
    const booking = bookingPage(page, say)
    await page.goto(at('/s3/401'))
    const visa = page.getByRole('textbox', { name: /^Visa number/ })
    await visa.fill('1300000001')
    await page.goto(at('/s3/403'))
    await expect(visa).toHaveValue('1300000001')
    await page.goto(at('/s2/207'))
    await booking.startDay(2)
    const day = await (await booking.dayField()).inputValue()
    await page.goto(at('/s2/201'))
    await expect(await booking.dayField()).toHaveValue(day)
  },
)

test(
  'two tabs of one booking show the same choices, and signing in in one continues the other @rule:guest-draft',
  nightlyTag,
  async ({ page, at, say, context }) => {
    const here = bookingPage(page, say)
    await page.goto(at('/s1/1/102'))
    await expect(here.at('when')).toBeVisible()
    const other = await context.newPage()
    const there = bookingPage(other, say)
    await other.goto(at('/s1/1/102'))
    await expect(there.at('when')).toBeVisible()
    const before = (await here.chosenDay().textContent()) ?? ''
    await there.firstDay(3)
    await expect(here.chosenDay()).not.toHaveText(before)
    const day = (await here.chosenDay().textContent()) ?? ''
    await expect(there.chosenDay()).toHaveText(day)
    await here.next()
    await expect(here.at('where')).toBeVisible()
    await signInNewCustomer(other)
    await other.reload()
    await expect(there.folded('where')).toContainText('Change')
    await expect(here.at('where').getByText('شارع التحلية').first()).toBeVisible()
    await page.goBack()
    await expect(here.at('when')).toBeVisible()
    await expect(here.chosenDay()).toHaveText(day)
  },
)
