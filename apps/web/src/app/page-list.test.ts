import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

import { notFoundPage, pages } from './page-list.ts'
import { pageTitles } from './page-titles.ts'

test('every file in src/routes is a page of the list, and every page has a file', () => {
  const files = globSync('*.tsx', { cwd: join(import.meta.dirname, '../routes') })
  expect(
    [
      ...new Set([...pages, notFoundPage].flatMap(({ page, planPage = page }) => [page, planPage])),
    ].toSorted(),
  ).toEqual(files.map((file) => basename(file, '.tsx')).toSorted())
})

test('every page that is not prerendered has a title', () => {
  const behindShell = pages.filter(({ prerendered }) => !prerendered).map(({ page }) => page)
  expect(Object.keys(pageTitles).toSorted()).toEqual([...new Set(behindShell)].toSorted())
})
