import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { TestProjectConfiguration } from 'vitest/config'
import { domainComponents } from './.storybook/domain.ts'
import { modes } from './.storybook/modes.ts'
import { messagesPlugin } from './apps/web/build/messages.ts'

const root = import.meta.dirname
const full = process.env['FULL'] === '1'
const chromium = process.env['CHROMIUM_PATH']

const launchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--hide-scrollbars',
  ],
}

type Frame = { locale: string; theme: string; width?: number; context?: object; forced?: boolean }

const inChromium = (name: string, { locale, theme, width = 1200, context = {}, forced = false }: Frame) => ({
  name,
  env: { VITE_SB_LOCALE: locale, VITE_SB_THEME: theme, ...(full && { VITE_FULL: '1' }) },
  // Stories clean up after themselves, so all files of a look share one page, which halves the work.
  isolate: false,
  // A browser on a busy machine may fail once; a story that needs a retry is reported.
  retry: process.env['CI'] ? 1 : 0,
  browser: {
    enabled: true,
    headless: true,
    provider: playwright({
      // Set for the whole browser, because a page that opens later would reset the forced colours of all pages.
      launchOptions: forced
        ? { ...launchOptions, args: [...launchOptions.args, '--force-high-contrast'] }
        : launchOptions,
      contextOptions: { ...context, ...(forced && { forcedColors: null }) },
    }),
    viewport: { width, height: 900 },
    instances: [{ browser: 'chromium' as const }],
    screenshotFailures: false,
  },
})

/** A keyboard drives the same code in both directions, so that the second is left to the full run. */
const withoutSecondDirection = /^(?!.*Keyboard Ltr)/

/** Arabic in light runs in each run, with axe in the matrix stories; the full run takes all in four looks. */
const stories = (locale: string, theme: string) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: join(root, '.storybook'), tags: { include: ['test'] } })],
  test: {
    ...inChromium(`stories-${locale}-${theme}`, { locale, theme }),
    ...(!full && { testNamePattern: withoutSecondDirection }),
  },
})

/** Runs every story, and compares the accessibility tree of each product component. */
const storiesWithTrees = (): TestProjectConfiguration => {
  const { test, ...project } = stories('ar', 'light')
  return {
    ...project,
    test: {
      ...test,
      env: { ...test.env, VITE_SB_DOMAIN: domainComponents().join(' ') },
      setupFiles: [join(root, '.storybook/accessibility-tree.ts')],
    },
  }
}

const photographed = (name: string, mode: (typeof modes)[keyof typeof modes]) => {
  const project = inChromium(`visual-${name}`, {
    locale: mode.locale,
    theme: mode.theme,
    width: mode.viewport,
    context: { reducedMotion: 'reduce' },
    forced: 'forcedColors' in mode,
  })
  const resolveScreenshotPath = ({ arg, ext }: { arg: string; ext: string }): string =>
    join(root, '.storybook/__screenshots__', name, `${arg}${ext}`)
  return {
    ...project,
    env: { ...project.env, VITE_SB_WIDTH: String(mode.viewport) },
    browser: { ...project.browser, expect: { toMatchScreenshot: { resolveScreenshotPath } } },
  }
}

/** Compares screenshots of the matrix stories, but only in the browser that made the baselines. */
const visual = (): TestProjectConfiguration[] => {
  if (process.env['VISUAL'] !== '1') return []
  const made: { chromium: string } = JSON.parse(readFileSync(join(root, '.storybook/baselines.json'), 'utf8'))
  const here = chromium
    ? /\d+(\.\d+)+/.exec(
        execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      )?.[0]
    : undefined
  if (here !== made.chromium && process.env['VISUAL_UPDATE'] !== '1') {
    console.log(
      `Screenshots left out: the baselines were made with Chromium ${made.chromium}, here is ${here ?? 'another one'}.`,
    )
    return []
  }
  return Object.entries(modes).map(([name, mode]) => ({
    extends: true,
    plugins: [storybookTest({ configDir: join(root, '.storybook'), tags: { include: ['matrix'] } })],
    test: {
      ...photographed(name, mode),
      setupFiles: [join(root, '.storybook/screenshot.ts')],
    },
  }))
}

