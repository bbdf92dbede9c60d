import { parseSync } from 'oxc-parser'

import { lineNumberAt, type Finding } from './common/finding.ts'

// The pattern is split, so that this file does not match it.
const hushing = new RegExp(
  [
    '(?:oxlint|eslint|tslint|biome|knip)-(?:disable|ignore)',
    '@ts-(?:ignore|nocheck)',
    '(?:c8|v8|istanbul) ignore',
    'prettier-ignore',
    'oxfmt-ignore',
  ].join('|'),
)

/**
 * Finds comments that suppress a check. If a rule is unsuitable, it has to be changed for all code
 * instead of being ignored in one place.
 */
export function findSuppressions(file: string, source: string): readonly Finding[] {
  // A test may expect a type error, to prove that a wrong call does not compile.
  const isTest = /\.(?:test|test-d)\.tsx?$/.test(file)
  return parseSync(file, source)
    .comments.filter(({ value }) => hushing.test(value) || (!isTest && value.includes('@ts-expect-error')))
    .map(({ value, start }) => ({
      file,
      line: lineNumberAt(source, start),
      message: `“${value.trim()}” hushes a check: change the code, or the rule for everybody`,
    }))
}
