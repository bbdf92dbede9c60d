import type { Page } from '@playwright/test'

import { bookingPage, bookingLabels as bookingWords } from '../support/booking.ts'
import { callApi, makeCustomer, signInAs } from '../support/customer.ts'
import { eveningPlan } from '../support/evening-visit.ts'
import {
  expect,
  test,
  nightlyTag,
  arabicOnlyTag,
  nightlyInArabicTag,
  englishOnlyTag,
  nightlyInEnglishTag,
} from '../support/test.ts'
import { startGuestAddress, servicePaths } from '../support/booking-flows.ts'

type Say = (words: Record<'ar' | 'en', string>) => string

const placeFields = (page: Page, say: Say) => {
  const box = (words: Record<'ar' | 'en', string>) => page.getByRole('combobox', { name: say(words) })
  const choose = async (words: Record<'ar' | 'en', string>, name: string) => {
    await box(words).fill(name)
    await box(words).press('Enter')
    await expect(box(words)).toHaveAttribute('aria-expanded', 'false')
  }
  return {
    region: (name: string) => choose({ ar: 'المنطقة', en: 'Region' }, name),
    city: (name: string) => choose({ ar: 'المدينة', en: 'City' }, name),
    neighborhood: (name: string) => choose({ ar: 'الحي', en: 'Neighbourhood' }, name),
    box,
  }
}

test(
  'an incomplete address is completed inside the booking, before any payment @rule:complete-address',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer({ isPlaceKnown: false })
    await signInAs(page, customer)
    const booking = bookingPage(page, say)
    await page.goto(at(eveningPlan.path))
    await booking.next()
    await expect(page.getByText(say({ ar: 'العنوان ينقصه شيء', en: 'Complete your address' }))).toBeVisible()
    const street = page.getByLabel(say({ ar: 'الشارع', en: 'Street' }))
    await expect(street).toHaveValue('شارع الملك عبدالعزيز')
    await booking.next()
    await expect(page.getByText(say({ ar: 'يلزم اختيار المنطقة', en: 'Choose your region' }))).toBeVisible()
    const place = placeFields(page, say)
    await place.region(say({ ar: 'الرياض', en: 'Riyadh' }))
    await place.neighborhood(say({ ar: 'نرجس', en: 'narjis' }))
    await booking.next()
    await expect(booking.at('pay')).toBeVisible()
    const answer = await fetch(`${process.env['SITE_ADDRESS']}/api/partners/${customer.partnerId}`, {
      headers: { 'api-token': customer.token, 'accept-language': 'en' },
    })
    const { partner }: { partner: { child_ids: unknown } } = await answer.json()
    expect(partner.child_ids).toMatchObject([{ neighborhood_id: { name: 'Al Narjis' } }])
  },
)

test(
  'a guest from an unserved city is told so in the address step and keeps everything typed @rule:city-not-served',
  arabicOnlyTag,
  async ({ page, at, say }) => {
    const booking = bookingPage(page, say)
    await page.goto(at(eveningPlan.path))
    await booking.next()
    const place = placeFields(page, say)
    await expect(place.box({ ar: 'المنطقة', en: 'Region' })).not.toHaveValue('')
    await place.region('مكه')
    const told = (name: string) => page.getByRole('alert').filter({ hasText: `لا نخدم ${name} بعد` })
    await expect(told('مكة المكرمة')).toContainText('نخدم اليوم: حفر الباطن')
    await expect(told('مكة المكرمة').getByRole('link', { name: 'أخبروني حين تصلون إليها' })).toBeVisible()
    await page.getByText('تفاصيل أكثر').click()
    await place.city('جده')
    await place.neighborhood('الروضه')
    await expect(told('جدة')).toBeVisible()
    await page.getByLabel('الشارع').fill('شارع التحلية')
    await page.getByLabel('رقم المبنى').fill('3141')
    await booking.next()
    await expect(told('جدة')).toBeVisible()
    await booking.next()
    await expect(booking.at('where')).toBeVisible()
    // Another city can be chosen; everything else is kept.
    await page.getByRole('button', { name: /^تعديل/ }).click()
    await place.region('الشرقيه')
    await place.neighborhood('الشاطئ الغربي')
    await page.getByText('تفاصيل أكثر').click()
    await expect(place.box({ ar: 'المدينة', en: 'City' })).toHaveValue('الدمام')
    await booking.next()
    await expect(booking.at('pay')).toBeVisible()
  },
)

