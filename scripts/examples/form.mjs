import { findPageProblems } from './find-page-problems.mjs'

const wrong = [
  'يلزم الاسم',
  'يلزم رقم الجوال',
  'يلزم سبب الزيارة',
  'يلزم اختيار الفترة',
  'يلزم اختيار اليوم',
].concat('تلزم الموافقة على الشروط')

/** Checks that an empty form is refused with an error for each field, and accepted once it is filled in. */
export const checkForm = (browser, url) =>
  findPageProblems(browser, url, async (page, expect) => {
    const send = page.getByRole('button', { name: 'حجز الزيارة' })
    await send.click()
    const summary = page.getByRole('link', { name: wrong[0] }).locator('xpath=ancestor::*[@tabindex="-1"][1]')
    await summary.waitFor()
    const reasons = await summary.getByRole('link').allInnerTexts()
    expect(reasons.join() === wrong.join(), `the summary says ${reasons.join(', ')}`)
    const focused = await summary.evaluate((element) => element.contains(document.activeElement))
    expect(focused, 'the summary did not keep the focus')

    await page.getByRole('link', { name: 'يلزم سبب الزيارة' }).click()
    const select = page.getByRole('combobox', { name: 'سبب الزيارة' })
    expect(await select.evaluate((field) => field === document.activeElement), 'a reason leads nowhere')
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'تنظيف البيت' }).click()
    await page.getByRole('textbox', { name: 'الاسم' }).fill('نورة القحطاني')
    await page.getByRole('textbox', { name: 'الجوال' }).fill('٠٥٠١٢٣٤٥٦٧')
    await page.getByRole('radio', { name: 'صباحًا' }).check()
    await page.getByRole('textbox', { name: 'اليوم' }).fill('2026-11-25')
    await page.getByRole('checkbox', { name: 'أوافق على الشروط' }).check()
    await send.click()
    const taken = page.getByText('نورة القحطاني · 0501234567 · 2026-11-25')
    await taken.waitFor({ timeout: 5_000 })
  })
