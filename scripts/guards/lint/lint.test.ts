import { describe, expect, test } from 'vitest'

import { isObject } from '../common/json.ts'
import { furnishedHouse, runTool, spawning, type Files } from '../fixtures/house.ts'

function lint(changes: Files): readonly string[] {
  const { said } = runTool('oxlint', ['--format=json', 'packages', 'apps', 'tests'], furnishedHouse(changes))
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

  ['typescript(no-explicit-any)', 'packages/text/src/a.ts', 'export const a = (b: any): unknown => b\n'],
  [
    'typescript(no-non-null-assertion)',
    'packages/text/src/b.ts',
    'export const a = (b: string | null): string => b!\n',
  ],
  [
    'typescript(no-floating-promises)',
    'packages/text/src/c.ts',
    'export const a = (b: Promise<void>) => {\n  b.then(() => 1)\n}\n',
  ],
  [
    'typescript(no-misused-promises)',
    'packages/text/src/d.ts',
    'export const a = (b: Promise<boolean>) => (b ? 1 : 2)\n',
  ],
  [
    'typescript(no-unsafe-assignment)',
    'packages/text/src/e.ts',
    "export const a: { b: string } = JSON.parse('{}')\n",
  ],
  [
    'typescript(no-unsafe-return)',
    'packages/text/src/f.ts',
    "export const a = (): string => JSON.parse('{}')\n",
  ],
  [
    'typescript(no-unsafe-member-access)',
    'packages/text/src/g.ts',
    "export const a = (): unknown => JSON.parse('{}').b\n",
  ],
  [
    'typescript(no-unsafe-call)',
    'packages/text/src/h.ts',
    "export const a = (): unknown => JSON.parse('{}')()\n",
  ],
  [
    'typescript(no-unsafe-type-assertion)',
    'packages/text/src/i.ts',
    'export const a = (b: unknown) => b as string\n',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'packages/text/src/j.ts',
    "export const a = (b: 'x' | 'y') => {\n  switch (b) {\n    case 'x':\n      return 1\n  }\n  return 2\n}\n",
  ],
  [
    'typescript(consistent-type-imports)',
    'packages/domain/src/money/c.ts',
    "import { Clock } from './clock.ts'\n\nexport type C = Clock\n",
  ],
  ['typescript(only-throw-error)', 'packages/text/src/k.ts', "export const a = () => {\n  throw 'no'\n}\n"],
  ['eslint(eqeqeq)', 'packages/text/src/l.ts', 'export const a = (b: number) => b == 1\n'],
  ['eslint(no-console)', 'packages/text/src/m.ts', 'export const a = () => console.log(1)\n'],
  ['eslint(no-warning-comments)', 'packages/text/src/n.ts', '// TODO: later\nexport const a = 1\n'],
  ['unicorn(filename-case)', 'packages/text/src/notKebab.ts', 'export const a = 1\n'],
  [
    'import(no-duplicates)',
    'packages/text/src/o.ts',
    "import { a } from './m.ts'\nimport { a as b } from './m.ts'\n\nexport const c = [a, b]\n",
  ],
  [
    'promise(no-multiple-resolved)',
    'packages/text/src/p.ts',
    'export const a = new Promise<number>((resolve) => {\n  resolve(1)\n  resolve(2)\n})\n',
  ],
  ['jsx-a11y(alt-text)', `${ui}/e/a.tsx`, 'export const A = () => <img src="a.png" />\n'],
  [
    'jsx-a11y(click-events-have-key-events)',
    `${ui}/e/b.tsx`,
    'export const A = () => <div onClick={() => undefined}>{1}</div>\n',
  ],
  ['react(button-has-type)', `${ui}/e/c.tsx`, 'export const A = () => <button>{1}</button>\n'],
  [
    'react(no-danger)',
    `${ui}/e/d.tsx`,
    "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />\n",
  ],
  [
    'react-hooks(rules-of-hooks)',
    `${ui}/f/a.tsx`,
    `${react}export const A = ({ on }: { on: boolean }) => {\n  if (on) useEffect(() => undefined)\n  return <p>{useState(1)[0]}</p>\n}\n`,
  ],
  [
    'react-hooks(exhaustive-deps)',
    `${ui}/f/b.tsx`,
    `${react}export const A = ({ on }: { on: boolean }) => {\n  useEffect(() => {\n    document.body.hidden = on\n  }, [])\n  return <p>{useState(1)[0]}</p>\n}\n`,
  ],
  [
    'react(set-state-in-effect)',
    `${ui}/f/c.tsx`,
    `${react}export const A = () => {\n  const [a, set] = useState(1)\n  useEffect(() => {\n    set(2)\n  }, [])\n  return <p>{a}</p>\n}\n`,
  ],
  [
    'react(immutability)',
    `${ui}/f/d.tsx`,
    'export const A = (props: { list: number[] }) => {\n  props.list = []\n  return <p>{props.list.length}</p>\n}\n',
  ],
  [
    'react(refs)',
    `${ui}/f/e.tsx`,
    "import { useRef } from 'react'\n\nexport const A = () => {\n  const a = useRef(1)\n  return <p>{a.current}</p>\n}\n",
  ],
  [
    'vitest(no-focused-tests)',
    'packages/text/src/a.test.ts',
    "import { expect, test } from 'vitest'\n\ntest.only('a', () => {\n  expect(1).toBe(1)\n})\n",
  ],
  [
    'vitest(expect-expect)',
    'packages/text/src/b.test.ts',
    "import { test } from 'vitest'\n\ntest('a', () => {})\n",
  ],
]

describe('the linter', spawning, () => {
  test('finds nothing in a clean house, whose owners do what others must not', () => {
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
