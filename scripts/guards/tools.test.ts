import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import {
  house,
  projectRoot,
  runTool,
  spawning,
  temporaryFolder,
  write,
  type Files,
} from './fixtures/house.ts'

function knip(changes: Files) {
  const root = house(changes)
  cpSync(join(projectRoot, 'knip.json'), join(root, 'knip.json'))
  return runTool('knip', ['--no-progress', '--no-config-hints'], root)
}

describe('dead code', spawning, () => {
  test('is nowhere in a clean house', () => {
    expect(knip({})).toEqual({ ok: true, said: expect.any(String) })
  })

  test('is a file, an export and a dependency nobody uses', () => {
    const { ok, said } = knip({
      'apps/web/src/shared/config/forgotten.ts': 'export const forgotten = 1\n',
      'apps/web/src/shared/config/paths.ts':
        "export const paths = { home: '/' } as const\nexport const unused = 1\n",
      'apps/api/package.json': JSON.stringify({
        name: '@sakina/api',
        type: 'module',
        dependencies: { '@sakina/domain': 'workspace:*', fastify: '5.12.8' },
      }),
    })
    expect(ok).toBe(false)
    expect(said).toMatch(/Unused files \(1\)\n\S*forgotten\.ts/)
    expect(said).toMatch(/Unused exports \(1\)\nunused\s/)
    expect(said).toMatch(/Unused dependencies \(1\)\nfastify\s/)
  })
})

describe('formatting', spawning, () => {
  const check = (code: string) => {
    const root = temporaryFolder()
    cpSync(join(projectRoot, '.oxfmtrc.json'), join(root, '.oxfmtrc.json'))
    write(root, { 'a.ts': code })
    return runTool('oxfmt', ['--check', 'a.ts'], root)
  }

  test('is that of the configuration', () => {
    expect(check("export const a = 'b'\n").ok).toBe(true)
  })

  test.each(['export const a = "b"\n', "export const a = 'b';\n", "export const   a = 'b'\n"])(
    'is not %j',
    (code) => {
      const { ok, said } = check(code)
      expect(ok).toBe(false)
      expect(said).toContain('a.ts')
    },
  )
})

/** One option each: what it forbids, the compiler's number for it, and how to write it instead. */
const options = [
  {
    option: 'noUncheckedIndexedAccess',
    code: 'TS2322',
    wrong: 'export const first = (list: string[]): string => list[0]\n',
    right: "export const first = (list: string[]): string => list[0] ?? ''\n",
  },
  {
    option: 'exactOptionalPropertyTypes',
    code: 'TS2375',
    wrong: 'export const a: { b?: string } = { b: undefined }\n',
    right: 'export const a: { b?: string } = {}\n',
  },
  {
    option: 'verbatimModuleSyntax',
    code: 'TS1484',
    wrong: "import { Kind } from './kind.ts'\n\nexport const a: Kind = 1\n",
    right: "import type { Kind } from './kind.ts'\n\nexport const a: Kind = 1\n",
  },
  {
    option: 'erasableSyntaxOnly',
    code: 'TS1294',
    wrong: 'export enum Kind {\n  one,\n}\n',
    right: 'export const kinds = { one: 0 } as const\n',
  },
] as const

describe('strict TypeScript', spawning, () => {
  const compile = (kind: 'wrong' | 'right') => {
    const root = temporaryFolder()
    cpSync(join(projectRoot, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'))
    write(root, {
      'tsconfig.json': JSON.stringify({ extends: './tsconfig.base.json', include: ['*.ts'] }),
      'package.json': '{ "type": "module" }',
      'kind.ts': 'export type Kind = 1\n',
      ...Object.fromEntries(options.map((each) => [`${each.option}.ts`, each[kind]])),
    })
    return runTool('tsc', ['-p', '.', '--pretty', 'false'], root)
  }

  test('lets sound code pass', () => {
    expect(compile('right')).toEqual({ ok: true, said: '\n' })
  })

  test('refuses what each of its options forbids', () => {
    const { ok, said } = compile('wrong')
    expect(ok).toBe(false)
    for (const { option, code } of options)
      expect(said).toMatch(new RegExp(String.raw`${option}\.ts\(\d+,\d+\): error ${code}`))
  })
})
