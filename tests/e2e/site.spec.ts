import type { Page } from '@playwright/test'

import { footerLink } from '../support/footer.ts'
import { expect, englishRunTag, nightlyTag, test, nightlyInArabicTag } from '../support/test.ts'

const words = {
  menu: { ar: 'فتح القائمة', en: 'Open the menu' },
  about: { ar: 'من نحن', en: 'About us' },
  contact: { ar: 'التواصل معنا', en: 'Contact us' },
  electronic: { ar: 'حسابي', en: 'My account' },
  orders: { ar: 'طلباتي', en: 'My orders' },
  name: { ar: 'الاسم', en: 'Name' },
  reached: { ar: 'البريد الإلكتروني أو رقم الجوال', en: 'Email or mobile' },
  message: { ar: 'الرسالة', en: 'Message' },
  send: { ar: 'إرسال', en: 'Send' },
  theme: { ar: 'المظهر', en: 'Appearance' },
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 960
const openMenu = async (page: Page, name: string) => {
  if (isPhone(page)) await page.getByRole('button', { name }).click()
}

async function toAbout(page: Page, say: (both: Record<'ar' | 'en', string>) => string) {
  await openMenu(page, say(words.menu))
  await page
    .getByRole('banner')
    .getByRole('link', { name: say(words.about) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say(words.about) })).toBeVisible()
}

test('a link of the header opens its page, moves the focus to its title and is marked as the current page @route:/AboutCompany @rule:header', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/'))
  await toAbout(page, say)
  await expect(page).toHaveURL(at('/AboutCompany'))
  // A screen reader says what is focused.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await openMenu(page, say(words.menu))
  await expect(page.getByRole('banner').getByRole('link', { name: say(words.about) })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('the years of service are counted from the founding year, and the branches from their list @rule:years-of-service-are-counted', async ({
  page,
  at,
  locale,
}) => {
  const { branches } = await (await page.request.get('/api/branches')).json()
  await page.goto(at('/'))
  const founded = /(?:since|منذ) (\d{4})/.exec((await page.getByRole('main').textContent()) ?? '')?.[1]
  const years = new Date().getFullYear() - Number(founded)
  await page.goto(at('/AboutCompany'))
  const main = page.getByRole('main')
  await expect(main).toContainText(
    locale === 'ar' ? new RegExp(`نخدم الأسر منذ ${years} سن`) : `Serving families for ${years} years`,
  )
  await expect(main).toContainText(
    locale === 'ar' ? new RegExp(`${branches.length} (فروع|فرع)`) : `${branches.length} branches`,
  )
})

test(
  'the account menu of the header, or the whole menu on a phone, opens and closes by keyboard @access:popups-by-keyboard',
  nightlyTag,
  async ({ page, at, say }) => {
    await page.goto(at('/'))
    const banner = page.getByRole('banner')
    if (isPhone(page)) {
      await page.getByRole('button', { name: say(words.menu) }).press('Enter')
      await expect(page.getByRole('dialog').getByRole('link', { name: say(words.orders) })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: say(words.menu) })).toBeFocused()
      return
    }
    const button = banner.getByRole('button', { name: say(words.electronic) })
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(banner.getByRole('link', { name: say({ ar: 'اليوم', en: 'Today' }) })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
)

test('menu, tabs, search, choices, questions, language and the link to sign-in work before scripts run', async ({
  page,
  at,
  say,
  locale,
}) => {
  // The scripts stay pending: no request fails, and none completes.
  await page.route('**/assets/*.js', () => undefined)
  const open = (path: string) => page.goto(at(path), { waitUntil: 'commit' })
  const banner = page.getByRole('banner')
  const query = (path: string) => new RegExp(`^[^?]*${at(path).replaceAll(/[?]/g, '[?]')}$`)

  await open('/AboutCompany')
  if (isPhone(page)) {
    await page.getByRole('button', { name: say(words.menu) }).click()
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('link', { name: say(words.orders) })).toBeVisible()
    await menu.getByRole('button').first().click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: say(words.menu) }).click()
  } else {
    const services = banner.getByRole('button', { name: say(words.electronic) })
    await services.click()
    const orders = banner.getByRole('link', { name: say(words.orders) })
    await expect(orders).toBeVisible()
    const [button, list] = [await services.boundingBox(), await orders.boundingBox()]
    expect(list?.y).toBeGreaterThan(button?.y ?? Infinity)
    expect(Math.abs((list?.x ?? 0) - (button?.x ?? 0))).toBeLessThan(40)
    await page.keyboard.press('Escape')
    await expect(orders).toBeHidden()
  }
  await banner.getByRole('link', { name: say({ ar: 'الخدمات', en: 'Services' }), exact: true }).click()
  await expect(page).toHaveURL(query('/ServicesPage1'))

  const search = page.getByRole('searchbox')
  await search.fill('nanny')
  await search.press('Enter')
  await expect(page).toHaveURL(query('/ServicesPage1?search=nanny'))
  await page.getByRole('button', { name: say({ ar: 'خدمة الساعات', en: 'Hourly service' }) }).click()
  await expect(page).toHaveURL(/ServicesPage1\?service=\d+$/)

  await open('/OrderPage')
  await page
    .getByRole('link', { name: say({ ar: 'رعاية الأطفال', en: 'Babysitting' }) })
    .first()
    .click()
  await expect(page).toHaveURL(/OrderPage\?.*babysitting/)

  await open('/AboutCompany')
  const question = page.locator('#faq details').first()
  await question.locator('summary').click()
  await expect(question.locator('p')).toBeVisible()
  await page.locator('[data-language-switch]').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'ar' ? 'en' : 'ar')
  await open('/')
  await banner
    .getByRole('link', { name: say({ ar: 'تسجيل الدخول', en: 'Sign in' }) })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(query('/Login'))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the language switch keeps the page and its query', nightlyTag, async ({ page, at, locale }) => {
  await page.goto(at('/AboutCompany?from=letter'))
  const other = locale === 'ar' ? 'en' : 'ar'
  const link = page.locator('[data-language-switch]').first()
  await expect(link).toHaveAttribute('href', /from=letter/)
  await link.click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page).toHaveURL(other === 'en' ? '/en/AboutCompany?from=letter' : '/AboutCompany?from=letter')
})

