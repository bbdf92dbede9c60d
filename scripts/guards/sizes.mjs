import { join } from 'node:path'

import { closeWith } from './common/verdicts.ts'
import { readBudgets } from './sizes/budgets.ts'
import { checkSizes } from './sizes/check-sizes.ts'
import { builtSite, vocabulary } from './sizes/site.ts'

const root = join(import.meta.dirname, '../..')
const { verdicts, table } = checkSizes(
  builtSite(root),
  readBudgets(join(import.meta.dirname, 'budgets.json')),
  vocabulary(root),
)
for (const line of table) console.log(line)
closeWith(verdicts)
