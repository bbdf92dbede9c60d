import { lineAt, type Finding } from '../common/finding.ts'
import type { Promised } from './promises.ts'

// A tag with a placeholder is known only once the test has run.
const writtenTag = /(?<=[\s'"`])@(?:R\d+|[a-z]+:[^\s'"`$]+)(?=['"`\s])/g

/** The tags in the titles of a test file that no list promises. */
export function unknownTags(promises: readonly Promised[], file: string, source: string): readonly Finding[] {
  const known = new Set(promises.map(({ tag }) => tag))
  return [...source.matchAll(writtenTag)]
    .filter(([tag]) => !known.has(tag))
    .map(({ 0: tag, index }) => ({
      file,
      line: lineAt(source, index),
      message: `“${tag}” is no promise: add its row to tests/promises, or take the tag of the right one`,
    }))
}