for (const [name, title] of Object.entries({
  contact: words.contact,
  privacy: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
  steps: { ar: 'خطوات الطلب', en: 'How ordering works' },
  government: { ar: 'خطوات منصة الاستقدام الحكومية', en: 'Steps on the government recruitment platform' },
}))
  test(`the ${name} popup opens by its URL and closes with Escape @popup:${name} @popup:closing`, async ({
    page,
    at,
    say,
  }) => {
    await page.goto(at(`/AboutCompany?popup=${name}`))
    await expect(page.getByRole('dialog', { name: say(title) })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(at('/AboutCompany'))
  })

test('a popup of the footer opens over the page, "back" closes it, and focus returns @route:/Accessibility @popup:closing @access:popups-by-keyboard', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/Rules'))
  await page.goto(at('/Accessibility'))
  const opener = await footerLink(
    page,
    say({ ar: 'المساعدة', en: 'Help' }),
    say({ ar: 'خطوات الطلب', en: 'How ordering works' }),
  )
  await opener.click()
  const dialog = page.getByRole('dialog', { name: say({ ar: 'خطوات الطلب', en: 'How ordering works' }) })
  await expect(dialog.getByRole('listitem')).toHaveCount(6)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(at('/Accessibility'))
  await expect(opener).toBeFocused()

  // A popup closed with Escape leaves no entry in the browser history.
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(at('/Accessibility'))
  await page.goBack()
  await expect(page).toHaveURL(at('/Rules'))
})

test('a message to the office is validated, sent and answered with a number @popup:contact @rule:contact-message', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/AboutCompany?popup=contact'))
  const dialog = page.getByRole('dialog', { name: say(words.contact) })
  await dialog.getByLabel(say(words.name)).fill(say({ ar: 'سارة العتيبي', en: 'Sarah' }))
  await dialog.getByLabel(say(words.reached)).fill('0501234567')
  const message = dialog.getByLabel(say(words.message))
  // Each emoji counts as two characters, as it does on the server.
  await message.fill('🙂'.repeat(1_001))
  await dialog.getByRole('button', { name: say(words.send) }).click()
  await expect(message).toHaveAccessibleDescription(say({ ar: /أطول من ألفي حرف/, en: /longer than 2,000/ }))
  await dialog.getByLabel(say(words.reached)).fill('12')
  await message.fill(say({ ar: 'هل تصلون إلى حي النرجس؟', en: 'Do you serve An Narjis?' }))
  await dialog.getByRole('button', { name: say(words.send) }).click()
  await expect(dialog.getByLabel(say(words.reached))).toBeFocused()
  await expect(dialog.getByLabel(say(words.reached))).toHaveAttribute('aria-invalid', 'true')
  // The digits that a Saudi keyboard types.
  await dialog.getByLabel(say(words.reached)).fill('٠٥٠١٢٣٤٥٦٧')
  await dialog.getByRole('button', { name: say(words.send) }).click()
  await expect(dialog.getByRole('status')).toContainText(/\w{4,}/)
  await expect(dialog.getByText(say({ ar: 'وصلتنا رسالتكم', en: 'We have your message' }))).toBeVisible()
})

