import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { allSamples } from '../../.storybook/samples-plugin.ts'
import { ScriptError } from '../lib/script.mjs'
import { codeBlocks } from './code-blocks.mjs'
import { findPageProblems } from './find-page-problems.mjs'

/** The code blocks that make up an app, by a text they contain. All others are only type-checked. */
const parts = {
  'sheets.ts': /core\.css'/,
  'app.tsx': /export const App\b/,
  'themed.tsx': /export function ThemedApp\b/,
  'form.tsx': /export function Visit\b/,
  'brand.css': /--sk-brand-primary:/,
}

/**
 * Writes the examples in the README of the installed kit into an app: one file for each code block, and the
 * style sheets of the entries in use.
 */
export function writeReadmeExamples(folder) {
  const blocks = codeBlocks(readFileSync(join(folder, 'node_modules/@sakina/ui/README.md'), 'utf8'))
  const target = join(folder, 'src/readme')
  mkdirSync(target)
  const names = Object.entries(parts)
  for (const [name, pattern] of names) {
    const block = blocks.find(({ code }) => pattern.test(code))
    if (!block) throw new ScriptError(`The README of the kit has no block for ${name} any more.`)
    writeFileSync(join(target, name), block.code)
  }
  const code = blocks.filter(({ language }) => language === 'ts' || language === 'tsx')
  for (const [index, block] of code.entries())
    writeFileSync(join(target, `block-${index}.tsx`), `${block.code}\nexport {}\n`)

  const { exports } = JSON.parse(readFileSync(join(folder, 'node_modules/@sakina/ui/package.json'), 'utf8'))
  const used = code.flatMap((block) =>
    [...block.code.matchAll(/from '@sakina\/ui\/([\w-]+)'/g)].map(([, entry]) => entry),
  )
  const sheets = [...new Set(used)].filter((entry) => `./${entry}.css` in exports)
  const file = join(target, 'sheets.ts')
  writeFileSync(
    file,
    readFileSync(file, 'utf8') + sheets.map((entry) => `import '@sakina/ui/${entry}.css'\n`).join(''),
  )
  return code.length
}

/**
 * Writes every sample of the kit into an app as it is: those of the installed pages, and those of Storybook
 * in both languages.
 */
export async function writeSamples(folder) {
  const docs = join(folder, 'node_modules/@sakina/ui/dist/docs')
  const target = join(folder, 'src/samples')
  mkdirSync(target)
  const names = new Map((await allSamples()).map(({ name, code }) => [code, name]))
  for (const page of readdirSync(docs).filter((name) => name.endsWith('.md')))
    for (const [index, { language, code }] of codeBlocks(readFileSync(join(docs, page), 'utf8')).entries())
      if (language === 'tsx' && !names.has(code.trimEnd()))
        names.set(code.trimEnd(), `${basename(page, '.md')}-${index}`)
  for (const [code, name] of names) writeFileSync(join(target, `${name}.tsx`), `${code}\n`)
  return names.size
}

/** Renders every sample on a server, in a Provider. Returns what went wrong. */
export function renderSamples(folder, count) {
  const said = execFileSync(process.execPath, ['dist/samples/samples.js'], { cwd: folder, encoding: 'utf8' })
  const problems = said.split('\n').filter(Boolean)
  const rendered = problems.pop()
  return rendered === String(count)
    ? problems
    : [...problems, `${rendered} of ${count} samples were rendered`]
}

const styleOf = (locator, property) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/**
 * Checks that the form of the README is refused and then accepted, and that an empty date and an island
 * cause no error.
 */
export const checkReadmeApp = (browser, url) =>
  findPageProblems(browser, url, async (page, expect) => {
    await page.getByRole('button', { name: 'الدفع الآن' }).waitFor()
    expect((await page.locator('html').getAttribute('dir')) === 'rtl', 'the page is not right to left')
    await page.getByRole('button', { name: 'حجز' }).click()
    await page.getByRole('link', { name: 'يلزم الاسم' }).click()
    const name = page.getByRole('textbox', { name: 'الاسم' })
    expect(await name.evaluate((field) => field === document.activeElement), 'the error leads nowhere')
    await name.fill('نورة القحطاني')
    await page.getByRole('button', { name: 'حجز' }).click()
    await page.getByText('حُجزت الزيارة').first().waitFor()
    const empty = page.getByRole('textbox', { name: 'بلا يوم' })
    expect((await empty.inputValue()) === '', 'an empty date is not empty')
    const island = await styleOf(page.locator('[data-island] svg'), 'scale')
    const around = await styleOf(page.locator('[data-around] svg'), 'scale')
    expect(island !== around, `the arrow of an island is drawn as around it, ${island}`)
    expect(['none', '1'].includes(island), `the arrow of the island is mirrored: ${island}`)
  })

/** Returns the background of a part as three numbers, in whatever syntax the style is written. */
const groundOf = (locator) =>
  locator.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')
    canvas.fillStyle = getComputedStyle(element).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
  })

/**
 * Checks that the brand colour of the README is used in the light theme, and a lighter shade of it in the
 * dark one.
 */
export const checkBrandColors = (browser, url, folder) =>
  findPageProblems(browser, `${url}brand.html`, async (page, expect) => {
    const css = readFileSync(join(folder, 'src/readme/brand.css'), 'utf8')
    const [, hex] = /--sk-brand-primary: #(\w{6})/.exec(css)
    const asked = hex.match(/\w\w/g).map((part) => Number.parseInt(part, 16))
    const button = page.getByRole('button', { name: 'الدفع الآن' })
    const drawn = await groundOf(button)
    const isTheBrand = drawn.every((channel, at) => Math.abs(channel - asked[at]) <= 2)
    expect(isTheBrand, `a button is ${drawn}, not ${asked}`)
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    const inTheDark = await groundOf(button)
    const strongest = (channels) => channels.indexOf(Math.max(...channels))
    const isOfItsKind =
      strongest(inTheDark) === strongest(asked) && Math.min(...inTheDark) > Math.min(...drawn)
    expect(isOfItsKind, `a button in the dark is ${inTheDark}, of the brand ${asked}`)
  })
