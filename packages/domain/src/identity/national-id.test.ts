import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { parseNationalId } from './national-id.ts'

const id = (text: string) => parseNationalId(text)

describe('a national ID or iqama', () => {
  test.each(['1000000008', '1012345672', '1098765439'])(
    'the national ID %s, of a citizen, is accepted with a correct check digit',
    (number) => {
      expect(id(number)).toEqual({ ok: true, value: { number, checkDigitHolds: true } })
    },
  )

  test.each(['2000000006', '2123456788', '2456789011'])(
    'the iqama %s, of a resident, is accepted with a correct check digit',
    (number) => {
      expect(id(number)).toEqual({ ok: true, value: { number, checkDigitHolds: true } })
    },
  )

  test('a national ID with a wrong check digit is accepted, and the result says that it is wrong', () => {
    expect(id('1234567890')).toMatchObject({ ok: true, value: { checkDigitHolds: false } })
  })

  test('Arabic digits, spaces and direction marks are accepted in a national ID', () => {
    expect(id('\u200F١٠١٢ ٣٤٥٦٧٢')).toMatchObject({ ok: true, value: { number: '1012345672' } })
  })

  test.each(['100000000', '10000000080', '', '101234567a', '-1012345672', '1012345.72'])(
    'the national ID "%s" is not ten digits',
    (text) => {
      expect(id(text)).toEqual({ ok: false, reason: { code: 'identity.id_not_ten_digits' } })
    },
  )

  test.each(['3000000004', '0000000000', '9012345672'])(
    'the national ID %s begins with neither 1 nor 2',
    (text) => {
      expect(id(text)).toEqual({ ok: false, reason: { code: 'identity.id_first_digit' } })
    },
  )

  test(
    'one wrong digit after the first of a national ID is detected by its check digit',
    slowTestOptions,
    () => {
      const digit = fc.integer({ min: 0, max: 9 })
      fc.assert(
        fc.property(
          fc.constantFrom('1012345672', '2456789011'),
          fc.integer({ min: 1, max: 9 }),
          digit,
          (number, at, other) => {
            const changed = number.slice(0, at) + String(other) + number.slice(at + 1)
            const read = id(changed)
            expect(read.ok && read.value.checkDigitHolds).toBe(changed === number)
          },
        ),
        propertyTestOptions,
      )
    },
  )
})
