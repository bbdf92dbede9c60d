import { test as base, expect } from '@playwright/test'

type Locale = 'ar' | 'en'

type Journey = {
  locale: Locale
  /** The Arabic or the English text, as the project's language asks. */
  say: <Words extends string | RegExp>(words: Record<Locale, Words>) => Words
  /** The address of a page (written without its language) in the project's language. */
  at: (path: string) => string
  /** What the browser complained of: each journey ends by finding it empty. */
  complaints: string[]
}

export const test = base.extend<Journey>({
  baseURL: async ({}, use) => use(process.env['SITE_ADDRESS']),
  locale: async ({}, use, info) => use(info.project.metadata['locale'] === 'en' ? 'en' : 'ar'),
  say: async ({ locale }, use) => use((words) => words[locale]),
  at: async ({ locale }, use) => use((path) => (locale === 'ar' ? path : `/en${path === '/' ? '' : path}`)),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // Said by the runner itself, which keeps the copy for offline visits out of the other journeys.
        if (message.text().startsWith('Service Worker registration blocked')) return
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * A journey whose steps are the same in both languages and at both widths: every run takes it in one of the two looks,
 * the full run in all four. Journeys that sweep pages (axe, width), lead through a whole booking, or depend on words or
 * on room run in both.
 */
export const inArabic = { tag: '@in-arabic' }
export const inEnglish = { tag: '@in-english' }
const inOneLook = { ar: inArabic, en: inEnglish }
export const inLanguage = (locale: Locale) => inOneLook[locale]

export { expect }