test('typed text survives a change of language @rule:address-decides-language', async ({
  page,
  at,
  say,
  locale,
}) => {
  await page.goto(at('/AboutCompany?popup=contact'))
  await page.getByRole('dialog').getByLabel(say(words.name)).fill('Sarah')
  // The switch is below the viewport, but a keyboard or a screen reader's list of links still reaches it.
  await page.locator('[data-language-switch]').first().dispatchEvent('click')
  const other = locale === 'ar' ? 'en' : 'ar'
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.getByRole('dialog').getByLabel(words.name[other])).toHaveValue('Sarah')
})

test('a privacy policy that fails to load shows an error and can be reloaded @message:terms-failed @popup:privacy', async ({
  page,
  at,
  say,
  consoleErrors,
}) => {
  await page.route('**/api/terms**', (route) => route.fulfill({ status: 500, json: { success: false } }))
  await page.goto(at('/Accessibility?popup=privacy'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText(
    say({ ar: 'تعذّر تحميل البيانات', en: 'Failed to load data' }),
  )
  await page.unroute('**/api/terms**')
  await dialog.getByRole('button', { name: say({ ar: 'محاولة أخرى', en: 'Try again' }) }).click()
  await expect(dialog.getByRole('paragraph').first()).toBeVisible()
  // The browser logs the refused requests.
  consoleErrors.splice(0)
})

test(
  'another spelling of a URL redirects to the right one @rule:one-spelling',
  nightlyTag,
  async ({ page, at }) => {
    await page.goto(at('/aboutcompany?popup=steps'))
    await expect(page).toHaveURL(at('/AboutCompany?popup=steps'))
  },
)

test(
  'a public page has its styles inline, and an account page links a style sheet with the same content',
  nightlyTag,
  async ({ request, at }) => {
    const [open, shell] = await Promise.all(
      ['/Accessibility', '/MyOrdersTwo'].map(async (path) => (await request.get(at(path))).text()),
    )
    expect(open).not.toContain('rel="stylesheet"')
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(shell ?? '') ?? []
    const [, styles] = /<style>(.+?)<\/style>/s.exec(open ?? '') ?? []
    expect((await (await request.get(sheet)).text()).trim()).toBe(styles)
  },
)

test(
  'a new build under an open tab causes one reload of the requested page @R29',
  englishRunTag,
  async ({ page, at, say, consoleErrors }) => {
    await page.goto(at('/OrderPage'))
    // The chunk that an old tab requests no longer exists, and the document names another entry.
    let loads = 0
    await page.route('**/assets/about-*.js', (route) =>
      loads < 1 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.route(/\/AboutCompany$/, async (route) => {
      loads += 1
      const answer = await route.fetch()
      const html = await answer.text()
      const asked = route.request().resourceType() === 'document'
      await route.fulfill({
        response: answer,
        body: asked ? html : html.replaceAll('entry-client', 'entry-of-tomorrow'),
      })
    })
    await toAbout(page, say)
    expect(loads).toBe(2)
    // The browser logs the missing chunk.
    consoleErrors.splice(0)
  },
)

test(
  'the titles of sign-in pages name the agency, and the page of a forgotten password links to a phone call',
  nightlyTag,
  async ({ page, at, say }) => {
    for (const path of ['/Login', '/SignUp', '/ForgetPassword', '/ResetPAssword']) {
      await page.goto(at(path))
      await expect(page).toHaveTitle(new RegExp(`\\| ${say({ ar: 'سكينة', en: 'Sakina' })}$`))
    }
    await page.goto(at('/ForgetPassword'))
    await expect(page.getByRole('main').getByRole('link', { name: '9200 00000' })).toHaveAttribute(
      'href',
      /^tel:\+966/,
    )
  },
)

test('the footer shows only the available payment methods', nightlyTag, async ({ page, at }) => {
  await page.goto(at('/AboutCompany'))
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('img', { name: /visa|فيزا/i })).toBeVisible()
  await expect(foot.getByRole('img', { name: /apple|أبل/i })).toHaveCount(0)
})

test(
  'the label of the theme choice is visible in the menu of a phone',
  nightlyTag,
  async ({ page, at, say }) => {
    await page.goto(at('/'))
    await openMenu(page, say(words.menu))
    const label = page.locator('label', { hasText: say(words.theme) }).filter({ visible: true })
    await expect(label).toBeVisible()
    expect((await label.boundingBox())?.width).toBeGreaterThan(20)
  },
)

test('an empty privacy policy shows a message', nightlyInArabicTag, async ({ page, at }) => {
  await page.route('**/api/terms', (route) => route.fulfill({ json: { success: true, terms: [] } }))
  await page.goto(at('/Accessibility?popup=privacy'))
  await expect(page.getByRole('dialog').getByText('نحدّث الصفحة')).toBeVisible()
})
