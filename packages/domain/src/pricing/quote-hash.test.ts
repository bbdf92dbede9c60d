import { describe, expect, test } from 'vitest'
import { fnv1a } from './quote-hash.ts'

describe('FNV-1a, 64 bits', () => {
  test.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('the FNV-1a hash of %j equals the value published by its authors', (text, hash) => {
    expect(fnv1a(text)).toBe(hash)
  })

  test('the FNV-1a hash always has sixteen hexadecimal digits, and those of two thousand numbers differ', () => {
    const short = Array.from({ length: 2000 }, (_none, number) => fnv1a(String(number)))
    expect(short.every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true)
    expect(short.some((hash) => hash.startsWith('0'))).toBe(true)
    expect(new Set(short).size).toBe(2000)
  })
})
