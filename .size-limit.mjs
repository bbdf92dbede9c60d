// `pnpm size` compares the size of each page's first load, in both languages, with its limit, after a build.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { messagesManifestKey } from './apps/web/build/messages.ts'
import { pageModulePath, pages } from './apps/web/src/app/page-list.ts'
import { paths } from './apps/web/src/shared/config/paths.ts'

const dist = 'apps/web/dist/client/'
const read = (file) => readFileSync(dist + file, 'utf8')
const manifest = JSON.parse(read('.vite/manifest.json'))
const documents = JSON.parse(read('routes.json'))

/** Limits against accidental growth; the last group has all other pages. docs/performance.md has the current sizes. */
const groups = [
  { limit: '180.5 kB', pages: ['home', 'service'] },
  { limit: '173.1 kB', pages: ['rules', 'accessibility'] },
  { limit: '208.8 kB', pages: ['services', 'orderPage', 'helpMeChoose', 'nationalities'] },
  { limit: '202.4 kB', pages: ['about'] },
  { limit: '222.8 kB', pages: ['login', 'signUp', 'forgotPassword'] },
  { limit: '251.1 kB', pages: ['resetPassword', 'changePassword'] },
  { limit: '313.4 kB', pages: Object.keys(paths) },
]
const ofPlanLimit = '220.8 kB'
const limitOf = (pattern) =>
  groups.find((group) => group.pages.some((page) => paths[page].pattern === pattern)).limit

/** Returns a chunk with its static imports; dynamic imports are not part of a first load. */
const withImports = (key, seen = new Set()) => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const each of manifest[key].imports ?? []) withImports(each, seen)
  return seen
}

const firstLoad = ({ page, pattern, prerendered, words, ofPlan = false }, language) => {
  const ownPath = language === 'ar' ? pattern : `/en${pattern === '/' ? '' : pattern}`
  const { file } = documents.find(({ path, search = '' }) => path === ownPath && (search !== '') === ofPlan)
  const named = [...read(file).matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, script]) => script)
  const catalogues = ['public', ...(prerendered ? (words ? [words] : []) : ['account'])]
  const keys = [
    'src/app/entry-client.tsx',
    pageModulePath(page),
    ...catalogues.map((catalogue) => messagesManifestKey(catalogue, language)),
  ]
  const needed = keys.flatMap((key) => [...withImports(key)]).map((key) => manifest[key].file)
  const scripts = [...new Set([...named, ...needed])].map((script) => dist + script)
  return [
    {
      name: `${ownPath}${ofPlan ? '?plan=' : ''}: scripts`,
      path: scripts,
      limit: ofPlan ? ofPlanLimit : limitOf(pattern),
    },
    ...(prerendered
      ? [{ name: `${ownPath}: document with its styles`, path: dist + file, limit: '73.4 kB' }]
      : []),
  ]
}

const scripts = globSync(`${dist}assets/**/*.js`)
if (scripts.length > 60)
  throw new RangeError(`${scripts.length} script files: apps/web/build/chunks.ts joins them`)

const office = globSync('apps/office/dist/assets/*.js')
/** What the office downloads first in one language: its own script and the words of the language. */
const officeLoad = (language) => {
  const others = language === 'ar' ? /^en-|^english-|^order-for-/ : /^ar-|^arabic-|^order-for-/
  return office.filter((file) => !others.test(basename(file)))
}

export default [
  ...pages
    .flatMap((page) => (page.planPage ? [page, { ...page, page: page.planPage, ofPlan: true }] : page))
    .flatMap((page) => ['ar', 'en'].flatMap((language) => firstLoad(page, language))),
  { name: `${scripts.length} script files`, path: scripts, limit: '620.8 kB' },
  ...['ar', 'en'].map((language) => ({
    name: `office in ${language}: scripts`,
    path: officeLoad(language),
    limit: '238.1 kB',
  })),
  { name: 'style sheet of the office', path: globSync('apps/office/dist/assets/*.css'), limit: '24 kB' },
  { name: 'style sheets', path: globSync(`${dist}**/*.css`), limit: '27.6 kB' },
  {
    name: 'fonts of a page',
    path: [...read('index.html').matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, font]) => dist + font),
    limit: '41 kB',
  },
].map((check) => ({ ...check, gzip: true }))
