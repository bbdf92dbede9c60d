import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentMetas } from './component-metas.ts'

const source = join(import.meta.dirname, '../packages/ui/src')
const sheet = readFileSync(join(source, 'styles/generated/tokens.css'), 'utf8')
const anatomies = [...componentMetas].flatMap(([entry, { anatomy }]) =>
  anatomy ? [{ entry, ...anatomy }] : [],
)

describe('the anatomy diagram of a component', () => {
  it('the anatomy diagram of a component names only tokens that exist', () => {
    const unknown = anatomies.flatMap(({ entry, parts }) =>
      parts
        .flatMap(({ tokens }) => tokens)
        .filter((token) => !sheet.includes(`--sk-${token}:`))
        .map((token) => `${entry}: ${token}`),
    )
    expect(anatomies.length).toBeGreaterThan(35)
    expect(unknown).toEqual([])
  })

  it('the anatomy diagram of a component refers only to stories that exist', () => {
    const missing = anatomies.filter(
      ({ entry, story }) =>
        !readFileSync(join(source, `components/${entry}/${entry}.stories.tsx`), 'utf8').includes(
          `export const ${story}: Story`,
        ),
    )
    expect(missing.map(({ entry }) => entry)).toEqual([])
  })

  it('every file of usage examples belongs to a component that exists', () => {
    const entries = readdirSync(join(source, 'story-kit/usage')).map((file) => file.replace('.tsx', ''))
    expect(entries.length).toBeGreaterThan(30)
    expect(entries.filter((entry) => !componentMetas.has(entry))).toEqual([])
  })
})
