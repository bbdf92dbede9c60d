// publint and "are the types wrong" on the tarballs as they would be published.
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { closeWith } from './common/verdicts.ts'
import { build, packedVerdicts } from './packages/packed.ts'
import { publishablePackages } from './packages/publishable.ts'

const root = join(import.meta.dirname, '../..')
const verdicts = []
for (const { name, folder, entries } of publishablePackages(root)) {
  // nothing of an earlier build may slip into the tarball
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const built = build(root, name)
  verdicts.push(built)
  if (built.ok) verdicts.push(...packedVerdicts(root, folder, entries))
}
for (const { what, ok } of verdicts) console.log(`${ok ? 'ok    ' : 'FAILED'} ${what}`)
closeWith(verdicts)
