import { latestEmailTo } from '../support/emails.ts'
import { expectUsable, office, signIn, withoutSignInErrors } from '../support/office-pages.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

test(
  'a visitor writes to the agency; a clerk reads it in Today, answers it by email, and finds it among the messages',
  nightlyTag,
  async ({ page, at, say, locale, consoleErrors }) => {
    const email = `visitor-${locale}-${Date.now()}@home.example`
    const answer = say({ ar: 'نعم، كل أحد وأربعاء.', en: 'Yes, every Sunday and Wednesday.' })
    await page.goto(at('/AboutCompany?popup=contact'))
    const popup = page.getByRole('dialog')
    await popup.getByRole('textbox', { name: say({ ar: 'الاسم', en: 'Name' }) }).fill('زائر الموقع')
    await popup.getByRole('textbox', { name: say({ ar: /البريد/, en: /Email or mobile/ }) }).fill(email)
    await popup
      .getByRole('textbox', { name: say({ ar: 'الرسالة', en: 'Message' }) })
      .fill('هل تصل خدمتكم إلى عرعر؟')
    await popup.getByRole('button', { name: say({ ar: 'إرسال', en: 'Send' }), exact: true }).click()
    const sent = popup.getByText(/MS-/)
    const reference = /MS-\w+/.exec(await sent.innerText())?.[0] ?? ''

    await signIn(page, say, office(locale, `?kind=message&search=${reference}`), 'desk')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await expectUsable(page)
    await page.getByRole('link', { name: say({ ar: /^فتح والرد/, en: /^Open and answer/ }) }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(reference) })).toBeVisible()
    await expect(page.getByText('هل تصل خدمتكم إلى عرعر؟')).toBeVisible()
    await page.getByRole('textbox', { name: say({ ar: /الرد/, en: /Answer/ }) }).fill(answer)
    await expectUsable(page)
    await page
      .getByRole('button', { name: say({ ar: 'الرد بالبريد الإلكتروني', en: 'Answer by email' }) })
      .click()
    await expect(
      page.getByText(say({ ar: 'أُرسل الرد بالبريد الإلكتروني', en: 'Your answer is on its way by email' })),
    ).toBeVisible()
    expect(await latestEmailTo(email, /عرعر/)).toContain(answer)

    await page.getByRole('link', { name: say({ ar: 'الرسائل', en: 'Messages' }) }).click()
    const search = page.getByRole('searchbox')
    await search.fill(reference)
    await search.press('Enter')
    const row = page.getByRole('row', { name: new RegExp(reference) })
    await expect(row.getByText(say({ ar: 'رُدّ عليها', en: 'Answered' }))).toBeVisible()
    await expectUsable(page)
    withoutSignInErrors(consoleErrors)
  },
)
