import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import subsetFont from 'subset-font'
import { namesOf } from '../../scripts/fonts/rename.ts'
import { coverage } from '../../scripts/fonts/coverage.ts'
import { charactersOf, parts } from '../../scripts/fonts/scripts.ts'

const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.woff2'))
const bytes = (file: string): Buffer => readFileSync(new URL(file, import.meta.url))

describe('the font files', () => {
  it('are one per part and weight', () => {
    expect(files.toSorted()).toEqual(
      Object.keys(parts).flatMap((part) =>
        [400, 600, 700].map((weight) => `sakina-sans-${part}-${weight}.woff2`),
      ),
    )
  })

  it.each(files)('%s is small', (file) => {
    const most = file.includes('arabic') ? 12_000 : file.includes('common') ? 3_500 : 7_000
    expect(bytes(file).length).toBeLessThanOrEqual(most)
  })

  it.each(files)('%s does not carry the reserved name of its source', async (file) => {
    const names = namesOf(await subsetFont(bytes(file), ' ', { targetFormat: 'sfnt' }))
    expect(names.some((name) => name.startsWith('Sakina Sans'))).toBe(true)
    expect(names.filter((name) => !name.startsWith('Copyright')).join(' ')).not.toMatch(/plex/i)
  })

  it.each(
    Object.entries(parts).flatMap(([part, { ranges }]) =>
      [400, 600, 700].map((weight) => ({ part, weight, ranges })),
    ),
  )('$part $weight has a glyph for every character it is asked for', async ({ part, weight, ranges }) => {
    const text = charactersOf(ranges)
    const has = coverage(
      await subsetFont(bytes(`sakina-sans-${part}-${weight}.woff2`), text, { targetFormat: 'sfnt' }),
    )
    expect([...text].filter((letter) => !has.has(letter.codePointAt(0) ?? 0))).toEqual([])
  })

  it('share no code point, so an Arabic page without Latin letters never loads the Latin letters', () => {
    const all = Object.values(parts).flatMap(({ ranges }) => [...charactersOf(ranges)])
    expect(all).toHaveLength(new Set(all).size)
  })

  it('cover the digits of all three scripts', () => {
    const all = Object.values(parts).flatMap(({ ranges }) => [...charactersOf(ranges)])
    for (const digit of '0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹') expect(all).toContain(digit)
  })
})
