import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { closeWith } from './common/verdicts.ts'
import { readBudgets } from './sizes/budgets.ts'
import { checkSizes } from './sizes/check-sizes.ts'
import { builtSite } from './sizes/site.ts'

const root = join(import.meta.dirname, '../..')
if (!existsSync(join(root, 'apps/web/dist/client/routes.json'))) {
  console.log('The site is not built yet: run `pnpm build` first.')
  console.log('0 passed, 1 failed')
  process.exit(1)
}
const { verdicts, table } = checkSizes(
  builtSite(root),
  readBudgets(join(import.meta.dirname, 'budgets.json')),
)
for (const line of table) console.log(line)
closeWith(verdicts)
