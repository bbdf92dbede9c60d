import { findPageProblems } from './find-page-problems.mjs'

/** The first of November 2026 in the calendar of Umm al-Qura. */
const day = '21 جمادى الأولى 1448'

/**
 * Checks that the server says a Hijri date right and that hydration keeps it, and that an empty date causes
 * no error.
 */
export async function checkDates(browser, url) {
  const html = await (await fetch(`${url}ar/dates`)).text()
  const [, said = ''] = /data-day=""[^>]*>([^]*?)<\/time>/.exec(html) ?? []
  return findPageProblems(browser, `${url}ar/dates`, async (page, expect) => {
    expect(said.includes(day), `without scripts the date is “${said}”`)
    const hydrated = await page.locator('[data-day]').innerText()
    expect(hydrated.includes(day), `with scripts the date is “${hydrated}”`)
    const field = page.getByRole('textbox', { name: 'اليوم' })
    expect((await field.inputValue()) === '', 'an empty date is not empty')
    await field.fill('2026-11-25')
  })
}
