// What is promised against the last run. `pnpm test:promises [part of a tag ...]` lists the tests, too.
import { join } from 'node:path'

import { closeWith } from './common/verdicts.ts'
import { readPromises } from './promises/promises.ts'
import { report } from './promises/report.ts'
import { readResults } from './promises/results.ts'

const root = join(import.meta.dirname, '../..')
const [mode, ...parts] = process.argv.slice(2)
const results = readResults(root, join(root, '.cache/results'))
if (results.length === 0) console.log('No run has left its results in .cache/results: run `npm test` first.')
const { verdicts, table } = report(readPromises(root), results)
const chosen = verdicts.filter(({ what }) => parts.length === 0 || parts.some((part) => what.includes(part)))
if (mode === '--list')
  for (const { what, tests } of chosen) console.log([what, ...tests.map((test) => `  ${test}`)].join('\n'))
for (const line of table) console.log(line)
closeWith(chosen)
