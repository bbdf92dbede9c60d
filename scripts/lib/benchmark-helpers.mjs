// Helpers of the commands that measure the built site: a server with the demo, a browser, and a median.
import { resolveFromRoot } from './root.mjs'

/** Returns settings for a temporary server whose limits do not affect a measurement. */
export const temporaryServerSettings = () => ({
  PORT: '0',
  DATA_DIR: ':memory:',
  DEMO: 'true',
  LOG_LEVEL: 'silent',
  WEB_DIST: process.env.WEB_DIST ?? resolveFromRoot('apps/web/dist/client'),
  RATE_LIMIT_PER_ADDRESS: '100000',
})

/** Returns the options for launching Chromium. */
export const browserLaunchOptions = (...more) => ({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-gpu', ...more],
})

/** Returns the median of some figures. */
export const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]
