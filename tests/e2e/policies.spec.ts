import { makeCustomer, signInAs } from '../support/customer.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

startServerForTestFile({
  POLICIES: JSON.stringify({
    noticeHours: 24,
    reviewHours: 3,
    visitClaimHours: 36,
    visitComplaintHours: 36,
    failedVisitChoiceHours: 96,
    complaintAnswerHours: { from: 12, by: 20 },
    driverWaitMinutes: 10,
  }),
})

const notice = { ar: '24 ساعة', en: '24 hours' }
const review = { ar: '3 ساعات', en: '3 hours' }
const choice = { ar: '96 ساعة', en: '96 hours' }
const answer = { ar: '12 إلى 20 ساعة', en: '12 to 20 hours' }
const wait = { ar: '10 دقائق', en: '10 minutes' }
const documented = /(?<!\d)(48|72) (ساعة|hours)|خمس دقائق|five minutes|\{/

const pages = [
  ['/AboutCompany', [notice, review, choice, wait]],
  ['/Rules', [notice, review, choice, answer, wait]],
  ['/S5?service=1', [notice, answer]],
  ['/S5?plan=101', [notice]],
] as const

const portalPages = [
  ['/PersonalProfileLayout/Visits', [notice]],
  ['/PersonalProfileLayout/ComplainsPanal', [answer]],
  ['/ElectronicWallet/WalletReturns', [review]],
] as const

test(
  'every page says the numbers that the owner decided, not the documented ones @rule:policies-say-what-is-computed',
  nightlyTag,
  async ({ page, at, say }) => {
    const customer = await makeCustomer()
    await signInAs(page, customer)
    for (const [path, numbers] of [...pages, ...portalPages]) {
      await page.goto(at(path))
      const main = page.getByRole('main')
      for (const number of numbers) await expect(main).toContainText(say(number))
      const texts = await main.locator('p, li, dt, dd, h2').allTextContents()
      expect(texts.join(' ')).not.toMatch(documented)
      // The text for search engines too, although the build wrote it before the owner decided.
      const written = await main.locator('script').allTextContents()
      expect(written.join(' ').replaceAll('{', '')).not.toMatch(documented)
    }
  },
)