test(
  'a guest is told in the address step that the visits of a plan do not reach the city, and goes on with a plan that does @rule:visits-reach-the-home',
  nightlyInArabicTag,
  async ({ page, at, say, consoleErrors }) => {
    const booking = bookingPage(page, say)
    await page.goto(at(eveningPlan.path))
    await booking.next()
    const place = placeFields(page, say)
    const region = place.box({ ar: 'المنطقة', en: 'Region' })
    await expect(region).not.toHaveValue('')
    await place.region('الحدود الشماليه')
    await expect(region).toHaveValue('الحدود الشمالية')
    await place.neighborhood('الفيصلية')
    const told = page.getByRole('alert').filter({ hasText: 'زيارات هذه الباقة لا تصل إلى عرعر' })
    await expect(told).toBeVisible()
    await expect(told.getByRole('link', { name: 'عرض العاملات المقيمات' })).toBeVisible()
    await page.getByLabel('الشارع').fill('شارع الأمير سلطان')
    await page.getByLabel('رقم المبنى').fill('3141')
    await booking.next()
    await expect(booking.at('where')).toBeVisible()
    await booking.next()
    await expect(told).toBeVisible()
    // A reload with the payment in the address leads back to the address.
    await page.goto(at(`${eveningPlan.path}?step=pay`))
    await expect(booking.at('where')).toBeVisible()
    await expect(told).toBeVisible()
    await told.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/s1\/1\/106/)
    for (const day of ['الأحد', 'الثلاثاء', 'الخميس'])
      await page.getByRole('button', { name: day, exact: true }).click()
    await booking.firstDay(0)
    await booking.next()
    await expect(booking.at('pay')).toBeVisible()
    await expect(booking.folded('where')).toContainText('شارع الأمير سلطان')
    // The server refuses the price of what cannot be had.
    for (const error of consoleErrors.splice(0)) expect(error).toContain('409 (Conflict)')
  },
)

test(
  'a guest is told in the address step which city a live-in worker comes from @rule:nearest-worker',
  nightlyInArabicTag,
  async ({ page, at, say }) => {
    const booking = bookingPage(page, say)
    await page.goto(at('/s2/205'))
    await booking.next()
    await expect(page.getByRole('radio', { name: say(bookingWords.office) })).toBeChecked()
    await booking.next()
    const place = placeFields(page, say)
    const region = place.box({ ar: 'المنطقة', en: 'Region' })
    await expect(region).not.toHaveValue('')
    await place.region('الحدود الشماليه')
    await place.neighborhood('الفيصلية')
    await expect(page.getByText('العاملة تأتي من الرياض')).toBeVisible()
    await expect(page.getByText(/^لا عاملة لهذه الباقة متاحة في عرعر/)).toBeVisible()
    // A worker of the city needs no word.
    await place.region('الرياض')
    await place.neighborhood('نرجس')
    await expect(page.getByText('العاملة تأتي من الرياض')).toHaveCount(0)
  },
)

