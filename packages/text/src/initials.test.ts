import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initials } from './initials.ts'
import { propertyRuns, slowTestOptions } from '../property-runs.ts'

describe('initials', () => {
  test.each([
    ['Noura Abdullah Alqahtani', 'NA'],
    ['noura bint abdullah Al-Qahtani', 'NQ'],
    ['Noura Al Qahtani', 'NQ'],
    ['Sara El-Otaibi', 'SO'],
    ['Émeraude Alpha', 'ÉA'],
    ['Eleven', 'E'],
    ['نورة عبدالله القحطاني', 'ن ق'],
    ['نُورة بنت عبدالله آل سعود', 'ن س'],
    ['العميلة الدائمة', 'ا د'],
    ['خالد ألفا', 'خ أ'],
    ['  \u200Fسارة\u00A0', 'س'],
    ['Noura 3 (Otaibi)', 'NO'],
    ['ابن', 'ا'],
    ['123', ''],
    ['', ''],
  ])('the initials of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  test('initials are at most two letters, whatever the name', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abAZ نوال-12') }), (name) => {
        expect(initials(name)).toMatch(/^(\p{L} ?\p{L}?)?$/u)
      }),
      propertyRuns,
    )
  })
})
