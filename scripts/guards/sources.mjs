// Checks what no linter can see: comments that suppress it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { listProjectFiles } from './common/files.ts'
import { reportFindings } from './common/finding.ts'
import { findSuppressions } from './find-suppressions.ts'

const root = process.argv[2] ?? process.cwd()
const files = listProjectFiles(
  root,
  ['packages', 'apps', 'tests', 'scripts', 'examples', '.storybook'],
  ['ts', 'tsx', 'mts', 'mjs', 'js'],
)
const findings = files.flatMap((file) => findSuppressions(file, readFileSync(join(root, file), 'utf8')))
reportFindings('Sources', findings, `${files.length} sources`)