test(
  'a family agrees to a live-in worker from another city before it can pay for her @rule:worker-city-agreed',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer({ isPlaceKnown: false })
    const home = {
      name: customer.name,
      parent_id: customer.partnerId,
      country_id: 1,
      state_id: 9,
      neighborhood_id: 25,
      number_building: '2121',
      streetName: 'King Saud Street',
      is_main: true,
    }
    await callApi('/partners/child', home, customer.token)
    await signInAs(page, customer)
    const booking = bookingPage(page, say)
    await page.goto(at('/s2/206'))
    await booking.next()
    await expect(page.getByRole('radio', { name: say(bookingWords.office) })).toBeChecked()
    await booking.next()
    await expect(booking.at('where')).toBeVisible()
    await expect(
      page.getByText(say({ ar: 'العاملة تأتي من الرياض', en: 'Your worker comes from Riyadh' })),
    ).toBeVisible()
    await booking.delivery('home')
    const agrees = booking.originAgreement()
    await booking.next()
    await expect(agrees).toBeFocused()
    await expect(agrees).toHaveAttribute('aria-invalid', 'true')
    await agrees.check({ force: true })
    await booking.next()
    await expect(booking.at('pay')).toBeVisible()
    const sent = page.waitForRequest('**/sale_order/resident')
    await booking.payButton().click()
    await booking.agree()
    expect((await sent).postDataJSON().accepted_worker_city_ids).toHaveLength(1)
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
  },
)

test(
  'a guest who switches plans keeps the address and the branch @rule:guest-draft',
  nightlyTag,
  async ({ page, at, say }) => {
    const booking = bookingPage(page, say)
    const toAddress = async () => {
      await expect(booking.at('when')).toBeVisible()
      await booking.next()
      await expect(page.getByRole('radio', { name: say(bookingWords.office) })).toBeChecked()
    }
    await page.goto(at(servicePaths.resident))
    await toAddress()
    await booking.next()
    await (await startGuestAddress(page, say)).fill('3141')
    await booking.delivery('home')
    await booking.next()
    await expect(booking.at('pay')).toBeVisible()
    await page.goto(at(servicePaths.transferred))
    await toAddress()
    await booking.openFold('where')
    await expect(
      page.getByRole('main').getByText('شارع العليا').filter({ visible: true }).first(),
    ).toBeVisible()
    await expect(page.getByRole('combobox', { name: say(bookingWords.branch) })).not.toHaveValue('')
    await expect(
      page.getByRole('radio', { name: say({ ar: /^الوصول إلى المنزل/, en: /^At your home/ }) }),
    ).toBeChecked()
    await booking.originAgreement().check({ force: true })
    await booking.next()
    await expect(booking.at('pay')).toBeVisible()
    // An address corrected for one plan is corrected for all.
    await page.goto(at(eveningPlan.path))
    await booking.openFold('where')
    await page.getByRole('button', { name: /^تعديل/ }).click()
    await page.getByLabel('الشارع').fill('شارع التحلية')
    await booking.next()
    await expect(booking.at('pay')).toBeVisible()
    await page.goto(at(`${servicePaths.resident}?step=where`))
    await expect(
      page.getByRole('main').getByText('شارع التحلية').filter({ visible: true }).first(),
    ).toBeVisible()
  },
)

test(
  'a branch lists its served cities, and the branch of the home city comes first @rule:nearest-branch',
  englishOnlyTag,
  async ({ page, at, say }) => {
    await page.goto(at('/AboutCompany'))
    const dammam = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: say({ ar: 'فرع الدمام', en: 'Dammam branch' }) }) })
    await expect(dammam).toContainText(say({ ar: 'يخدم: الدمام، الخبر', en: 'Serves: Dammam, Al Khobar' }))
    await page.goto(at(servicePaths.resident))
    const booking = bookingPage(page, say)
    await booking.next()
    await expect(page.getByRole('radio', { name: say(bookingWords.office) })).toBeChecked()
    await booking.next()
    const place = placeFields(page, say)
    const branch = page.getByRole('combobox', { name: say(bookingWords.branch) })
    await expect(branch.getByRole('option').nth(1)).toHaveText(
      say({ ar: 'فرع حفر الباطن', en: 'Hafar Al-Batin branch' }),
    )
    await place.region(say({ ar: 'الشرقية', en: 'Eastern' }))
    await page.getByText('More details').click()
    await place.city(say({ ar: 'الدمام', en: 'Dammam' }))
    await place.neighborhood(say({ ar: 'الشاطئ الغربي', en: 'Ash Shati Al Gharbi' }))
    await expect(branch.getByRole('option').nth(1)).toHaveText(
      say({ ar: 'فرع الدمام (يخدم مدينتكم)', en: 'Dammam branch (serves your city)' }),
    )
    await branch.selectOption({ index: 1 })
    await expect(
      page.getByRole('main').getByText(say({ ar: 'حي المزروعية', en: 'Al Mazruiyah' })),
    ).toBeVisible()
  },
)

