import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const manifests = [
  'package.json',
  ...globSync('{packages,apps,tests,examples}/*/package.json', { cwd: root }),
]
type Manifest = Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>> | undefined>
>

const read = (file: string): Manifest => JSON.parse(readFileSync(join(root, file), 'utf8'))

describe('what comes from outside', () => {
  test.each(manifests)('is pinned to one version in %s', (file) => {
    const { dependencies, devDependencies } = read(file)
    const loose = Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name]) => !name.startsWith('@sakina/'))
      .filter(
        ([, version]) =>
          !/^(?:npm:[@\w/-]+@)?(?:\d+\.\d+\.\d+(?:-[\w.]+)?|workspace:.+|file:.+)$/.test(version),
      )
    expect(loose).toEqual([])
  })

  test('runs no script of its own at install', () => {
    const rules = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
    const builds = /^allowBuilds:\n((?: {2}.+\n)+)/m.exec(rules)?.[1] ?? ''
    expect(builds.match(/: (\w+)$/gm)).not.toContain(': true')
  })
})
