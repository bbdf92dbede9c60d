import type { Page } from '@playwright/test'

import { footerToggle } from '../support/footer.ts'
import { expectFocusTrap, pressByKeyboard, skipToContent, tabTo } from '../support/keyboard.ts'
import { expect, nightlyTag, test } from '../support/test.ts'

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('a common question is opened with the keyboard alone, and the terms are reached from their index @route:/Rules', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/AboutCompany'))
  await skipToContent(page)
  const question = page.locator('summary', {
    hasText: say({ ar: 'كم مدة الزيارة', en: 'How long is a visit' }),
  })
  await pressByKeyboard(page, question)
  await expect(page.locator('details[open]').getByRole('paragraph')).toBeVisible()
  await page.goto(at('/Rules'))
  await skipToContent(page)
  await pressByKeyboard(page, page.locator('nav a[href^="#"]').nth(2))
  await expect(page).toHaveURL(/#(?!content)\w+/)
})

test.describe('the site with the keyboard alone', nightlyTag, () => {
  test('with the keyboard alone a visitor moves from the home page to a service, its plan and the booking', async ({
    page,
    at,
    say,
  }) => {
    await page.goto(at('/'))
    await skipToContent(page)
    await pressByKeyboard(
      page,
      page.getByRole('link', { name: say({ ar: 'خدمة الساعات', en: 'Hourly service' }) }),
    )
    await expect.poll(() => query(page)).toEqual({ service: '1' })
    const order = page
      .getByRole('main')
      .getByRole('link', { name: say({ ar: 'حجز', en: 'Book now' }), exact: true })
    await pressByKeyboard(page, order.first())
    await expect(page).toHaveURL(/\/s1\/1\/101/)
  })

  test('plans are filtered and compared with the keyboard alone', async ({ page, at, say }) => {
    await page.goto(at('/OrderPage'))
    await skipToContent(page)
    await pressByKeyboard(
      page,
      page.getByRole('link', { name: say({ ar: 'زيارات بالساعة', en: 'Visits by the hour' }) }),
    )
    await expect.poll(() => query(page)).toEqual({ category: 'visitingTimes' })
    const compare = page.getByRole('button', { name: say({ ar: 'مقارنة', en: 'Compare' }), exact: true })
    await pressByKeyboard(page, compare.nth(0), 'Space')
    await pressByKeyboard(page, compare.nth(1), 'Space')
    const open = page.getByRole('button', { name: say({ ar: 'مقارنة الآن', en: 'Compare now' }) })
    await pressByKeyboard(page, open)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expectFocusTrap(page, dialog, 12)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('the four questions of the plan finder are answered with Tab and Enter, and an answer is removed again', async ({
    page,
    at,
    say,
  }) => {
    await page.goto(at('/HelpMeChoose'))
    await skipToContent(page)
    for (const answered of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => Object.keys(query(page)).length).toBe(answered)
      // The new screen has the focus, so that Tab goes to its first choice.
      await expect(page.locator('main :focus')).toContainText(
        answered === 4
          ? say({ ar: 'الأنسب لكم', en: 'Best for you' })
          : say({ ar: `السؤال ${answered + 1}`, en: `Question ${answered + 1}` }),
      )
    }
    expect(query(page)).toEqual({ need: 'housemaid', stay: 'visits', long: 'short', first: 'price' })
    const need = page.getByRole('link', { name: say({ ar: 'تنظيف وترتيب', en: 'Cleaning and tidying' }) })
    await pressByKeyboard(page, need)
    await expect.poll(() => query(page)['need']).toBeUndefined()
  })

  test('a message is sent to the office from the footer with the keyboard alone, and focus returns to the link in the footer', async ({
    page,
    at,
    say,
  }) => {
    await page.goto(at('/AboutCompany'))
    await skipToContent(page)
    const footer = page.getByRole('contentinfo')
    const toggle = footerToggle(page, say({ ar: 'المساعدة', en: 'Help' }))
    if (await toggle.isVisible()) await pressByKeyboard(page, toggle)
    const opener = footer.getByRole('link', {
      name: say({ ar: 'التواصل معنا', en: 'Contact' }),
      exact: true,
    })
    await pressByKeyboard(page, opener)
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByLabel(say({ ar: 'الاسم', en: 'Name' })))
    await page.keyboard.type(say({ ar: 'عميلة', en: 'A customer' }))
    await page.keyboard.press('Tab')
    await page.keyboard.type('0501234567')
    await page.keyboard.press('Tab')
    await page.keyboard.type(say({ ar: 'متى تفتحون؟', en: 'When are you open?' }))
    await pressByKeyboard(page, dialog.getByRole('button', { name: say({ ar: 'إرسال', en: 'Send' }) }))
    await expect(dialog.getByText(say({ ar: 'وصلتنا رسالتكم', en: 'We have your message' }))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('workers are scrolled with the keyboard by the button for the next ones', async ({
    page,
    at,
    say,
  }) => {
    await page.goto(at('/'))
    await page.locator('#about').scrollIntoViewIfNeeded()
    const workers = page.locator('#workers')
    await expect(workers.getByRole('heading', { level: 3 })).toHaveCount(6)
    await skipToContent(page)
    const next = workers.getByRole('button', { name: say({ ar: 'التالي', en: 'Next' }) })
    await pressByKeyboard(page, next)
    await expect(workers.getByText(/\d (?:من|of) /)).not.toContainText(say({ ar: 'من 1 ', en: '1 of' }))
  })
})
