import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import type { ComponentMeta } from '../src/story-kit/meta.ts'

const components = resolve(import.meta.dirname, '../src/components')
const metas = import.meta.glob<Record<string, ComponentMeta>>('../src/components/*/*.meta.ts', {
  eager: true,
})

/** The exports of React 19.3 under the `react-server` condition that components may import. */
const onServer = new Set([
  'Children',
  'Fragment',
  'Profiler',
  'StrictMode',
  'Suspense',
  'cache',
  'cloneElement',
  'createElement',
  'createRef',
  'forwardRef',
  'isValidElement',
  'lazy',
  'memo',
  'use',
  'useCallback',
  'useDebugValue',
  'useId',
  'useMemo',
  'version',
])

/** Dependencies without hooks or contexts. Any other import must be behind 'use client'. */
const serverSafe = new Set([
  'class-variance-authority',
  '@internationalized/date',
  '@internationalized/number',
  '@sakina/text',
])

interface Problem {
  readonly file: string
  readonly because: string
}

/**
 * Returns the imports that would fail on a server, in all modules reachable from `entry` without passing
 * 'use client'.
 */
function problemsOf(entry: string, seen = new Set<string>()): Problem[] {
  if (seen.has(entry)) return []
  seen.add(entry)
  const source = readFileSync(entry, 'utf8')
  if (/^\s*['"]use client['"]/.test(source)) return []
  const { module } = parseSync(entry, source)
  const fromImports = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const names = entries.filter((imported) => !imported.isType)
    return entries.length > 0 && names.length === 0
      ? []
      : [{ from: moduleRequest.value, names: names.map(({ importName }) => importName.name ?? '*') }]
  })
  const fromExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? [{ from: moduleRequest.value, names: [] }] : [],
    ),
  )
  return [...fromImports, ...fromExports].flatMap(({ from, names }) => {
    if (from.startsWith('.')) return problemsOf(join(dirname(entry), from), seen)
    if (from === 'react')
      return names
        .filter((name) => !onServer.has(name))
        .map((name) => ({ file: entry, because: `react has no ${name} on a server` }))
    return serverSafe.has(from) ? [] : [{ file: entry, because: `${from} is client code` }]
  })
}

const entries = readdirSync(components).map((name) => ({
  name,
  promised: Object.values(metas[`../src/components/${name}/${name}.meta.ts`] ?? {})[0]?.server ?? false,
}))

describe('in a React server component', () => {
  it.each(entries)('importing $name in a React server component evaluates no client code', ({ name }) => {
    expect(problemsOf(join(components, name, 'index.ts'))).toEqual([])
  })

  it.each(entries.filter(({ promised }) => promised))(
    '$name is no client component, as its docs say',
    ({ name }) => {
      expect(readFileSync(join(components, name, `${name}.tsx`), 'utf8')).not.toMatch(/^['"]use client['"]/)
    },
  )

  it('client code is recognised by the check for server components', () => {
    const problems = problemsOf(join(components, 'provider/formatters.ts')).length
    const fixture = join(import.meta.dirname, 'fixtures/hook-without-directive.tsx')
    expect(problems).toBe(0)
    expect(problemsOf(fixture).map(({ because }) => because)).toEqual([
      '@radix-ui/react-tabs is client code',
      'react has no useState on a server',
    ])
  })
})
