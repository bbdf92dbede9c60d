import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { textLimits } from '../vocabulary/index.ts'
import { MIN_NAME_WORDS, parseFullName, nameWords } from './name.ts'

describe('a full name', () => {
  test.each([
    ['نورة عبدالله القحطاني', 'نورة عبدالله القحطاني'],
    ['  Noura  Abdullah\u00A0Alqahtani ', 'Noura Abdullah Alqahtani'],
    ['\u200Fنورة بنت عبدالله آل سعود', 'نورة بنت عبدالله آل سعود'],
    ['नूरा अब्दुल्लाह अलकहतानी', 'नूरा अब्दुल्लाह अलकहतानी'],
  ])('the full name "%s" has three words or more, in any script', (typed, name) => {
    expect(parseFullName(typed)).toEqual({ ok: true, value: name })
  })

  test.each(['نورة القحطاني', 'Noura', '', 'Noura Alqahtani 3', 'Noura - Alqahtani'])(
    'the name "%s" has fewer than three words',
    (name) => {
      expect(parseFullName(name)).toEqual({
        ok: false,
        reason: { code: 'identity.name_words', values: { least: 3 } },
      })
    },
  )

  test('a full name may be 120 characters long, no longer', () => {
    const name = (length: number): string => `a b ${'c'.repeat(length - 4)}`
    expect([MIN_NAME_WORDS, textLimits.personName.most]).toEqual([3, 120])
    expect(parseFullName(name(120)).ok).toBe(true)
    expect(parseFullName(name(121))).toEqual({
      ok: false,
      reason: { code: 'identity.name_too_long', values: { most: 120 } },
    })
  })

  test('a full name with direction controls is refused, since it could be shown as another name', () => {
    expect(parseFullName('Noura \u202EAbdullah Alqahtani')).toMatchObject({
      reason: { code: 'identity.hidden_characters' },
    })
  })

  test('only words with a letter count as words of a full name', () => {
    expect(nameWords('Noura 3 – Alqahtani')).toEqual(['Noura', 'Alqahtani'])
  })

  test('an accepted full name is accepted again unchanged', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab نو\u200F\u00A0') }), (text) => {
        const once = parseFullName(text)
        if (once.ok) expect(parseFullName(once.value)).toEqual(once)
      }),
      propertyTestOptions,
    )
  })
})
