import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import subsetFont from 'subset-font'
import { glyphCoverage } from '../../scripts/fonts/glyph-coverage.ts'
import { fontCharacters, fontFileName, fontWeights } from '../../scripts/fonts/faces.ts'
import { fontNames } from '../../scripts/fonts/rename-font.ts'
import { fontPreloads } from './index.ts'

const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.woff2'))
const bytes = (file: string): Buffer => readFileSync(new URL(file, import.meta.url))

describe('the font files', () => {
  it('the font files exist once for each weight', () => {
    expect(files.toSorted()).toEqual(fontWeights.map(({ weight }) => fontFileName(weight)))
  })

  it.each(files)(
    'the font file %s is larger than 4 kB, so that it is not inlined, and at most 22 kB',
    (file) => {
      expect(bytes(file).length).toBeGreaterThan(4096)
      expect(bytes(file).length).toBeLessThanOrEqual(22_000)
    },
  )

  it.each(files)('the font file %s does not have the reserved name of its source', async (file) => {
    const names = fontNames(await subsetFont(bytes(file), ' ', { targetFormat: 'sfnt' }))
    expect(names.some((name) => name.startsWith('Sakina Sans'))).toBe(true)
    expect(names.filter((name) => !name.startsWith('Copyright')).join(' ')).not.toMatch(/plex/i)
  })

  it.each(files)('the font file %s has a glyph for every required character', async (file) => {
    const has = glyphCoverage(await subsetFont(bytes(file), fontCharacters, { targetFormat: 'sfnt' }))
    expect([...fontCharacters].filter((letter) => !has.has(letter.codePointAt(0) ?? 0))).toEqual([])
  })

  it('the required characters of the font files include both scripts, three sets of digits and shared punctuation', () => {
    for (const letter of 'أبجد abcd 0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ .,:؛،؟%×–«»')
      expect(fontCharacters).toContain(letter)
  })
})

describe('the preloaded fonts', () => {
  it('the preloaded fonts are those of text and headings, with the arguments of react-dom', () => {
    expect(fontPreloads()).toEqual(
      [400, 600].map((weight) => ({
        href: new URL(fontFileName(weight), import.meta.url).href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
      })),
    )
  })

  it('the preloaded fonts are only those of the requested weights', () => {
    expect(fontPreloads([700]).map(({ href }) => href)).toEqual([
      new URL(fontFileName(700), import.meta.url).href,
    ])
  })
})
