import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { parseSync } from 'oxc-parser'

import { resolveFromRoot } from '../lib/root.mjs'
import { createComponent } from '../new/component.mjs'
import { createOperation } from '../new/operation.mjs'
import { createPage } from '../new/page.mjs'

const made = {
  component: createComponent({ root: resolveFromRoot(''), name: 'made-here' }),
  operation: createOperation({ root: resolveFromRoot(''), name: 'list-made-here', area: 'visits' }),
  page: createPage({ root: resolveFromRoot(''), name: 'made-here' }),
}

for (const [kind, { files }] of Object.entries(made))
  test(`pnpm new ${kind} writes files that parse`, () => {
    for (const [path, text] of Object.entries(files)) {
      assert.match(text, /made-?here/i, path)
      if (path.endsWith('.json')) JSON.parse(text)
      else assert.deepEqual(parseSync(path, text).errors, [], path)
    }
  })

test('the files of pnpm new import only names that exist', () => {
  for (const { files } of Object.values(made))
    for (const [path, text] of Object.entries(files).filter(([file]) => /\.tsx?$/.test(file)))
      for (const { moduleRequest, entries } of parseSync(path, text).module.staticImports) {
        const target = join(dirname(path), moduleRequest.value)
        if (!moduleRequest.value.startsWith('.')) continue
        const { staticExports } = parseSync(
          target,
          files[target] ?? readFileSync(resolveFromRoot(target), 'utf8'),
        ).module
        const exported = staticExports.flatMap(({ entries: each }) =>
          each.map(({ exportName }) => exportName.name),
        )
        for (const { importName } of entries)
          if (importName.name !== null && !exported.includes(null))
            assert.ok(exported.includes(importName.name), `${path} imports ${importName.name}`)
      }
})

test('pnpm new does not overwrite existing files', () => {
  assert.throws(() => createComponent({ root: resolveFromRoot(''), name: 'button' }), /is there already/)
})

// The test takes minutes, so it runs only in the full run.
test(
  'the output of pnpm new passes pnpm check',
  { skip: process.env.FULL === undefined && 'only in the full run' },
  () => {
    const copy = mkdtempSync(join(tmpdir(), 'sakina-new-'))
    const run = (command, ...args) =>
      execFileSync(command, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    try {
      cpSync(resolveFromRoot(''), copy, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) =>
          !/[/\\](\.git|\.cache|\.data|dist|reports|storybook-static|test-results)$/.test(path) &&
          path !== resolveFromRoot('node_modules'),
      })
      symlinkSync(resolveFromRoot('node_modules'), join(copy, 'node_modules'))
      run('node', 'scripts/new.mjs', 'component', 'made-here')
      run('node', 'scripts/new.mjs', 'operation', 'list-made-here', 'visits')
      run('node', 'scripts/new.mjs', 'page', 'made-here')
      run('node', 'scripts/check.mjs')
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  },
)
