import { describe, expect, test } from 'vitest'
import { postalCodeWarning, shortAddressWarning } from './address-warnings.ts'
import { nationalIdWarning } from './id-warning.ts'

describe('warnings beside a field', () => {
  test('a warning is shown for a national ID with a wrong check digit, but not for a correct or an incomplete one', () => {
    expect(nationalIdWarning('1234567890')?.key).toBe('validation.person.idCheckDigit')
    expect(nationalIdWarning('1012345672')).toBeUndefined()
    expect(nationalIdWarning('12')).toBeUndefined()
  })

  test('a warning is shown for a postal code of another region', () => {
    expect(postalCodeWarning('11564', 5)?.key).toBe('validation.address.postalCodeOfOtherRegion')
    expect(postalCodeWarning('39952', 5)).toBeUndefined()
    expect(postalCodeWarning('3', 5)).toBeUndefined()
  })

  test('a warning is shown for a short address (RRRD2929) whose digits are not the building number', () => {
    expect(shortAddressWarning('RRRD2929', '1111')).toEqual({
      key: 'validation.address.buildingNumberDiffersFromShort',
      values: { number: '2929' },
    })
    expect(shortAddressWarning('RRRD2929', '2929')).toBeUndefined()
    expect(shortAddressWarning('RRRD2929', '')).toBeUndefined()
    expect(shortAddressWarning('RRRD', '1111')).toBeUndefined()
  })
})
