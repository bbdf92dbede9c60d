import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { projectRoot, temporaryFolder, write, type Files } from '../fixtures/fixture-project.ts'
import { groupOf, readBudgets, type Budgets } from './budgets.ts'
import { checkSizes } from './check-sizes.ts'
import type { Page } from './first-load.ts'

/** Text that gzip cannot make smaller than about three quarters of its length. */
const heavy = (bytes: number) => `export const weight = "${randomBytes(bytes).toString('base64')}"\n`

const head = (language: string) =>
  [
    '<script src="/boot.js"></script>',
    '<link rel="stylesheet" href="/assets/site.css">',
    '<link rel="preload" href="/assets/arabic.woff2" as="font" type="font/woff2" crossorigin>',
    '<link rel="canonical" href="https://sakina.example/">',
    '<link rel="modulepreload" href="/assets/home.js">',
    '<link rel="modulepreload" href="/assets/shared.js">',
    `<link rel="modulepreload" href="/assets/words-${language}.js">`,
    '<script type="module" src="/assets/entry.js"></script>',
  ].join('\n')

const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry.js', imports: ['_shared.js'], css: ['assets/site.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/routes/home.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
  'src/routes/wallet.tsx': { file: 'assets/wallet.js', imports: ['_shared.js'] },
  'src/words-ar.js': { file: 'assets/words-ar.js' },
  'src/words-en.js': { file: 'assets/words-en.js' },
  'src/account-words-ar.js': { file: 'assets/account-words-ar.js' },
  'src/account-words-en.js': { file: 'assets/account-words-en.js' },
}

const files: Files = {
  '.vite/manifest.json': JSON.stringify(manifest),
  'index.html': `<html>${head('ar')}</html>`,
  'en/index.html': `<html>${head('en')}</html>`,
  'shell.html': '<html><script type="module" src="/assets/entry.js"></script></html>',
  'boot.js': 'boot()',
  'assets/site.css': '.a { color: red }',
  'assets/arabic.woff2': 'font',
  'assets/entry.js': 'start()',
  'assets/shared.js': 'react()',
  'assets/home.js': 'show("home.title")',
  'assets/wallet.js': 'show("wallet.title")',
  'assets/words-ar.js': '{}',
  'assets/words-en.js': '{}',
  'assets/account-words-ar.js': '{}',
  'assets/account-words-en.js': '{}',
}

const budgets: Budgets = readBudgets(join(projectRoot, 'scripts/guards/budgets.json'))
const home: Page = { address: '/', module: 'src/routes/home.tsx', words: () => undefined }
const wallet: Page = {
  address: '/Wallet',
  module: 'src/routes/wallet.tsx',
  words: (language) => `src/account-words-${language}.js`,
}

function check(changes: Files = {}, page = home) {
  const dist = temporaryFolder()
  write(dist, { ...files, ...changes })
  const site = {
    dist,
    entry: 'src/app/entry-client.tsx',
    words: (language: string) => `src/words-${language}.js`,
    pages: [page],
    document: (_: unknown, language: string) =>
      page === home
        ? { file: language === 'ar' ? 'index.html' : 'en/index.html', prerendered: true }
        : { file: 'shell.html', prerendered: false },
  }
  return checkSizes(site, budgets)
}

const failed = (changes: Files = {}, page = home) =>
  check(changes, page)
    .verdicts.filter(({ ok }) => !ok)
    .map(({ what, said }) => `${what}: ${said}`)

