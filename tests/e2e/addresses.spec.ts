import type { Page } from '@playwright/test'

import { makeAddress, makeCustomer, signInAs } from '../support/customer.ts'
import { expect, englishRunTag, test } from '../support/test.ts'

type Say = (both: { readonly ar: string; readonly en: string }) => string

const words = {
  region: { ar: 'المنطقة', en: 'Region' },
  neighborhood: { ar: 'الحي', en: 'Neighbourhood' },
  city: { ar: 'المدينة أو المحافظة', en: 'City or governorate' },
  street: { ar: 'الشارع', en: 'Street' },
  building: { ar: 'رقم المبنى', en: 'Building number' },
  unit: { ar: 'رقم الوحدة', en: 'Unit number' },
  postal: { ar: 'الرمز البريدي', en: 'Postal code' },
  short: { ar: 'العنوان المختصر', en: 'Short address' },
  note: { ar: 'ملاحظة للسائق', en: 'A note for the driver' },
  save: { ar: 'حفظ العنوان', en: 'Save the address' },
  book: { ar: 'عناويني', en: 'My addresses' },
} as const

async function fillPlace(page: Page, say: Say) {
  const region = page.getByRole('combobox', { name: say(words.region) })
  await region.fill(say({ ar: 'الرياض', en: 'Riyadh' }))
  await region.press('Enter')
  const neighborhood = page.getByRole('combobox', { name: say(words.neighborhood) })
  await expect(neighborhood).toBeEnabled()
  await neighborhood.fill(say({ ar: 'العليا', en: 'Olaya' }))
  await neighborhood.press('Enter')
}

test('an address is added on its page, with entries filled in automatically, and the page returns to the address book @route:/AddressPopup @rule:national-address', async ({
  page,
  at,
  say,
}) => {
  await signInAs(page, await makeCustomer())
  await page.goto(at('/AddressPopup'))
  const text = (name: string) => page.getByRole('main').getByRole('textbox', { name })
  const save = page.getByRole('button', { name: say(words.save) })

  await save.click()
  await expect(
    page.getByText(say({ ar: 'يلزم اختيار المنطقة', en: 'Choose your region' }), { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('combobox', { name: say(words.region) })).toBeFocused()

  await fillPlace(page, say)
  // Choosing the neighbourhood fills in the city.
  await expect(page.getByRole('combobox', { name: say(words.city) })).toHaveValue(
    say({ ar: 'الرياض', en: 'Riyadh' }),
  )
  await text(say(words.short)).fill('rrrd٢٩٢٩')
  await expect(text(say(words.building))).toHaveValue('2929')
  await text(say(words.building)).fill('29')
  await text(say(words.street)).fill('شارع التحلية')
  await text(say(words.unit)).fill('3A')
  await text(say(words.postal)).fill('32241')
  // A warning, which does not prevent submission.
  await expect(
    page.getByText(
      say({ ar: 'يبدو أن هذا الرمز البريدي لمنطقة أخرى', en: 'seems to be for another region' }),
    ),
  ).toBeVisible()
  await save.click()
  await expect(text(say(words.building))).toBeFocused()
  await text(say(words.building)).fill('٢٩٢٩')
  await save.click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    say({ ar: 'حُفظ العنوان', en: 'Address saved' }),
  )
  await expect(page).toHaveURL(/\/PersonalProfileLayout\/Addresses$/)
  await expect(
    page
      .getByRole('list', { name: say(words.book) })
      .getByText('شارع التحلية')
      .first(),
  ).toBeVisible()
})

test(
  'another address is made the main one, an address is edited in a popup, and another is removed @route:/PersonalProfileLayout/Addresses @rule:address-book @popup:address',
  englishRunTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    await makeAddress(customer)
    await signInAs(page, customer)
    await page.goto(at('/PersonalProfileLayout/Addresses'))
    const cards = page.getByRole('list', { name: say(words.book) }).getByRole('listitem')
    await expect(cards).toHaveCount(2)
    const main = say({ ar: 'الرئيسي', en: 'Main' })
    await expect(cards.first()).toContainText('شارع الملك عبدالعزيز')
    await expect(cards.first().getByText(main, { exact: true })).toBeVisible()

    await page.getByRole('button', { name: say({ ar: 'تعيينه رئيسيًا', en: 'Set as main' }) }).click()
    await expect(cards.first()).toContainText('شارع التحلية')

    const edit = cards.first().getByRole('button', { name: say({ ar: 'تعديل', en: 'Edit' }) })
    await edit.click()
    const popup = page.getByRole('dialog')
    await popup.getByRole('textbox', { name: say(words.street) }).fill('شارع العروبة')
    const lines = ['خلف المسجد 🕌', 'اطرق مرتين']
    const note = lines.join('\n').padEnd(300, '.')
    await popup.getByRole('textbox', { name: say(words.note) }).fill(note)
    await expect(popup.getByText(/^(300 \/ 300|٣٠٠ \/ ٣٠٠)$/)).toBeVisible()
    await popup.getByRole('button', { name: say(words.save) }).click()
    await expect(popup).toHaveCount(0)
    await expect(cards.first()).toContainText('شارع العروبة')
    expect(await cards.first().innerText()).toContain(note)
    await expect(edit).toBeFocused()

    await cards
      .last()
      .getByRole('button', { name: say({ ar: 'حذف', en: 'Remove' }) })
      .click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: say({ ar: 'حذف العنوان', en: 'Remove the address' }) }).click()
    await expect(cards).toHaveCount(1)
  },
)