test(
  'a search for cities marks unserved ones, says when nothing matches, and ignores the spelling',
  nightlyInEnglishTag,
  async ({ page, at, say }) => {
    await page.goto(at(`${eveningPlan.path}?step=where`))
    const place = placeFields(page, say)
    await place.region('Asir')
    await page.getByText('More details').click()
    const city = place.box({ ar: 'المدينة', en: 'City' })
    await city.click()
    await expect(page.getByRole('option', { name: 'Abha' })).toContainText('Not served yet')
    await city.fill('nowhere')
    await expect(page.getByText('Nothing by that name. Try a shorter word.').last()).toBeVisible()
    await city.fill('ابها')
    await city.press('Enter')
    await expect(city).toHaveValue('Abha')
  },
)

test(
  'a place searched and confirmed by Enter is chosen even if the field loses focus before the response',
  nightlyInEnglishTag,
  async ({ page, at, say }) => {
    await page.goto(at(`${eveningPlan.path}?step=where`))
    await placeFields(page, say).region('Riyadh')
    const neighborhood = page.getByRole('combobox', { name: 'Neighbourhood' })
    await expect(neighborhood).toBeEnabled()
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/neighborhoods\?.*search=narjis/, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(/search=narjis/)
    await neighborhood.fill('narjis')
    await neighborhood.press('Enter')
    await asked
    await page.getByLabel('Street').fill('King Saud Street')
    answer()
    await expect(neighborhood).toHaveValue('Al Narjis')
    await expect(page.getByLabel('Street')).toBeFocused()
    await page.getByText('More details').click()
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Riyadh')
  },
)

test(
  'workers of the home city come first, and others show their city @rule:nearest-worker',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer({ isPlaceKnown: false })
    await callApi(
      '/partners/child',
      {
        name: customer.name,
        parent_id: customer.partnerId,
        country_id: 1,
        state_id: 5,
        neighborhood_id: 36,
        number_building: '2121',
        streetName: 'King Saud Street',
        is_main: true,
      },
      customer.token,
    )
    await signInAs(page, customer)
    const booking = bookingPage(page, say)
    await page.goto(at('/s1/1/101'))
    await expect(booking.folded('where')).toContainText(say({ ar: 'تعديل', en: 'Change' }))
    await booking.openFold('who')
    const near = page.getByText(say({ ar: 'الدمام', en: 'Dammam' }), { exact: true })
    const far = page.getByText(say({ ar: 'الرياض، خارج مدينتكم', en: 'Riyadh, outside your city' }))
    await expect(near).toBeVisible()
    await expect(far).toHaveCount(0)
    await page
      .getByRole('button', {
        name: say({ ar: 'عرض عاملات من مدن أخرى', en: 'Show workers from other cities' }),
      })
      .click()
    await expect(far).toBeVisible()
    await expect(near).toBeVisible()
    const workers = page.locator('input[type=radio][value^="10"]')
    expect(
      await workers.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value)),
    ).toEqual(['1003', '1001'])
    // The button is gone, and focus is on the first worker whom it brought.
    await expect(workers.nth(1)).toBeFocused()
  },
)
