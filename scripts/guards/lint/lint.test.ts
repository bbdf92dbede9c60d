import { describe, expect, test } from 'vitest'

import {
  createFixtureProject,
  runTool,
  spawnTestOptions,
  type FixtureFiles,
} from '../fixtures/fixture-project.ts'

function lint(files: FixtureFiles): readonly string[] {
  const { said } = runTool('oxlint', ['--format=json', 'packages', 'apps'], createFixtureProject(files))
  const { diagnostics }: { readonly diagnostics: readonly Record<'code' | 'filename', string>[] } =
    JSON.parse(said)
  return diagnostics.map(({ code, filename }) => `${code} ${filename}`)
}

const ui = 'packages/ui/src/components/a'
const web = 'apps/web/src'
const api = 'apps/api/src/use-cases'
const money = 'packages/domain/src/money'

/** Returns a component with one element. */
const shows = (element: string) => `export const A = ({ on }: { on: boolean }) => ${element}\n`

/** Files that violate each rule, in a place where it applies. */
const violations: Readonly<Record<string, FixtureFiles>> = {
  'logical-direction': {
    [`${ui}/class.tsx`]: shows("<p className={on ? 'sk:md:hover:-ml-2' : ''} />"),
    [`${ui}/left.tsx`]: shows("<p className={on ? 'sk:left-0' : ''} />"),
    [`${ui}/border.tsx`]: shows("<p className={on ? 'sk:border-l sk:rounded-tr-lg' : ''} />"),
    [`${ui}/text.ts`]: "export const classes = ['text-left']\n",
    [`${ui}/style.tsx`]: shows('<p hidden={on} style={{ marginLeft: 2 }} />'),
    [`${ui}/a.stories.tsx`]: shows('<p hidden={on} className="pr-2" />'),
  },
  'kit-prefix': {
    [`${ui}/bare.tsx`]: shows('<p hidden={on} className="flex sk:gap-2" />'),
    [`${ui}/joined.tsx`]: shows("<p className={classes('sk:flex', on && 'hidden')} />"),
    [`${ui}/looks.ts`]: "export const looks = cva('', { variants: { a: { b: 'p-2' } } })\n",
  },
  'no-literal-text': {
    [`${ui}/child.tsx`]: shows('<p hidden={on}>Save</p>'),
    [`${ui}/choice.tsx`]: shows("<p>{on ? 'Yes' : ''}</p>"),
    [`${web}/routes/label.tsx`]: shows('<input hidden={on} placeholder={`Name`} />'),
  },
  'no-arabic-in-code': { [`${web}/routes/e.ts`]: "export const label = 'احفظ'\n" },
  'no-raw-values': {
    [`${web}/routes/phone.tsx`]: shows('<p hidden={on}>0551234567</p>'),
    [`${ui}/price.tsx`]: shows('<p hidden={on}>$ 1,250</p>'),
    [`${ui}/date.tsx`]: shows('<p hidden={on}>2026-11-21</p>'),
    [`${ui}/b.stories.tsx`]: shows('<p hidden={on}>١٢٥٠ ريال</p>'),
  },
  'browser-storage': {
    [`${web}/features/home/a.ts`]: "export const a = () => localStorage.getItem('a')\n",
    [`${web}/shared/layout/a.ts`]: 'export const a = () => window.sessionStorage.length\n',
    [`${ui}/a.ts`]: 'const store = localStorage\n\nexport const a = () => store.length\n',
  },
  formatters: {
    [`${web}/features/home/b.ts`]: "export const a = (n: number) => new Intl.NumberFormat('ar').format(n)\n",
    [`${ui}/b.ts`]: 'export const a = (n: number) => n.toLocaleString()\n',
  },
  'no-participle-types': {
    [`${api}/given.ts`]: 'export type Given = { a: number }\n',
    [`${ui}/copied.tsx`]: 'export function Copied() {\n  return <i />\n}\n',
  },
  'no-url-called-address': {
    [`${api}/url.ts`]: "export const address = new URL('https://a.example').href\n",
    [`${api}/site.ts`]:
      'export function siteAddress(path: string) {\n  return `https://a.example${path}`\n}\n',
  },
  'state-pairs': {
    [`${web}/features/home/state.tsx`]:
      "import { useState } from 'react'\n\nexport const useA = () => {\n  const [found, keep] = useState(0)\n  return () => keep(found + 1)\n}\n",
  },
  clock: {
    [`${money}/a.ts`]: 'export const a = () => new Date()\n',
    [`${api}/a.ts`]: 'export const a = () => Date.now()\n',
  },
  chance: {
    [`${api}/b.ts`]: 'export const a = () => crypto.randomUUID()\n',
    [`${api}/c.ts`]: "import { randomUUID } from 'node:crypto'\n\nexport const a = () => randomUUID()\n",
    [`${money}/b.ts`]: 'export const a = () => Math.random()\n',
  },
  network: {
    [`${ui}/d.ts`]: "export const a = async () => fetch('https://example.com')\n",
    [`${web}/features/home/c.ts`]: "export const a = async () => window.fetch('https://example.com')\n",
  },
  'site-paths': {
    [`${web}/features/home/d.tsx`]: shows('<a hidden={on} href="/OrderPage">{1}</a>'),
    [`${web}/features/home/e.tsx`]: shows('<a href={`/s1/${on}`}>{1}</a>'),
    [`${web}/features/home/f.tsx`]: shows('<a hidden={on} href="/">{1}</a>'),
  },
}

describe('the linter', spawnTestOptions, () => {
  test('the linter reports every violation of a rule of this project', () => {
    const found = lint(Object.assign({}, ...Object.values(violations)))
    const expected = Object.entries(violations).flatMap(([rule, files]) =>
      Object.keys(files).map((file) => `house(${rule}) ${file}`),
    )
    expect(expected.filter((violation) => !found.includes(violation))).toEqual([])
  })

  test('the linter allows what a rule forbids in the module that owns it, and the name address for a place', () => {
    expect(
      lint({
        [`${web}/app/preferences/theme.ts`]:
          "export const remembered = () => localStorage.getItem('theme') ?? 'light'\n",
        [`${web}/shared/config/paths.ts`]: "export const paths = { home: '/ServicesPage1' } as const\n",
        'packages/domain/src/calendar/weekday.ts':
          "export const weekday = (day: Date) => new Intl.DateTimeFormat('ar-u-nu-arab').format(day)\n",
        'apps/api/src/adapters/clock.ts': 'export const now = () => Date.now()\n',
        [`${api}/ports.ts`]:
          'type Ports = { randomBytes: (length: number) => string; now: () => Date }\n\nexport const a = (ports: Ports) => [ports.randomBytes(2), ports.now(), new Date(0)]\n',
        [`${api}/place.ts`]:
          'export const address = (street: string, city: string) => `${street}, ${city}`\n',
      }),
    ).toEqual([])
  })
})
