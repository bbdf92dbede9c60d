import { test as base, expect } from '@playwright/test'

type Locale = 'ar' | 'en'

type Journey = {
  locale: Locale
  /** Returns the Arabic or the English text, depending on the project. */
  say: <Words extends string | RegExp>(words: Record<Locale, Words>) => Words
  /** Returns the URL of a page (given without its language) in the language of the project. */
  at: (path: string) => string
  /** The errors in the browser console. Each test fails if any are left at its end. */
  consoleErrors: string[]
}

export const test = base.extend<Journey>({
  baseURL: async ({}, use) => use(process.env['SITE_ADDRESS']),
  locale: async ({}, use, info) => use(info.project.metadata['locale'] === 'en' ? 'en' : 'ar'),
  say: async ({ locale }, use) => use((words) => words[locale]),
  at: async ({ locale }, use) => use((path) => (locale === 'ar' ? path : `/en${path === '/' ? '' : path}`)),
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = []
      page.on('console', (message) => {
        // Logged by Playwright itself, which blocks the service worker in the other tests.
        if (message.text().startsWith('Service Worker registration blocked')) return
        if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text())
      })
      page.on('pageerror', (error) => consoleErrors.push(String(error)))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      await use(consoleErrors)
      expect(consoleErrors).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * `npm test` runs each test in Arabic on a phone, and one with the English tag in English on a desktop.
 * Nightly tests are long, or prove what a shorter test proves, too. The full run takes every test in all
 * four looks, unless it types or reads the words of one language.
 */
export const englishRunTag = { tag: '@in-english' }
export const arabicOnlyTag = { tag: '@only-arabic' }
export const englishOnlyTag = { tag: ['@in-english', '@only-english'] }
export const nightlyTag = { tag: '@nightly' }
export const nightlyInArabicTag = { tag: ['@nightly', '@only-arabic'] }
export const nightlyInEnglishTag = { tag: ['@nightly', '@only-english'] }
/** The tag of a test that is listed once for each language. */
export const runTagOf = (locale: Locale) => (locale === 'en' ? englishRunTag : {})

export { expect }
