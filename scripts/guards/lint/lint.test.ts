import { describe, expect, test } from 'vitest'

import { isObject } from '../common/json.ts'
import { configuredProject, runTool, spawning, type Files } from '../fixtures/fixture-project.ts'

function lint(changes: Files): readonly string[] {
  const { said } = runTool(
    'oxlint',
    ['--format=json', 'packages', 'apps', 'tests'],
    configuredProject(changes),
  )
  const answer: unknown = JSON.parse(said)
  const diagnostics =
    isObject(answer) && Array.isArray(answer['diagnostics']) ? answer['diagnostics'] : undefined
  if (!diagnostics) throw new TypeError(`oxlint said: ${said}`)
  return diagnostics.filter(isObject).map(({ code, filename }) => `${String(filename)}: ${String(code)}`)
}

const ui = 'packages/ui/src/components'
const web = 'apps/web/src'
const react = "import { useEffect, useState } from 'react'\n\n"

/** Each breaks one rule, in a file where that rule holds. */
const violations: readonly (readonly [rule: string, file: string, code: string])[] = [
  [
    'house(logical-direction)',
    `${ui}/a/class.tsx`,
    'export const A = () => <p className="sk:md:hover:-ml-2" />\n',
  ],
  ['house(logical-direction)', `${ui}/a/left.tsx`, 'export const A = () => <p className="sk:left-0" />\n'],
  [
    'house(logical-direction)',
    `${ui}/a/border.tsx`,
    'export const A = () => <p className="sk:border-l sk:rounded-tr-lg" />\n',
  ],
  ['house(logical-direction)', `${ui}/a/text.ts`, "export const classes = ['text-left']\n"],
  [
    'house(logical-direction)',
    `${ui}/a/float.tsx`,
    `export const A = ({ n }: { n: number }) => <p className={\`sk:float-right \${n}\`} />\n`,
  ],
  [
    'house(logical-direction)',
    `${ui}/a/style.tsx`,
    'export const A = () => <p style={{ marginLeft: 2 }} />\n',
  ],
  ['house(logical-direction)', `${ui}/a/a.stories.tsx`, 'export const A = () => <p className="pr-2" />\n'],
  ['house(kit-prefix)', `${ui}/a/bare.tsx`, 'export const A = () => <p className="flex sk:gap-2" />\n'],
  [
    'house(kit-prefix)',
    `${ui}/a/joined.tsx`,
    "export const A = ({ on }: { on: boolean }) => <p className={classes('sk:flex', on && 'hidden')} />\n",
  ],
  [
    'house(kit-prefix)',
    `${ui}/a/looks.ts`,
    "export const looks = cva('', { variants: { a: { b: 'p-2' } } })\n",
  ],
  ['house(no-literal-text)', `${ui}/b/child.tsx`, 'export const A = () => <p>Save</p>\n'],
  [
    'house(no-literal-text)',
    `${ui}/b/choice.tsx`,
    "export const A = ({ on }: { on: boolean }) => <p>{on ? 'Yes' : ''}</p>\n",
  ],
  ['house(no-literal-text)', `${ui}/b/label.tsx`, 'export const A = () => <p aria-label="Close" />\n'],
  [
    'house(no-literal-text)',
    `${web}/routes/b.tsx`,
    'export const A = () => <input placeholder={`Name`} />\n',
  ],
  [
    'house(no-literal-text)',
    `${web}/routes/c.tsx`,
    'export const A = () => <img alt="A house" src="/house.png" />\n',
  ],
  ['house(no-literal-text)', `${web}/routes/d.tsx`, 'export const A = () => <p title="More" />\n'],
  ['house(no-arabic-in-code)', `${web}/routes/e.ts`, "export const label = 'احفظ'\n"],
  ['house(no-raw-values)', `${web}/routes/f.tsx`, 'export const A = () => <p>0551234567</p>\n'],
  ['house(no-raw-values)', `${ui}/c/phone.tsx`, "export const A = () => <p>{'+966 55 123 4567'}</p>\n"],
  ['house(no-raw-values)', `${ui}/c/price.tsx`, 'export const A = () => <p>$ 1,250</p>\n'],
  ['house(no-raw-values)', `${ui}/c/date.tsx`, 'export const A = () => <p>2026-11-21</p>\n'],
  ['house(no-raw-values)', `${ui}/c/c.stories.tsx`, 'export const A = () => <p>١٢٥٠ ريال</p>\n'],
  [
    'house(browser-storage)',
    `${web}/features/home/a.ts`,
    "export const a = () => localStorage.getItem('a')\n",
  ],
  [
    'house(browser-storage)',
    `${web}/shared/layout/a.ts`,
    'export const a = () => window.sessionStorage.length\n',
  ],
  [
    'house(browser-storage)',
    `${ui}/d/a.ts`,
    'const store = localStorage\n\nexport const a = () => store.length\n',
  ],
  [
    'house(formatters)',
    `${web}/features/home/b.ts`,
    "export const a = (n: number) => new Intl.NumberFormat('ar').format(n)\n",
  ],
  ['house(formatters)', `${ui}/d/b.ts`, 'export const a = (n: number) => n.toLocaleString()\n'],
  ['house(no-participle-types)', 'apps/api/src/use-cases/given.ts', 'export type Given = { a: number }\n'],
  [
    'house(state-pairs)',
    `${web}/features/home/state.tsx`,
    `${react}export const useA = () => {\n  const [found, keep] = useState(0)\n  return () => keep(found + 1)\n}\n`,
  ],
  ['house(clock)', 'packages/domain/src/money/a.ts', 'export const a = () => new Date()\n'],
  ['house(clock)', 'apps/api/src/use-cases/a.ts', 'export const a = () => Date.now()\n'],
  ['house(clock)', `${ui}/d/c.ts`, 'export const a = () => [1].map(Date.now)\n'],
  ['house(chance)', 'apps/api/src/use-cases/b.ts', 'export const a = () => crypto.randomUUID()\n'],
  [
    'house(chance)',
    'apps/api/src/http/ids.ts',
    "import { randomUUID } from 'node:crypto'\n\nexport const a = () => randomUUID()\n",
  ],
  ['house(chance)', 'packages/domain/src/money/b.ts', 'export const a = () => Math.random()\n'],
  ['house(network)', `${ui}/d/d.ts`, "export const a = async () => fetch('https://example.com')\n"],
  [
    'house(network)',
    `${web}/features/home/c.ts`,
    "export const a = async () => window.fetch('https://example.com')\n",
  ],
  [
    'house(site-paths)',
    `${web}/features/home/d.tsx`,
    'export const A = () => <a href="/OrderPage">{1}</a>\n',
  ],
  [
    'house(site-paths)',
    `${web}/features/home/e.tsx`,
    `export const A = ({ id }: { id: string }) => <a href={\`/s1/\${id}\`}>{1}</a>\n`,
  ],
  ['house(site-paths)', `${web}/features/home/f.tsx`, 'export const A = () => <a href="/">{1}</a>\n'],
]

