import { expect, test } from 'vitest'

import { findSuppressions } from './find-suppressions.ts'

test.each(['oxlint-disable-next-line', 'eslint-disable', '@ts-ignore', '@ts-nocheck', '@ts-expect-error'])(
  'the guard of suppressions reports a comment “%s” that suppresses a check',
  (comment) => {
    const source = `// ${comment}\nexport const a = 1\n`
    expect(findSuppressions('money.ts', source)).toMatchObject([{ file: 'money.ts', line: 1 }])
  },
)

test('the guard of suppressions allows a ts-expect-error comment in a test file', () => {
  expect(findSuppressions('a.test.ts', '// @ts-expect-error a number is no text\n')).toEqual([])
})
