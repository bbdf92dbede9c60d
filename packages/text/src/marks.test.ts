import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stripDiacritics, stripInvisibleMarks, stripTatweel, normalizeSingleLine } from './marks.ts'
import { propertyRuns, slowTestOptions } from '../property-runs.ts'

describe('marks in a text', () => {
  test.each([
    ['left-to-right mark', '\u200E'],
    ['right-to-left mark', '\u200F'],
    ['Arabic letter mark', '\u061C'],
    ['embedding', '\u202A'],
    ['override', '\u202E'],
    ['isolate', '\u2066'],
    ['end of isolate', '\u2069'],
    ['byte order mark', '\uFEFF'],
    ['zero width space', '\u200B'],
    ['word joiner', '\u2060'],
    ['soft hyphen', '\u00AD'],
  ])('a pasted %s is removed from a text', (_name, mark) => {
    expect(stripInvisibleMarks(`${mark}05${mark}00${mark}`)).toBe('0500')
  })

  test.each(['\u00A0', '\u202F', '\u2007'])('a no-break space in a text becomes a normal one', (space) => {
    expect(stripInvisibleMarks(`نورة${space}العتيبي`)).toBe('نورة العتيبي')
  })

  test('joiners in a text stay, since they shape letters and emoji', () => {
    expect(stripInvisibleMarks('می\u200Cخواهم 👩\u200D👧')).toBe('می\u200Cخواهم 👩\u200D👧')
  })

  test('tatweel is removed from a text', () => {
    expect(stripTatweel('ســـكيـنة')).toBe('سكينة')
  })

  test('vowels, shadda and the small alef are removed, letters with hamza stay', () => {
    expect(stripDiacritics('السَّكِينَةُ هٰذا أُمٌّ')).toBe('السكينة هذا أم')
  })

  test('a typed line is normalised to composed characters and single spaces, and trimmed', () => {
    expect(normalizeSingleLine(' \u200Fأحمد \n\u00A0 العتيبي\t')).toBe('أحمد العتيبي')
    expect(normalizeSingleLine('Zoe\u0308')).toBe('Zoë')
    expect(normalizeSingleLine('De\u0000mo\u007F \u0085Customer')).toBe('Demo Customer')
  })

  test('cleaning a text twice changes nothing', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const clean of [stripInvisibleMarks, stripTatweel, stripDiacritics, normalizeSingleLine]) {
          expect(clean(clean(text))).toBe(clean(text))
        }
      }),
      propertyRuns,
    )
  })
})
