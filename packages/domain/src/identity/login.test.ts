import { describe, expect, test } from 'vitest'
import { canonicalLogin, parseLogin } from './login.ts'

describe('what is typed into the login field', () => {
  test.each([
    ['1012345672', 'national_id', '1012345672'],
    ['٢١٢٣٤٥٦٧٨٨', 'national_id', '2123456788'],
    ['1234567890', 'national_id', '1234567890'],
    ['0500000001', 'mobile', '+966500000001'],
    ['+966 50 000 0001', 'mobile', '+966500000001'],
    [' Customer@Example.com ', 'email', 'Customer@Example.com'],
    ['@', 'email', '@'],
    ['customer', 'unknown', 'customer'],
    ['3000000004', 'unknown', '3000000004'],
    ['', 'unknown', ''],
  ])('the login "%s" is read as %s', (typed, kind, value) => {
    expect(parseLogin(typed)).toEqual({ kind, value })
  })

  test.each([
    [['0500000001', '+966 50 000 0001', '٠٥٠٠٠٠٠٠٠١', '00966500000001'], '+966500000001'],
    [['1012345672', ' ١٠١٢٣٤٥٦٧٢ '], '1012345672'],
    [['Customer@Example.com', 'customer@example.com'], 'customer@example.com'],
    [['customer'], 'customer'],
  ])('the spellings %j are one login', (spellings, key) => {
    for (const typed of spellings) expect(canonicalLogin(typed)).toBe(key)
  })
})
