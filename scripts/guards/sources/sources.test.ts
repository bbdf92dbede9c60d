import { describe, expect, test } from 'vitest'

import { house, type Files } from '../fixtures/house.ts'
import { checkSources } from './check-sources.ts'

const said = (changes: Files) =>
  checkSources(house({ 'scripts/guards/lint/exceptions.json': '[]', ...changes })).findings.map(
    ({ file, line, message }) => `${file}:${line ?? ''} ${message}`,
  )

const style = 'packages/ui/src/components/note/other.css'
const logical = 'names a side of the screen: use the logical property'

describe('style sheets, comments and exceptions', () => {
  test('are sound in a clean house', () => {
    expect(said({})).toEqual([])
  })

  test.each([
    'margin-left: 1px',
    'padding-right: 1px',
    'left: 0',
    'border-left: 1px solid',
    'border-right-color: red',
    'border-top-left-radius: 1px',
    'text-align: right',
    'float: left',
    'margin: 1px 2px 3px 4px',
    'inset: 0 1px auto auto',
  ])('“%s” names a side of the screen', (declaration) => {
    expect(said({ [style]: `.a {\n  ${declaration};\n}\n` })).toEqual([
      `${style}:2 “${declaration}” ${logical}`,
    ])
  })

  test.each(['pl-2', 'md:ml-4', 'text-left'])(
    'the applied utility “%s” names a side of the screen',
    (utility) => {
      expect(said({ [style]: `.a {\n  @apply ps-1 ${utility};\n}\n` })).toEqual([
        `${style}:2 “${utility}” names a side of the screen: use the logical utility`,
      ])
    },
  )

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
