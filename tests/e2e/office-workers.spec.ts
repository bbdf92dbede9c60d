import { pressByKeyboard, tabTo } from '../support/keyboard.ts'
import { officeApi } from '../support/office.ts'
import { expectUsable, office, signIn, withoutSignInErrors } from '../support/office-pages.ts'
import { emulateProjectTheme } from '../support/page-audits.ts'
import { expect, test, nightlyTag } from '../support/test.ts'

const words = {
  soon: { ar: /^تنتهي خلال 30 يومًا/, en: /^Expire within 30 days/ },
  off: { ar: /^خارج العرض/, en: /^Off the offer/ },
  change: { ar: 'تغيير التاريخ: الفحص الطبي', en: 'Change the date: Medical check' },
  until: { ar: /^صالحة حتى/, en: /^Valid until/ },
  record: { ar: 'تسجيل التاريخ', en: 'Record the date' },
  saved: { ar: /سُجّلت صلاحية الوثيقة: الفحص الطبي/, en: /Recorded: Medical check/ },
  gone: { ar: /تغيّر هذا قبل لحظات/, en: /This changed a moment ago/ },
  withdraw: { ar: 'سحب من العرض', en: 'Take off the offer' },
  withdrawn: { ar: /سُحبت .+ من العرض/, en: /is off the offer/ },
  putBack: { ar: 'إعادة إلى العرض', en: 'Put back on the offer' },
  returned: { ar: /عادت .+ إلى العرض/, en: /is back on the offer/ },
  acts: { ar: 'ما فعله المكتب', en: 'Acts' },
  tookOff: { ar: 'سحب عاملة من العرض', en: 'Took a worker off the offer' },
  absences: { ar: 'الغياب', en: 'Absences' },
  recordAbsence: { ar: 'تسجيل غياب', en: 'Record an absence' },
  why: { ar: /^السبب/, en: /^Why/ },
  leave: { ar: 'إجازة', en: 'Leave' },
  absent: { ar: /^غائبة/, en: /^Absent/ },
  end: { ar: /^إنهاء الغياب/, en: /^End the absence/ },
  ended: { ar: /انتهى غياب/, en: /The absence of .+ is over/ },
} as const

/** A day in Riyadh, which is three hours ahead of UTC. */
const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10)

type Worker = {
  readonly id: number
  readonly name: string
  readonly documents: readonly { readonly kind: string; readonly expires_on: string }[]
}
const workerOf = async (id: number): Promise<Worker> => {
  const { result } = await officeApi.ops(`/workers/${id}`)
  return Object(result)
}

/** A worker whose medical check expires soon; each look has its own, because both run at once. */
async function workerWithMedical(id: number, days: number): Promise<Worker> {
  const { documents } = await workerOf(id)
  const seen = documents.find(({ kind }) => kind === 'medical')?.expires_on
  await officeApi.ops(`/workers/${id}/documents`, {
    kind: 'medical',
    expires_on: inDays(days),
    ...(seen !== undefined && { seen_expires_on: seen }),
  })
  return workerOf(id)
}

test(
  'two clerks renew one document from the list of those that expire: the second reads what changed @axe',
  nightlyTag,
  async ({ page, browser, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const { id } = await workerWithMedical(locale === 'ar' ? 1030 : 1031, 20)
    const path = office(locale, '/workers')
    const colleague = await browser.newPage({ baseURL: process.env['SITE_ADDRESS'] ?? '' })
    await signIn(page, say, path, 'recruitment')
    await page.getByRole('link', { name: say(words.soon) }).click()
    await expect(page).toHaveURL(/documents=within_30/)
    await expectUsable(page)
    await page.locator(`a[href$="/workers/${id}"]`).click()
    await signIn(colleague, say, office(locale, `/workers/${id}`), 'owner')
    for (const on of [page, colleague]) await on.getByRole('button', { name: say(words.change) }).click()
    await page
      .getByRole('textbox', { name: say(words.until) })
      .fill(inDays(400).split('-').toReversed().join('/'))
    await expectUsable(page)
    await page.getByRole('button', { name: say(words.record), exact: true }).click()
    await expect(page.getByText(say(words.saved))).toBeVisible()
    await colleague
      .getByRole('textbox', { name: say(words.until) })
      .fill(inDays(500).split('-').toReversed().join('/'))
    await colleague.getByRole('button', { name: say(words.record), exact: true }).click()
    await expect(colleague.getByText(say(words.gone))).toBeVisible()
    await colleague.close()
    const { documents } = await workerOf(id)
    expect(documents.find(({ kind }) => kind === 'medical')?.expires_on).toBe(inDays(400))
    await expectUsable(page)
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'a worker is taken off the offer, put back, and her absence is recorded and ended on her page @axe',
  nightlyTag,
  async ({ page, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    const { id, name } = await workerOf(locale === 'ar' ? 1033 : 1034)
    await signIn(page, say, office(locale, `/workers?search=${encodeURIComponent(name)}`), 'owner')
    await page.locator(`a[href$="/workers/${id}"]`).click()
    await page.getByRole('button', { name: say(words.withdraw) }).click()
    await expectUsable(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(words.withdraw) })
      .click()
    await expect(page.getByText(say(words.withdrawn))).toBeVisible()
    await page.getByRole('button', { name: say(words.putBack) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(words.putBack) })
      .click()
    await expect(page.getByText(say(words.returned))).toBeVisible()

    await page.getByRole('link', { name: say(words.absences), exact: true }).click()
    await page.getByRole('button', { name: say(words.recordAbsence) }).click()
    await page.getByRole('combobox', { name: say(words.why) }).selectOption(say(words.leave))
    await expectUsable(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(words.recordAbsence) })
      .click()
    await expect(page.getByText(say(words.absent)).first()).toBeVisible()
    await page.getByRole('button', { name: say(words.end) }).click()
    await expect(page.getByText(say(words.ended))).toBeVisible()

    const menu = page.getByRole('navigation').nth(1)
    await menu.getByRole('link', { name: say(words.acts), exact: true }).click()
    await expect(page.getByText(say(words.tookOff))).toBeVisible()
    await expectUsable(page)
    withoutSignInErrors(consoleErrors)
  },
)

test(
  'by keyboard alone, a dispatcher finds a worker by her name and comes back to the list @axe',
  nightlyTag,
  async ({ page, locale, say, consoleErrors }) => {
    await emulateProjectTheme(page, locale)
    await signIn(page, say, office(locale, '/workers'), 'dispatch')
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type(say({ ar: 'اكينى', en: 'AKINYI' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=/)
    await pressByKeyboard(page, page.locator('a[href$="/workers/1001"]'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say({ ar: 'أكيني', en: 'Akinyi' }))
    await expect(page.getByRole('button', { name: say(words.change) })).toHaveCount(0)
    await pressByKeyboard(page, page.getByRole('link', { name: say({ ar: 'رجوع', en: 'Back' }) }).first())
    await expect(page).toHaveURL(/search=/)
    withoutSignInErrors(consoleErrors)
  },
)
