import { latestEmailTo } from '../support/emails.ts'
import { officeApi } from '../support/office.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { nightlyAxeViolations, overflowAt320 } from '../support/page-audits.ts'
import { expect, test } from '../support/test.ts'

startServerForTestFile({}, 'parallel')

test('a guest leaves an email, opens the link of the letter and is on the list @route:/WaitingList @rule:tell-me-when', async ({
  page,
  at,
  say,
  locale,
}) => {
  const email = `waiting-${locale}-${Date.now()}@example.com`
  await page.goto(at('/OrderPage?popup=alert&plan_wanted=302'))
  const popup = page.getByRole('dialog')
  await popup
    .getByRole('textbox', { name: say({ ar: 'رقم الجوال أو البريد الإلكتروني', en: 'Mobile or email' }) })
    .fill(email)
  await popup.getByRole('button', { name: say({ ar: 'تسجيل الطلب', en: 'Tell me' }) }).click()
  await expect(
    popup.getByText(say({ ar: 'بقيت خطوة في بريدكم', en: 'One step left, in your inbox' })),
  ).toBeVisible()
  const mine = async () => {
    const { result } = await officeApi.ops('/availability-alerts?open=true')
    return (result as readonly { email: string | null }[]).filter((each) => each.email === email).length
  }
  expect(await mine()).toBe(0)

  const link = /https?:\/\/\S*(\/WaitingList\S*)/
  const [, path = ''] = link.exec(await latestEmailTo(email, link)) ?? []
  await page.goto(at(path))
  expect(await nightlyAxeViolations(page)).toEqual([])
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: say({ ar: 'تأكيد الطلب', en: 'Confirm' }), exact: true }).click()
  await expect(page.getByText(say({ ar: 'سجّلنا طلبكم', en: 'You’re on the list' }))).toBeVisible()
  expect(await mine()).toBe(1)

  await page.goto(at('/WaitingList'))
  await expect(
    page.getByText(say({ ar: 'هذا الرابط لم يعد صالحًا', en: 'This link no longer works' })),
  ).toBeVisible()
})