describe('the sizes of first loads', () => {
  test('are within their budgets in a small site', () => {
    expect(failed()).toEqual([])
    expect(failed({}, wallet)).toEqual([])
    expect(check().verdicts.length).toBeGreaterThan(20)
  })

  test('count the entry, what it imports and the page, in the page’s language', () => {
    const over = failed({ 'assets/shared.js': heavy(260_000) })
    expect(over).toEqual([
      expect.stringMatching(/^\/ ar: JS: \d+ is over the budget of 165000 \(target 150000\)$/),
      expect.stringMatching(/^\/ en: JS: \d+ is over the budget of 165000/),
    ])
  })

  test('count styles of a page and of the site, fonts and HTML', () => {
    expect(failed({ 'assets/site.css': heavy(34_000) }).map((line) => line.replace(/: \d.*/, ''))).toEqual([
      '/ ar: CSS',
      '/ en: CSS',
      'CSS of the whole site',
    ])
    expect(failed({ 'assets/late.css': heavy(40_000) }).map((line) => line.replace(/: \d.*/, ''))).toEqual([
      'CSS of the whole site',
    ])
    expect(failed({ 'assets/arabic.woff2': heavy(64_000) })).toHaveLength(2)
    expect(failed({ 'index.html': `<html>${head('ar')}${heavy(86_000)}</html>` })).toEqual([
      expect.stringMatching(/^\/ ar: HTML: \d+ is over the budget of 60000/),
    ])
  })

  test('count what holds up the first paint, and every request', () => {
    const sheets = Array.from({ length: 4 }, (_, at) => `assets/more-${at}.css`)
    const more = Object.fromEntries(sheets.map((file) => [file, 'a {}']))
    const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
    expect(failed({ ...more, 'index.html': `<html>${head('ar')}${links}</html>` })).toEqual([
      '/ ar: render-blocking requests: 6 is over the budget of 4 (target 3)',
    ])
  })
})

test('the scripts of the site are few files', () => {
  const many = Array.from({ length: 71 }, (_, at) => [`assets/part-${at}.js`, ''])
  expect(failed(Object.fromEntries(many))).toEqual([
    'script files of the whole site: 79 is over the budget of 70 (target 60)',
  ])
})

describe('what a first load is made of', () => {
  test('is one language', () => {
    const both = '<link rel="modulepreload" href="/assets/words-en.js">'
    expect(failed({ 'index.html': `<html>${head('ar')}${both}</html>` })).toEqual([
      '/ ar: one language: src/words-en.js',
    ])
  })

  test.each([
    ['formik', 'a.validateOnBlur'],
    ['yup', '{ __isYupSchema__: true }'],
  ])('is without %s on a public page', (library, code) => {
    expect(failed({ 'assets/home.js': code })).toEqual([
      `/ ar: no forms: ${library}`,
      `/ en: no forms: ${library}`,
    ])
    expect(failed({ 'assets/wallet.js': code }, wallet)).toEqual([])
  })

  test('is all named in the document, and asks no other host', () => {
    const without = head('ar').replace('<link rel="modulepreload" href="/assets/shared.js">', '')
    expect(failed({ 'index.html': `<html>${without}</html>` })).toEqual([
      '/ ar: everything is named in the document: assets/shared.js',
    ])
    const foreign = '<link rel="stylesheet" href="https://fonts.example/a.css">'
    expect(failed({ 'index.html': `<html>${head('ar')}${foreign}</html>` })).toContain(
      '/ ar: no host but ours: https://fonts.example/a.css',
    )
  })
})

describe('the budgets', () => {
  test('know the groups of pages, and everybody else', () => {
    const groups = ['/', '/OrderPage', '/Login', '/s2/:planId', '/MyOrders', '/Wallet']
    expect(groups.map((address) => groupOf(budgets, address).name)).toEqual([
      'public',
      'browse',
      'sign-in',
      'booking',
      'forms behind the sign-in',
      'portal',
    ])
  })

  test('refuse a file that lacks a number', () => {
    const folder = temporaryFolder()
    write(folder, { 'budgets.json': '{ "groups": [{ "name": "public", "js": { "asserted": 1 } }] }' })
    expect(() => readBudgets(join(folder, 'budgets.json'))).toThrow(
      '“js” needs the numbers asserted and target',
    )
  })
})