/**
 * Tests with a window and a module graph of their own: three mock a module that others load as it is, one
 * makes a server a browser, and one needs frames, which stop in a window where a test with another clock
 * has been.
 */
const alone = {
  dom: [
    'forms/validation-module.dom.test.tsx',
    'forms/late-rules.dom.test.tsx',
    'paging/incremental-list.dom.test.tsx',
  ].map((file) => `apps/web/src/shared/${file}`),
  kit: ['hostile-values.test.tsx', 'server.test.tsx'].map((file) => `packages/ui/tests/${file}`),
}

export default defineConfig({
  test: {
    // Vitest keeps one core free, which would be half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Each test project (theme and language) has its own folder of accessibility trees, so that no
    // other project reports them as obsolete.
    resolveSnapshotPath: (file, extension, project) =>
      file.endsWith('.stories.tsx')
        ? join(
            root,
            '.storybook/__trees__',
            project?.config.name?.split(' ')[0] ?? '',
            `${basename(file)}${extension}`,
          )
        : join(dirname(file), '__snapshots__', `${basename(file)}${extension}`),
    // `--coverage` requires full coverage of the rules.
    coverage: {
      provider: 'v8',
      include: ['packages/domain/src/**/*.ts', 'packages/text/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**', '**/property-runs.ts'],
      thresholds: { 100: true },
      reporter: ['text-summary', ['text', { skipFull: true }]],
    },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Pure rules leave nothing behind, and a process for each file would take half of the time.
          isolate: false,
          css: { include: /tokens\.css/ },
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/{src,build,scripts}/**/*.test.ts',
            'apps/office/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/*.test.ts',
          ],
          exclude: ['**/*.browser.test.*', '**/*.dom.test.*', '**/node_modules/**'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'kit',
          environment: 'node',
          // Rules and renders leave nothing behind, and a process for each file takes twice as long.
          isolate: false,
          include: ['packages/ui/src/**/*.test.tsx', 'packages/ui/tests/**/*.test.{ts,tsx}'],
          exclude: [...alone.kit, '**/*.dom.test.*', '**/*.browser.test.*', '**/node_modules/**'],
        },
      },
      {
        plugins: [react()],
        test: { name: 'kit-isolated', environment: 'node', include: alone.kit },
      },
      {
        plugins: [react(), messagesPlugin()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A window for each file would take four times as long.
          isolate: false,
          setupFiles: [join(root, 'apps/web/src/shared/testing/clean-up.ts')],
          include: ['packages/*/src/**/*.dom.test.{ts,tsx}', 'apps/web/src/**/*.dom.test.{ts,tsx}'],
          exclude: [...alone.dom, '**/node_modules/**'],
        },
      },
      {
        plugins: [react(), messagesPlugin()],
        test: {
          name: 'dom-isolated',
          environment: 'jsdom',
          setupFiles: [join(root, 'apps/web/src/shared/testing/clean-up.ts')],
          include: alone.dom,
        },
      },
      {
        // Tests of the kit with the real keyboard of a browser and in windows of several sizes.
        plugins: [react(), tailwindcss()],
        // Finds dependencies before the first test, because one found later would reload the page of a running test.
        optimizeDeps: { entries: ['packages/ui/tests/browser/*.browser.test.tsx'] },
        test: {
          ...inChromium('browser', { locale: 'ar', theme: 'light' }),
          include: ['packages/ui/tests/browser/*.browser.test.tsx'],
        },
      },
      storiesWithTrees(),
      ...(full ? [stories('en', 'dark'), stories('en', 'light'), stories('ar', 'dark')] : []),
      ...visual(),
    ],
  },
})