describe('the linter', spawning, () => {
  test('finds nothing in a clean project, whose owners may do what others must not', () => {
    expect(lint({})).toEqual([])
  })

  test('finds every violation', () => {
    const files = Object.fromEntries(violations.map(([, file, code]) => [file, code]))
    const found = lint({
      ...files,
      'packages/domain/src/money/clock.ts': 'export type Clock = () => number\n',
    })
    expect(
      violations.map(([rule, file]) => `${file}: ${rule}`).filter((wanted) => !found.includes(wanted)),
    ).toEqual([])
  })

  test('lets code use the ports it is given', () => {
    const file = 'apps/api/src/use-cases/given.ts'
    const code =
      'type Ports = { randomBytes: (length: number) => string; now: () => Date }\n\nexport const a = (ports: Ports) => [ports.randomBytes(2), ports.now(), new Date(0)]\n'
    expect(lint({ [file]: code })).toEqual([])
  })

  test('passes over one text in one file that the list of exceptions names', () => {
    const file = `${ui}/a/class.tsx`
    const code = 'export const A = () => <p className="sk:left-0 sk:right-0" />\n'
    const exception = {
      rule: 'logical-direction',
      file,
      text: 'sk:left-0',
      reason: 'a screen edge in both directions',
    }
    expect(
      lint({ [file]: code, 'scripts/guards/lint/exceptions.json': JSON.stringify([exception]) }),
    ).toEqual([`${file}: house(logical-direction)`])
  })
})
