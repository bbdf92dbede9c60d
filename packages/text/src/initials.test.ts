import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initials } from './initials.ts'
import { propertyRuns, slowly } from '../property-runs.ts'

describe('initials', () => {
  test.each([
    ['Maria Santos', 'MS'],
    ['noura bint abdullah Al-Qahtani', 'NQ'],
    ['Noura Al Qahtani', 'NQ'],
    ['Sara El-Amin', 'SA'],
    ['Élodie Alami', 'ÉA'],
    ['Elham', 'E'],
    ['نورة عبدالله القحطاني', 'ن ق'],
    ['نُورة بنت عبدالله آل سعود', 'ن س'],
    ['الجوهرة الدوسري', 'ا د'],
    ['خالد ألما', 'خ أ'],
    ['  \u200Fفاطمة\u00A0', 'ف'],
    ['Maria 3 (Santos)', 'MS'],
    ['ابن', 'ا'],
    ['123', ''],
    ['', ''],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })

  test('never more than two letters of the name', slowly, () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abAZ نوال-12') }), (name) => {
        expect(initials(name)).toMatch(/^(\p{L} ?\p{L}?)?$/u)
      }),
      propertyRuns,
    )
  })
})
