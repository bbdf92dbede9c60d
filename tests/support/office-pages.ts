import { expect, type Page } from '@playwright/test'
import { axeViolations, overflowAt320 } from './page-audits.ts'

/** The password of everybody of the demo's office. */
export const password = 'sakina-demo-2026'

/** The browser itself logs that nobody was signed in when the office opened. */
export const withoutSignInErrors = (consoleErrors: string[]) => {
  const others = consoleErrors.splice(0).filter((text) => !text.includes('401 (Unauthorized)'))
  expect(others).toEqual([])
}

/** Ids of records, which nobody at the office reads or types. */
export const shownIds = async (page: Page) =>
  (await page.locator('body').innerText()).match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/gi) ?? []

/** A screen that everybody can use: nothing for axe to find, 320 px are enough, and no id of a record is shown. */
export async function expectUsable(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
  expect(await overflowAt320(page)).toBe(0)
  expect(await shownIds(page)).toEqual([])
}

const words = {
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  password: { ar: 'كلمة المرور', en: 'Password' },
  signIn: { ar: 'دخول', en: 'Sign in' },
} as const

/** Opens a page of the office as somebody of the demo, such as `desk`. */
export const signIn = async (
  page: Page,
  say: (both: { ar: string; en: string }) => string,
  path: string,
  who: string,
) => {
  await page.goto(path)
  await page.getByRole('textbox', { name: say(words.email) }).fill(`${who}@sakina.example`)
  await page.getByRole('textbox', { name: say(words.password) }).fill(password)
  const button = page.getByRole('button', { name: say(words.signIn), exact: true })
  await button.click()
  await expect(button).toBeHidden()
}

/** The URL of a page of the office. */
export const office = (locale: 'ar' | 'en', path = '') => `/office${locale === 'en' ? '/en' : ''}${path}`
