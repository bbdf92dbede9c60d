import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the documented browsers are the targets of the build', () => {
  const [, target = ''] = /cssTarget: \[([^\]]+)\]/.exec(read('apps/web/vite.config.ts')) ?? []
  const [chrome, firefox, safari] = [...target.matchAll(/[a-z]([\d.]+)'/g)].map(([, version]) => version)
  for (const file of ['README.md', 'packages/ui/README.md']) {
    const text = read(file)
    expect(text).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, `)
    expect(text).toMatch(new RegExp(`Safari (on Mac and iPhone )?${safari?.replace('.', '\\.')}\\b`))
  }
})

test('the build code of the site has at most 600 lines, its configuration 60, and `pnpm size` limits its output to 60 scripts', () => {
  const linesOf = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) =>
      read(file).trim().split('\n'),
    )
  expect(linesOf('apps/web/build/*').length).toBeLessThanOrEqual(600)
  expect(linesOf('apps/web/vite.config.ts').length).toBeLessThanOrEqual(60)
  expect(read('.size-limit.mjs')).toContain('scripts.length > 60')
})
