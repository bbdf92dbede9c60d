import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']
const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }
const full = process.env['FULL'] === '1'

const inLanguage = (locale: 'ar' | 'en', device: typeof phone | typeof desktop, name: string) => ({
  name,
  // what one look is enough for is left to the other one (support/test.ts)
  ...(!full && { grepInvert: locale === 'ar' ? /@in-english/ : /@in-arabic/ }),
  use: { ...device, launchOptions, locale: locale === 'ar' ? 'ar-SA' : 'en-SA' },
  metadata: { locale },
})

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env['CI']),
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that passes only at the second try is named as flaky; it doesn't hide, and doesn't stop a landing.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 7_000 },
  // A trace of every journey takes a quarter of the work: where there is a second try, only that one leaves its trace.
  // The copy for offline visits would answer calls a journey means to hold or refuse; its own journey lets it in.
  use: {
    timezoneId: 'Asia/Riyadh',
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    serviceWorkers: 'block',
  },
  // Arabic on a phone and English on a desktop every time; the other two in the full run.
  projects: [
    inLanguage('ar', phone, 'ar-phone'),
    inLanguage('en', desktop, 'en-desktop'),
    ...(full ? [inLanguage('ar', desktop, 'ar-desktop'), inLanguage('en', phone, 'en-phone')] : []),
  ],
})
