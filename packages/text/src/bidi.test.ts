import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasBidiControls, isolate, isolateLtr, isolateRtl, stripBidiControls } from './bidi.ts'
import { propertyRuns, slowTestOptions } from '../property-runs.ts'

describe('bidi isolation', () => {
  test('each bidi wrapper opens its own isolate and closes it', () => {
    expect(isolate('نورة')).toBe('\u2068نورة\u2069')
    expect(isolateLtr('+966500000001')).toBe('\u2066+966500000001\u2069')
    expect(isolateRtl('نورة')).toBe('\u2067نورة\u2069')
  })

  test('a bidi isolate can contain another', () => {
    for (const inner of [isolate('a'), isolateLtr('b'), isolateRtl('c')]) {
      expect(isolate(`x ${inner} y`)).toBe(`\u2068x ${inner} y\u2069`)
    }
  })

  test.each(['a\u2069b', '\u2069\u2068ab', '\u2067ab'])(
    'text that would break out of a bidi isolate loses its controls',
    (text) => {
      expect(isolate(text)).toBe('\u2068ab\u2069')
    },
  )

  test.each([0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069])(
    'the bidi control U+%x is detected and removed',
    (code) => {
      const text = `a${String.fromCharCode(code)}b`
      expect(hasBidiControls(text)).toBe(true)
      expect(stripBidiControls(text)).toBe('ab')
    },
  )

  test('plain text and harmless marks do not count as bidi controls', () => {
    expect(hasBidiControls('سكينة Sakina \u200E\u200F\u061C')).toBe(false)
  })

  test('wrapped text stays inside one balanced bidi isolate', slowTestOptions, () => {
    const unit = fc.constantFrom('a', 'ن', '\u2066', '\u2067', '\u2068', '\u2069', '\u202E')
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const wrapped = isolate(text)
        let depth = 0
        const depths = [...wrapped].map((character) => {
          if (/[\u2066-\u2068]/.test(character)) depth += 1
          if (character === '\u2069') depth -= 1
          return depth
        })
        expect(depths.at(-1)).toBe(0)
        expect(depths.slice(0, -1).every((inside) => inside > 0)).toBe(true)
        expect(hasBidiControls(stripBidiControls(wrapped))).toBe(false)
      }),
      propertyRuns,
    )
  })
})
