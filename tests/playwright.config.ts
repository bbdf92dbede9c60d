import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']
const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // One process less for each browser, since nothing is drawn by a graphics card.
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page of a test lives for seconds, so optimised code comes too late.
    '--js-flags=--no-opt --no-maglev',
  ],
}
const full = process.env['FULL'] === '1'
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 780 },
  // The pixels of a phone are seven times as many to draw, and no test of each run counts them.
  ...(!full && { deviceScaleFactor: 1 }),
}
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }

/**
 * Each test runs in Arabic on a phone, or in English on a desktop if its tag says so; the full run takes all
 * in all four looks (support/test.ts).
 */
const inOneLook = {
  ar: { grepInvert: [/@in-english/, /@nightly/] },
  en: { grep: [/@in-english/], grepInvert: [/@nightly/] },
}

/** Tests that type or read the words of the other language. */
const inOtherLanguage = { ar: /@only-english/, en: /@only-arabic/ }

const inLanguage = (locale: 'ar' | 'en', device: typeof phone | typeof desktop, name: string) => ({
  name,
  ...(full ? { grepInvert: inOtherLanguage[locale] } : inOneLook[locale]),
  use: { ...device, launchOptions, locale: locale === 'ar' ? 'ar-SA' : 'en-SA' },
  metadata: { locale },
})

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env['CI']),
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // Journeys wait for pages more than they compute.
  workers: 3,
  // A test that passes only on retry is reported as flaky. It does not fail the run.
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['list']],
  // A build machine can be slow, and a test that waits longer proves the same.
  timeout: process.env['CI'] ? 150_000 : 60_000,
  expect: { timeout: process.env['CI'] ? 20_000 : 7_000 },
  // A trace of every test would take a quarter of the time, so only a retry records one. The service worker
  // would answer calls that tests delay or refuse, so only its own test allows it. Drawing what moves takes
  // another fifth, so things move only in the full run.
  use: {
    timezoneId: 'Asia/Riyadh',
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    serviceWorkers: 'block',
    ...(!full && { contextOptions: { reducedMotion: 'reduce' } }),
  },
  projects: [
    inLanguage('ar', phone, 'ar-phone'),
    inLanguage('en', desktop, 'en-desktop'),
    ...(full ? [inLanguage('ar', desktop, 'ar-desktop'), inLanguage('en', phone, 'en-phone')] : []),
  ],
})
