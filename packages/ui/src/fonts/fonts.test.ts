import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import subsetFont from 'subset-font'
import { namesOf } from '../../scripts/fonts/rename.ts'
import { arabic, charactersOf, latin } from '../../scripts/fonts/scripts.ts'

const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.woff2'))
const bytes = (file: string): Buffer => readFileSync(new URL(file, import.meta.url))

describe('the font files', () => {
  it('are one per script and weight', () => {
    expect(files.toSorted()).toEqual(
      ['arabic', 'latin'].flatMap((script) =>
        [400, 600, 700].map((weight) => `sakina-sans-${script}-${weight}.woff2`),
      ),
    )
  })

  it.each(files)('%s is small', (file) => {
    expect(bytes(file).length).toBeLessThanOrEqual(file.includes('arabic') ? 16_000 : 14_000)
  })

  it.each(files)('%s does not carry the reserved name of its source', async (file) => {
    const names = namesOf(await subsetFont(bytes(file), ' ', { targetFormat: 'sfnt' }))
    expect(names.some((name) => name.startsWith('Sakina Sans'))).toBe(true)
    expect(names.filter((name) => !name.startsWith('Copyright')).join(' ')).not.toMatch(/plex/i)
  })

  it('share no code point, so an Arabic page without Latin letters loads Arabic files alone', () => {
    const both = new Set(charactersOf(arabic)).intersection(new Set(charactersOf(latin)))
    expect([...both]).toEqual([])
  })

  it('carry all three digit sets in the Arabic file', () => {
    for (const digit of '0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹') expect(charactersOf(arabic)).toContain(digit)
  })
})
