import { describe, expect, test } from 'vitest'
import { addressParts } from './address-parts.ts'

const parts = (line: string) =>
  addressParts(line).flatMap(({ text, isSeparator }) => (isSeparator ? [] : [text]))

describe('addressParts', () => {
  test('a building number, an Arabic street and an English neighbourhood are three parts of an address', () => {
    expect(parts('2929 شارع التحلية, Al Olaya')).toEqual(['2929', 'شارع التحلية', 'Al Olaya'])
  })

  test('the Arabic comma separates parts of an address too', () => {
    expect(parts('2929 Tahlia Street، حي العليا')).toEqual(['2929', 'Tahlia Street', 'حي العليا'])
  })

  test('the parts of an address put together are the whole line', () => {
    for (const line of ['', 'A', 'A, B، C', ', A', '1,234 Main Street'])
      expect(
        addressParts(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line)
  })

  test('a number inside a street is no building number', () => {
    expect(parts('King Fahd 12 Road')).toEqual(['King Fahd 12 Road'])
  })

  test('a comma inside a number separates no parts of an address', () => {
    expect(parts('1,234 Main Street')).toEqual(['1,234 Main Street'])
  })
})
