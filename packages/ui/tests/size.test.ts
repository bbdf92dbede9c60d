import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { components } from '../scripts/package/exports.ts'
import { writeStyleSheets } from '../scripts/package/style-sheets.ts'
import { measureBundleSize } from '../scripts/package/measure-bundle-size.ts'
import { packageRoot } from '../scripts/tokens/source.ts'
import type { ComponentMeta } from '../src/story-kit/meta.ts'

const metas = import.meta.glob<Record<string, ComponentMeta>>('../src/components/*/*.meta.ts', {
  eager: true,
})
const budgetOf = (name: string): number | undefined =>
  Object.values(metas[`../src/components/${name}/${name}.meta.ts`] ?? {})[0]?.budget

describe('size of an entry point, gzip without React', { timeout: 30_000 }, () => {
  it.each(components())('the entry point %s keeps its size budget', async (name) => {
    const budget = budgetOf(name)
    expect(budget, `${name}.meta.ts names a budget`).toBeDefined()
    // An icon costs bytes only where it is imported, so the registry as a whole has no budget.
    const kilobytes =
      (await measureBundleSize(
        `src/components/${name}/index.ts`,
        name === 'icon' ? '{ Icon, clockIcon }' : '*',
      )) / 1000
    console.log(`${name} ${kilobytes.toFixed(2)} kB of ${budget}`)
    expect(kilobytes).toBeLessThanOrEqual(budget ?? 0)
  })

  it('importing one icon bundles less than a third of the size of all icons', async () => {
    const one = await measureBundleSize('src/components/icon/index.ts', '{ Icon, clockIcon }')
    expect(one).toBeLessThan((await measureBundleSize('src/components/icon/index.ts')) / 3)
  })
})

/**
 * The size limits in kB gzip without React, measured once in a comparison with Radix, Base UI, React Aria,
 * Mantine and MUI. Fields were 0.6 lighter before they counted and named new errors for screen readers.
 */
const weighedBesideOthers: readonly [entry: string, component: string, kilobytes: number][] = [
  ['button', 'Button', 1.7],
  ['dialog', 'Dialog', 13],
  ['alert-dialog', 'AlertDialog', 17.2],
  ['select', 'Select', 34.8],
  // It was 6.8 before a disabled field was grey in forced colours, 6.9 before a blur named its field.
  ['combobox', 'Combobox', 7.8],
  ['date-picker', 'DatePicker', 14],
  ['tabs', 'Tabs', 10.9],
  ['menu', 'Menu', 32.8],
  ['tooltip', 'Tooltip', 20.5],
  ['accordion', 'Accordion', 10.7],
  ['radio-group', 'RadioGroup', 4.2],
  ['checkbox', 'Checkbox', 2.9],
  ['switch', 'Switch', 2.8],
  // It was 2.8 before warnings, durations and promises.
  ['toast', 'ToastProvider', 2.9],
  // It was 3.1 before rows could be selected and linked.
  ['table', 'Table', 4.7],
  // It was 7.7 before it showed availability, the unit of a price, the salary, the price of a month,
  // a hue and what is not included.
  ['plan-card', 'PlanCard', 8.9],
  ['contract-card', 'ContractCard', 12.3],
  ['order-card', 'OrderCard', 13],
  ['tracking-stepper', 'TrackingStepper', 10.9],
  // It was 1.4 before it supported any language, and kept the sign of a percentage beside its digits.
  ['provider', 'Provider', 1.65],
]

describe('one component, gzip without React', { timeout: 30_000 }, () => {
  it.each(weighedBesideOthers)(
    'the component %s is at most three percent heavier than its last accepted size',
    async (entry, name, then) => {
      const now = (await measureBundleSize(`src/components/${entry}/index.ts`, `{ ${name} }`)) / 1000
      console.log(`${name} ${now.toFixed(2)} kB, compared at ${then}`)
      expect(now).toBeLessThanOrEqual(then * 1.03)
    },
  )
})

describe('the styles of a page, gzip', { timeout: 30_000 }, () => {
  const sheets = new Map<string, string>()
  beforeAll(async () => {
    const entries = ['button', 'card', 'dialog', 'select', 'tabs']
    await writeStyleSheets(
      Object.fromEntries(entries.map((name) => [name, `components/${name}/index.ts`])),
      (name, css) => sheets.set(name, css),
    )
  })

  it.each([
    // It was 17.0 before the tones of rooms, 17.6 before the hues of services, the size of prices, and the
    // grey of disabled fields in forced colours.
    ['the whole kit', ['styles'], 18.9],
    ['Button alone', ['core', 'button'], 8],
    ['Card, Dialog, Select and Tabs', ['core', 'card', 'dialog', 'select', 'tabs'], 12],
  ])('the styles of %s keep their size budget', (_, names, budget) => {
    const css = names.map((name) => sheets.get(name) ?? '').join('\n')
    const kilobytes = gzipSync(css, { level: 9 }).length / 1000
    console.log(`${names.join(', ')} ${kilobytes.toFixed(2)} kB of ${budget}`)
    expect(kilobytes).toBeLessThanOrEqual(budget)
  })

  it('the sheet for hosts without layers has none', () => {
    expect(sheets.get('styles.unlayered')).not.toContain('@layer')
  })

  it('each style sheet begins with the order of all layers, which bundlers move above every import', () => {
    expect(sheets.has('reset')).toBe(true)
    for (const [name, css] of sheets)
      if (name !== 'styles.unlayered')
        expect(css, name).toMatch(/^@layer properties,theme,base,components,utilities;/)
  })

  it('the styles of a page contain the classes an entry uses and not those of another', () => {
    expect(sheets.get('button')).toContain('.sk\\:min-h-touch{')
    expect(sheets.get('button')).not.toContain('.sk\\:z-dialog{')
    expect(sheets.get('dialog')).toContain('.sk\\:z-dialog{')
  })
})

describe('the published entry points', () => {
  it('the published entry points exist once for each folder, as `pnpm --filter @sakina/ui entries` writes them', async () => {
    const { publishedExports } = await import('../scripts/package/exports.ts')
    const manifest = JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8'))
    expect(manifest.publishConfig.exports).toEqual(publishedExports())
  })

  it('the published entry points keep their exports, because losing one is a breaking change', async () => {
    const names = readdirSync(new URL('src/components/', packageRoot))
      .filter((name) => existsSync(new URL(`src/components/${name}/index.ts`, packageRoot)))
      .toSorted()
      .map((name) => {
        const index = readFileSync(new URL(`src/components/${name}/index.ts`, packageRoot), 'utf8')
        const found = [...index.matchAll(/export (?:type )?\{([^}]+)\}/g)].flatMap(([, list]) =>
          (list ?? '').split(','),
        )
        return `${name}: ${found
          .map((text) => text.trim())
          .filter(Boolean)
          .toSorted()
          .join(', ')}`
      })
    await expect(names.join('\n')).toMatchFileSnapshot('./public-exports.txt')
  })
})
