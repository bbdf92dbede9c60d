import { defineConfig } from '@playwright/test'

import journeys from '../playwright.config.ts'

/** Measures the booking in Arabic on a slow phone. Nothing runs beside it, and nothing is asserted. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/global-setup.ts',
  workers: 1,
  reporter: [['line']],
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: { timezoneId: 'Asia/Riyadh', serviceWorkers: 'block' },
  projects: journeys.projects?.filter(({ name }) => name === 'ar-phone') ?? [],
})
