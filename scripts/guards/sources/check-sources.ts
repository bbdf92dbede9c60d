import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ownFiles } from '../common/files.ts'
import type { Finding } from '../common/finding.ts'
import { exceptionFindings } from './exceptions.ts'
import { suppressions } from './suppressions.ts'

const folders = ['packages', 'apps', 'tests', 'scripts', 'examples', '.storybook']

/** What the linter cannot see: comments that hush it, and its own list of exceptions. */
export function checkSources(root: string): {
  readonly findings: readonly Finding[]
  readonly looked: string
} {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const code = ownFiles(root, folders, ['ts', 'tsx', 'mts', 'mjs', 'js'])
  const findings = [...code.flatMap((file) => suppressions(file, read(file))), ...exceptionFindings(root)]
  return { findings, looked: `${code.length} sources` }
}
