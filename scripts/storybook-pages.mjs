// Checks the built Storybook in both languages: axe on its interface and on every docs page, and
// the styles of many components compared with the built site (lib/style-differences.mjs).
//   node scripts/storybook-pages.mjs                  builds it first
//   … --from=storybook-static --only=dialog           a built one; only pages whose id contains the word
//   … --from=storybook-static --looks                 only the comparison of styles
import AxeBuilder from '@axe-core/playwright'
import { chromium } from 'playwright'

import { serveStorybook } from '../packages/ui/scripts/shots/storybook.ts'
import { ensureBrowser } from './lib/browser.mjs'
import { runChild } from './lib/run-child.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { siteStorybookStyleDifferences } from './lib/style-differences.mjs'
import { ScriptError, runScript, printLine, secondsSince } from './lib/script.mjs'

const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const looks = [
  { locale: 'ar', theme: 'light', width: 1280 },
  { locale: 'en', theme: 'dark', width: 360 },
]
// Parts of Storybook that cannot be configured: its table of controls, and the button names of its
// interface.
const controls = '.docblock-argstable'
const rulesOfTheShell = ['label-content-name-mismatch']
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function builtStorybook() {
  const folder = '.cache/storybook'
  const { code } = await runChild(
    'pnpm',
    ['exec', 'storybook', 'build', '--disable-telemetry', '-o', folder],
    {
      cwd: resolveFromRoot('.'),
    },
  )
  if (code !== 0) throw new ScriptError('The Storybook could not be built.', code)
  return folder
}

/** Checks the docs page alone, because every story in a frame has its own test. */
async function violationsOf(page, without = []) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .disableRules(without)
    .exclude(controls)
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' · ')}`,
  )
}

async function pageViolations(page, url) {
  await page.goto(url)
  const shown = 'body.sb-show-main :is(#storybook-root, #storybook-docs) > *, body.sb-show-errordisplay'
  await page.waitForSelector(`${shown}, [role$=dialog]`, { state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  await page.locator('.sb-preparing-story:visible, .sb-preparing-docs:visible').waitFor({ state: 'detached' })
  if (await page.locator('body.sb-show-errordisplay').count()) return ['shows an error instead of the page']
  return await violationsOf(page)
}

async function shellViolations(page, url) {
  await page.goto(url)
  await page.locator('iframe#storybook-preview-iframe').waitFor()
  return await violationsOf(page, rulesOfTheShell)
}

/** Prints each fault of the pages and returns their number. */
async function faultsOfPages(browser, address) {
  const { entries } = await (await fetch(`${address}/index.json`)).json()
  const pages = Object.values(entries).filter(
    ({ id, type }) => type === 'docs' && id.includes(option('only') ?? ''),
  )
  if (pages.length === 0) throw new ScriptError('The Storybook has no such page.')
  let faults = 0
  const walk = async ({ locale, theme, width }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const tell = (name, violations) => {
      for (const violation of violations) printLine(`${locale} ${theme} ${name}: ${violation}`)
      faults += violations.length
    }
    tell('the shell', await shellViolations(page, `${address}/index.html`))
    for (const { id } of pages) {
      const look = `globals=locale:${locale};theme:${theme}`
      tell(id, await pageViolations(page, `${address}/iframe.html?id=${id}&viewMode=docs&${look}`))
    }
    await context.close()
  }
  await Promise.all(looks.map(walk))
  printLine(`${pages.length} pages in ${looks.length} looks`)
  return faults
}

await runScript(async () => {
  const since = Date.now()
  await ensureBrowser()
  const storybook = await serveStorybook(resolveFromRoot(option('from') ?? (await builtStorybook())))
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
  try {
    const faults = process.argv.includes('--looks') ? 0 : await faultsOfPages(browser, storybook.url)
    const differences = option('only')
      ? []
      : await siteStorybookStyleDifferences(storybook.url, browser, looks)
    for (const each of differences) printLine(each)
    printLine(`${faults} faults, ${differences.length} differences from the site, ${secondsSince(since)}`)
    if (faults > 0) throw new ScriptError('The Storybook has pages that not everybody can read.')
    if (differences.length > 0)
      throw new ScriptError('A component looks otherwise on the site than in Storybook.')
  } finally {
    await browser.close()
    storybook.close()
  }
})
