import { describe, expect, test } from 'vitest'

import { entryNames, spokenBy } from './words.ts'

describe('the words of an entry', () => {
  test('are the catalogues of the folders it reaches and the kit sections its components ask for', () => {
    const shell = spokenBy('app')
    expect(shell.catalogues).toContain('app/shell')
    expect(shell.sections).toEqual(expect.arrayContaining(['skipLink', 'errorState']))

    const home = spokenBy('routes/home')
    expect(home.catalogues).toEqual(expect.arrayContaining(['features/home', 'features/services']))
    const login = spokenBy('routes/login')
    expect(login.catalogues).toContain('features/auth')
    expect(login.sections).toContain('passwordField')
  })

  test('leave out what the shell says already', () => {
    const shell = spokenBy('app')
    for (const name of entryNames().filter((each) => each !== 'app')) {
      const { catalogues, sections } = spokenBy(name)
      expect(catalogues.filter((each) => shell.catalogues.includes(each))).toEqual([])
      expect(sections.filter((each) => shell.sections.includes(each))).toEqual([])
    }
  })
})
