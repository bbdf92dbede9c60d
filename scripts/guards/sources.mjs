import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ownFiles } from './common/files.ts'
import { conclude } from './common/finding.ts'
import { readPromises } from './promises/promises.ts'
import { unknownTags } from './promises/unknown-tags.ts'
import { checkSources } from './sources/check-sources.ts'

const root = process.argv[2] ?? process.cwd()
const { findings, looked } = checkSources(root)
const promises = readPromises(root)
const tests = ownFiles(root, ['packages', 'apps', 'tests'], ['ts', 'tsx']).filter((file) =>
  /\.(?:test|spec|stories)\.tsx?$/.test(file),
)
const tags = tests.flatMap((file) => unknownTags(promises, file, readFileSync(join(root, file), 'utf8')))
conclude('Sources', [...findings, ...tags], `${looked}, tags of ${tests.length} test files`)
