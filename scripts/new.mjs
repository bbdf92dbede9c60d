// `pnpm new component|operation|page NAME` creates the files of the recipes in docs/common-changes.md, so
// that the result passes `pnpm check`. What only a person can write is marked TODO or printed at the end.
import { spawnSync } from 'node:child_process'

import { resolveFromRoot } from './lib/root.mjs'
import { createComponent } from './new/component.mjs'
import { createOperation } from './new/operation.mjs'
import { createPage } from './new/page.mjs'
import { writeProjectFiles } from './new/write.mjs'

const kinds = { component: createComponent, operation: createOperation, page: createPage }
const [kind = '', name = '', area] = process.argv.slice(2).filter((word) => word !== '--')
const make = kinds[kind]
if (make === undefined || !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) {
  console.error(
    'pnpm new component|page NAME, or pnpm new operation NAME AREA; the name in-this-form, the area a file of packages/api-client/src/wire',
  )
  process.exit(2)
}
const { files, commands, next } = make({ root: resolveFromRoot(''), name, area })
writeProjectFiles(resolveFromRoot(''), files)
for (const command of [...commands, ['exec', 'oxfmt', ...Object.keys(files)]]) {
  const { status } = spawnSync('pnpm', command, { cwd: resolveFromRoot(''), stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
console.log(`\n${Object.keys(files).join('\n')}\n\nNext:\n${next.map((step) => `- ${step}`).join('\n')}`)
