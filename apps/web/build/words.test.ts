import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { catalogueEntries } from './catalogue.ts'
import { spokenIn } from './ids.ts'
import { sourcesOf } from './source-graph.ts'
import { entryFile, entryNames, spokenBy } from './words.ts'

const site = join(import.meta.dirname, '../src')
const everyId = globSync('**/messages/ar.json', { cwd: site }).flatMap((file) =>
  catalogueEntries(file, readFileSync(join(site, file), 'utf8')).map(([id]) => id),
)

describe('the words of an entry', () => {
  test('are the catalogues of the folders it reaches and the kit sections its components ask for', () => {
    const shell = spokenBy('app')
    expect(shell.catalogues).toContain('app/shell')
    expect(shell.sections).toEqual(expect.arrayContaining(['skipLink', 'errorState']))

    const home = spokenBy('routes/home')
    expect(home.catalogues).toEqual(expect.arrayContaining(['features/home']))
    const login = spokenBy('routes/login')
    expect(login.catalogues).toContain('features/auth')
    expect(login.sections).toContain('passwordField')
  })

  test('leave out what the shell says already', () => {
    const shell = spokenBy('app')
    for (const name of entryNames().filter((each) => each !== 'app')) {
      const { ids, sections } = spokenBy(name)
      expect(ids.filter((each) => shell.ids.includes(each))).toEqual([])
      expect(sections.filter((each) => shell.sections.includes(each))).toEqual([])
    }
  })

  test('are those its sources name, and no others of the same catalogue', () => {
    const { ids } = spokenBy('app')
    expect(ids).toContain('shell.nav.home')
    expect(ids.filter((id) => id.startsWith('booking.'))).toEqual([])
    expect(ids.filter((id) => id.startsWith('shell.footer.'))).toEqual([])
  })

  test('hold the sentences of the rules its form is checked by', () => {
    const { ids } = spokenBy('routes/login')
    expect(ids).toContain('validation.login.fillAllFields')
    expect(ids).not.toContain('validation.visa.tooYoung')
  })

  test('are never short of a message that its sources name', () => {
    const shell = spokenBy('app').ids
    const missing = entryNames().flatMap((name) => {
      const known = new Set([...shell, ...spokenBy(name).ids])
      // What any command may be refused with is named by a pattern that pages without commands carry too.
      const isNamed = spokenIn(sourcesOf(entryFile(name)).values())
      return everyId
        .filter((id) => !id.startsWith('refusals.') && isNamed(id) && !known.has(id))
        .map((id) => `${name}: ${id}`)
    })
    expect(missing).toEqual([])
  })

  test('are all said by somebody, but for the rules of a form that only the server keeps', () => {
    const said = new Set(entryNames().flatMap((name) => spokenBy(name).ids))
    const unsaid = everyId.filter((id) => !said.has(id))
    expect(unsaid.filter((id) => !id.startsWith('validation.contact.'))).toEqual([])
  })
})

describe('the ids a source may say', () => {
  const says = spokenIn([
    "t('shell.home')",
    'const next = t(`booking.title.@{one ? {a: 1}[two] : three}`)'.replace('@', '$'),
    'const hint = <T id="faq.one" />',
  ])

  test.each(['shell.home', 'booking.title.visa', 'faq.one'])('%s', (id) => expect(says(id)).toBe(true))
  test.each(['shell.homes', 'booking.titles', 'booking.title.', 'faq.two'])('not %s', (id) =>
    expect(says(id)).toBe(false),
  )
})
