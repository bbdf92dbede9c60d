import { makeCustomer, signInAs } from '../support/customer.ts'
import { nightlyAxeViolations, overflowAt320 } from '../support/page-audits.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

const words = {
  isNew: { ar: 'لدينا إشعار خصوصية جديد', en: 'We have a new privacy notice' },
  read: { ar: 'قراءة الإشعار', en: 'Read it' },
  confirm: { ar: 'تم الاطلاع', en: 'I’ve read it' },
  collected: { ar: 'نجمع ما يلزم', en: 'We collect only' },
} as const

test(
  'a customer who was never shown the privacy notice is told of it on the account page, reads it and confirms it once @rule:privacy-notice',
  nightlyTag,
  async ({ page, at, say }) => {
    await signInAs(page, await makeCustomer({ isNoticeShown: false }))
    await page.goto(at('/PersonalProfileLayout/PersonalAccount'))
    const strip = page.getByText(say(words.isNew))
    await expect(strip).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await nightlyAxeViolations(page)).toEqual([])
    expect(await overflowAt320(page)).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: say(words.read) }).click()
    await expect(page.getByRole('dialog').getByText(say(words.collected))).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: say(words.confirm) }).click()
    await expect(strip).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(strip).toBeHidden()
  },
)
