import { makeCustomer, signInAs } from '../support/customer.ts'
import { nightlyAxeViolations, overflowAt320 } from '../support/page-audits.ts'
import { startServerForTestFile } from '../support/own-server.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

startServerForTestFile({ IDENTITY_PROVIDER: 'sandbox' })

test(
  'a customer verifies the national ID in the Nafath app with the number that the page shows @rule:proved-id',
  nightlyTag,
  async ({ page, at, say }) => {
    await signInAs(page, await makeCustomer())
    await page.goto(at('/PersonalProfileLayout/PersonalAccount'))
    const card = page.getByRole('region', {
      name: say({ ar: 'تأكيد رقم الهوية', en: 'Confirm your national ID' }),
    })
    const start = card.getByRole('button', { name: say({ ar: 'التحقق عبر نفاذ', en: 'Verify with Nafath' }) })
    await start.click()
    await expect(card.getByRole('status')).toContainText(/[1-9]\d|[١-٩][٠-٩]/)
    await expect(start).toHaveCount(0)
    expect(await nightlyAxeViolations(page)).toEqual([])
    expect(await overflowAt320(page)).toBe(0)
    await expect(card).toContainText(
      say({ ar: 'رقم الهوية مؤكد عبر نفاذ', en: 'Nafath has confirmed your national ID' }),
      { timeout: 25_000 },
    )
    await page.reload()
    await expect(card).toContainText(
      say({ ar: 'رقم الهوية مؤكد عبر نفاذ', en: 'Nafath has confirmed your national ID' }),
    )
    await expect(start).toHaveCount(0)
  },
)
