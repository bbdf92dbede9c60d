import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import {
  parseAdditionalNumber,
  parseBuildingNumber,
  parsePostalCode,
  parseShortAddress,
  parseStreet,
  parseUnitNumber,
} from './national-address.ts'

describe('the National Address', () => {
  test('the building number of an address has four digits, typed on any keyboard', () => {
    expect(parseBuildingNumber('٢٩٢٩')).toEqual({ ok: true, value: '2929' })
    for (const text of ['', '292', '29291', '29a9', '-292']) {
      expect(parseBuildingNumber(text)).toEqual({ ok: false, reason: { code: 'address.building_number' } })
    }
  })

  test('the additional number of an address has four digits', () => {
    expect(parseAdditionalNumber('0123')).toEqual({ ok: true, value: '0123' })
    expect(parseAdditionalNumber('123')).toEqual({ ok: false, reason: { code: 'address.additional_number' } })
  })

  test('a postal code has five digits and begins with one of the eight digits of the regions', () => {
    expect(parsePostalCode(' 39952 ')).toEqual({ ok: true, value: '39952' })
    for (const text of ['09952', '99952', '3995', '399521']) {
      expect(parsePostalCode(text)).toEqual({ ok: false, reason: { code: 'address.postal_code' } })
    }
  })

  test.each([
    ['١٢', '12'],
    ['3 A', '3 A'],
    ['B-7', 'B-7'],
    ['شقة ٤', 'شقة 4'],
    ['1234567890', '1234567890'],
  ])('the unit number %s is accepted', (typed, unit) => {
    expect(parseUnitNumber(typed)).toEqual({ ok: true, value: unit })
  })

  test.each(['', '-', '12345678901', '<b>'])('the unit number "%s" is refused', (typed) => {
    expect(parseUnitNumber(typed)).toEqual({ ok: false, reason: { code: 'address.unit_number' } })
  })

  test('the street of an address is a line of text with a letter or a digit', () => {
    expect(parseStreet('  شارع\u00A0الملك  عبدالعزيز ')).toEqual({ ok: true, value: 'شارع الملك عبدالعزيز' })
    expect(parseStreet('a'.repeat(120)).ok).toBe(true)
    for (const text of ['', ' -- ', 'a'.repeat(121), 'شارع \u202Eالملك']) {
      expect(parseStreet(text)).toEqual({ ok: false, reason: { code: 'address.street' } })
    }
  })

  test('a short address contains the building number', () => {
    expect(parseShortAddress('rrrd ٢٩٢٩')).toEqual({
      ok: true,
      value: { code: 'RRRD2929', buildingNumber: '2929' },
    })
    expect(parseShortAddress('\u200ERRRD-2929').ok).toBe(true)
    for (const text of ['', 'RRR2929', 'RRRDD2929', 'RRRD292', 'RRRD29291', '2929RRRD', 'ربرد2929']) {
      expect(parseShortAddress(text)).toEqual({ ok: false, reason: { code: 'address.short_address' } })
    }
  })

  test('an accepted part of a National Address is accepted again unchanged', slowTestOptions, () => {
    const readers = [
      parseBuildingNumber,
      parsePostalCode,
      parseAdditionalNumber,
      parseUnitNumber,
      parseStreet,
    ] as const
    const text = fc.string({ unit: fc.constantFrom(...'1٢۳ab نو-/\u200F\u00A0') })
    fc.assert(
      fc.property(fc.constantFrom(...readers), text, (read, typed) => {
        const once = read(typed)
        if (once.ok) expect(read(once.value)).toEqual(once)
      }),
      propertyTestOptions,
    )
  })
})
