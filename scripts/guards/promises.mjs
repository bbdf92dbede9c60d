// What is promised against the last run. `pnpm test:promises [part of a tag ...]` lists the tests, too.
import { join } from 'node:path'

import { closeWith } from './common/verdicts.ts'
import { readPromises } from './promises/promises.ts'
import { report } from './promises/report.ts'
import { readResults, stepsWithoutResults } from './promises/results.ts'

const root = join(import.meta.dirname, '../..')
const [mode, ...parts] = process.argv.slice(2)
const folder = join(root, '.cache/results')
const results = readResults(root, folder)
const missing = stepsWithoutResults(folder)
const { verdicts, notJudged, table } = report(
  readPromises(root),
  results,
  missing.flatMap(({ levels }) => levels),
)
const chosen = verdicts.filter(({ what }) => parts.length === 0 || parts.some((part) => what.includes(part)))
if (mode === '--list')
  for (const { what, tests } of chosen) console.log([what, ...tests.map((test) => `  ${test}`)].join('\n'))
for (const line of table) console.log(line)
if (missing.length > 0) {
  const steps = missing.map(({ step }) => step).join(', ')
  console.log(`No results of ${steps} in .cache/results: ${notJudged.length} promises are not judged.`)
}
closeWith(chosen)
