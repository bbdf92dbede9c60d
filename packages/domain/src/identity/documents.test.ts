import { describe, expect, test } from 'vitest'
import { localDate } from '../calendar/index.ts'
import { ageOn, checkBirthDate, parsePassportNumber, parseVisaNumber } from './documents.ts'

describe('a passport number', () => {
  test.each([
    ['p1234567a', 'P1234567A'],
    [' AK 012-3456 ', 'AK0123456'],
    ['\u200FEP١٢٣٤٥٦٧', 'EP1234567'],
    ['123456', '123456'],
  ])('the passport number %s is read as %s', (typed, number) => {
    expect(parsePassportNumber(typed)).toEqual({ ok: true, value: number })
  })

  test.each(['', 'AB123', 'AB12345678', 'ABCDEFG', 'A1234_67', 'أ1234567'])(
    'the passport number "%s" is refused',
    (typed) => {
      expect(parsePassportNumber(typed)).toEqual({ ok: false, reason: { code: 'identity.passport' } })
    },
  )
})

describe('a visa number', () => {
  test.each(['130123', '1301234567', '١٣٠١٢٣٤٥٦٧', '130 123-4567', '123456789012345'])(
    'the visa number %s is accepted',
    (typed) => {
      expect(parseVisaNumber(typed).ok).toBe(true)
    },
  )

  test.each(['', '12345', '1234567890123456', '13012345a'])('the visa number "%s" is refused', (typed) => {
    expect(parseVisaNumber(typed)).toEqual({ ok: false, reason: { code: 'identity.visa_number' } })
  })
})

describe('a birth date', () => {
  const today = localDate('2026-02-18')

  test('a birth date gives the age in full years, counted from the birthday', () => {
    expect(ageOn(localDate('2000-02-18'), today)).toBe(26)
    expect(ageOn(localDate('2000-02-19'), today)).toBe(25)
    expect(ageOn(localDate('2004-02-29'), localDate('2026-02-28'))).toBe(21)
    expect(ageOn(localDate('2004-02-29'), localDate('2026-03-01'))).toBe(22)
  })

  test('the birth date of a person who is old enough is accepted', () => {
    expect(checkBirthDate(localDate('2005-02-18'), today, 21)).toEqual({ ok: true, value: '2005-02-18' })
  })

  test('the birth date of a person who is too young is refused with the required age', () => {
    expect(checkBirthDate(localDate('2005-02-19'), today, 21)).toEqual({
      ok: false,
      reason: { code: 'identity.too_young', values: { least: 21 } },
    })
  })

  test.each(['2026-02-18', '2027-01-01', '1900-01-01'])('the birth date %s is refused', (birth) => {
    expect(checkBirthDate(localDate(birth), today, 21)).toEqual({
      ok: false,
      reason: { code: 'identity.birth_date' },
    })
  })
})
