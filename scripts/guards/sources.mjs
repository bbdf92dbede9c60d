// What no linter can see: comments that hush it, and tags of tests that nobody promises.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ownFiles } from './common/files.ts'
import { conclude } from './common/finding.ts'
import { readPromises } from './promises/promises.ts'
import { unknownTags } from './promises/unknown-tags.ts'
import { suppressions } from './suppressions.ts'

const root = process.argv[2] ?? process.cwd()
const promises = readPromises(root)
const files = ownFiles(
  root,
  ['packages', 'apps', 'tests', 'scripts', 'examples', '.storybook'],
  ['ts', 'tsx', 'mts', 'mjs', 'js'],
)
const findings = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8')
  const isTest = /^(?:packages|apps|tests)\/.*\.(?:test|spec|stories)\.tsx?$/.test(file)
  return [...suppressions(file, source), ...(isTest ? unknownTags(promises, file, source) : [])]
})
conclude('Sources', findings, `${files.length} sources`)
