import { expect, test } from 'vitest'

import { findSuppressions } from './find-suppressions.ts'

test.each([
  'oxlint-disable-next-line',
  'eslint-disable',
  '@ts-ignore',
  '@ts-nocheck',
  '@ts-expect-error later',
])('reports a comment “%s” that suppresses a check', (comment) => {
  expect(findSuppressions('money.ts', `// ${comment}\nexport const a = 1\n`)).toEqual([
    {
      file: 'money.ts',
      line: 1,
      message: `“${comment}” hushes a check: change the code, or the rule for everybody`,
    },
  ])
})

test('a type test may expect an error', () => {
  expect(findSuppressions('a.test.ts', '// @ts-expect-error a number is no text\n')).toEqual([])
})
