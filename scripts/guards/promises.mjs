// Compares the promises with the last test run. `pnpm test:promises [part of a tag ...]` also lists the
// tests.
import { join } from 'node:path'

import { printVerdicts } from './common/verdicts.ts'
import { readProductPromises, checkProductPromises } from './promises/promises.ts'
import { readResults } from './promises/results.ts'

const root = join(import.meta.dirname, '../..')
const [mode, ...parts] = process.argv.slice(2)
const { results, missingSteps } = readResults(root)
const { verdicts, table } = checkProductPromises(readProductPromises(root), results)
// If results of some steps are missing, only the promises with tests in this run are reported.
const chosen = verdicts
  .filter(({ hasRun }) => hasRun || missingSteps.length === 0)
  .filter(({ what }) => parts.length === 0 || parts.some((part) => what.includes(part)))
if (mode === '--list')
  for (const { what, tests } of chosen) console.log([what, ...tests.map((test) => `  ${test}`)].join('\n'))
for (const line of table) console.log(line)
if (missingSteps.length > 0) console.log(`No results of ${missingSteps.join(', ')} in .cache/results.`)
printVerdicts(chosen)
