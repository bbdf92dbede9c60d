import { defineConfig, devices } from '@playwright/test'

import journeys from '../playwright.config.ts'

const { launchOptions } = journeys.projects?.[0]?.use ?? {}

const looks = (['ar', 'en'] as const).flatMap((locale) =>
  [360, 1280].flatMap((width) =>
    (['light', 'dark'] as const).map((theme) => ({
      name: `${locale}-${width}-${theme}`,
      use: {
        ...devices[width < 500 ? 'Pixel 7' : 'Desktop Chrome'],
        viewport: { width, height: width < 500 ? 780 : 900 },
        deviceScaleFactor: 1,
        colorScheme: theme,
        locale: `${locale}-SA`,
        contextOptions: { reducedMotion: 'reduce' as const },
        ...(launchOptions && { launchOptions }),
      },
      metadata: { locale },
    })),
  ),
)

/** Takes pictures for review. Each look is a project, and each file has its own site. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  reporter: [['line']],
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: { timezoneId: 'Asia/Riyadh', serviceWorkers: 'block' },
  projects: looks,
})
