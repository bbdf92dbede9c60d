import { describe, expect, test } from 'vitest'

import { fixtureProject, type Files } from '../fixtures/fixture-project.ts'
import { checkSources } from './check-sources.ts'

const said = (changes: Files) =>
  checkSources(fixtureProject({ 'scripts/guards/lint/exceptions.json': '[]', ...changes })).findings.map(
    ({ file, line, message }) => `${file}:${line ?? ''} ${message}`,
  )

describe('comments and exceptions', () => {
  test('are sound in a clean house', () => {
    expect(said({})).toEqual([])
  })

  test.each([
    'oxlint-disable-next-line',
    'eslint-disable',
    '@ts-ignore',
    '@ts-nocheck',
    '@ts-expect-error later',
  ])('a comment “%s” hushes a check', (comment) => {
    const file = 'packages/domain/src/money/hushed.ts'
    expect(said({ [file]: `// ${comment}\nexport const a = 1\n` })).toEqual([
      `${file}:1 “${comment}” hushes a check: change the code, or the rule for everybody`,
    ])
  })

  test('a type test may expect a mistake', () => {
    expect(
      said({
        'packages/text/src/a.test.ts': '// @ts-expect-error a number is no text\nexport const a = 1\n',
      }),
    ).toEqual([])
  })

  test('an exception needs a reason, and goes with what it excused', () => {
    const list = 'scripts/guards/lint/exceptions.json'
    const entry = {
      rule: 'logical-direction',
      file: 'packages/ui/src/components/note/note.tsx',
      text: 'ms-2',
    }
    const reason = 'the note stands on this side in both directions'
    expect(said({ [list]: JSON.stringify([{ ...entry, reason }]) })).toEqual([])
    expect(said({ [list]: JSON.stringify([{ ...entry, reason: 'needed' }]) })).toEqual([
      `${list}: logical-direction “ms-2” in ${entry.file}: the reason is missing`,
    ])
    expect(said({ [list]: JSON.stringify([{ ...entry, text: 'left-3', reason }]) })).toEqual([
      `${list}: logical-direction “left-3” in ${entry.file}: no such text there any more, take the entry out`,
    ])
  })
})
