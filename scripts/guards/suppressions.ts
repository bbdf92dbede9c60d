import { parseSync } from 'oxc-parser'

import { lineAt, type Finding } from './common/finding.ts'

// Written apart, so that this very file holds none.
const hushing = new RegExp(
  [
    '(?:oxlint|eslint|tslint|biome|knip)-(?:disable|ignore)',
    '@ts-(?:ignore|nocheck)',
    '(?:c8|v8|istanbul) ignore',
    'prettier-ignore',
    'oxfmt-ignore',
  ].join('|'),
)

/** Comments that hush a check. A rule that hurts is changed for everybody, or the code is. */
export function suppressions(file: string, source: string): readonly Finding[] {
  // type tests prove that a wrong call does not compile
  const isTest = /\.(?:test|test-d)\.tsx?$/.test(file)
  return parseSync(file, source)
    .comments.filter(({ value }) => hushing.test(value) || (!isTest && value.includes('@ts-expect-error')))
    .map(({ value, start }) => ({
      file,
      line: lineAt(source, start),
      message: `“${value.trim()}” hushes a check: change the code, or the rule for everybody`,
    }))
}
