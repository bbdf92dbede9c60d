import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { commonPasswords } from './common-passwords.ts'
import { isCommonPassword, passwordProblem, passwordStrength } from './password.ts'
import { MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH } from './password-length.ts'

describe('a password', () => {
  test('a password has at least eight and at most 128 characters', () => {
    expect([MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH]).toEqual([8, 128])
    expect(passwordProblem('k7Gq2xW')).toBe('identity.password_too_short')
    expect(passwordProblem('k7Gq2xWp')).toBeUndefined()
    const long = 'k7Gq2xWp'.repeat(16)
    expect(passwordProblem(long)).toBeUndefined()
    expect(passwordProblem(`${long}x`)).toBe('identity.password_too_long')
  })

  test('the length of a password counts characters, not code units', () => {
    expect(passwordProblem('🌙🌙🌙🌙🌙🌙🌙')).toBe('identity.password_too_short')
  })

  test.each([
    'password',
    'Password1',
    'P@ssw0rd123!',
    '123password',
    '12345678',
    '١٢٣٤٥٦٧٨',
    '87654321',
    '00000000',
    'abcd1234',
    'qwertyuiop',
    'iloveyou2026',
    'saudi1234',
    'Mohammed@1',
    'ضصثقفغعه',
    'شسيبلاتنم',
    'كلمةالسر١٢٣',
    'السعودية2030',
    'ｐａｓｓｗｏｒｄ',
  ])('the password %s is a common one', (password) => {
    expect(passwordProblem(password)).toBe('identity.password_common')
    expect(isCommonPassword(password)).toBe(true)
    expect(passwordStrength(password)).toBe(0)
  })

  test.each([
    ['1073941852', '1073941852'],
    ['١٠٧٣٩٤١٨٥٢', '1073941852'],
    ['0551234567', '+966551234567'],
    ['966 55 123 4567', '+966551234567'],
    ['٠٠٩٦٦٥٥١٢٣٤٥٦٧', '0551234567'],
    ['Nora@Home.example', 'nora@home.example'],
  ])('the password %s is refused for a customer who signs in by %s', (password, login) => {
    expect(passwordProblem(password, ['somebody@home.example', login])).toBe('identity.password_is_login')
    expect(passwordProblem(password, ['1098765432'])).toBeUndefined()
  })

  test('the password of the demo customer is acceptable', () => {
    expect(passwordProblem('sakina-demo-2026')).toBeUndefined()
  })

  test('a common word inside a sentence does not make a password common', () => {
    expect(isCommonPassword('hello to seven camels')).toBe(false)
  })

  test.each([
    ['short', 0],
    ['kbzumwqe', 1],
    ['kbzumwqe72', 2],
    ['Kbzumwqe72%p', 3],
    ['سبع نخلات عند الباب', 4],
    ['1a1a1a1a', 2],
  ] as const)('the password %s has strength %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  test('every entry of the list of common passwords is recognised as common', () => {
    for (const entry of commonPasswords) expect(isCommonPassword(entry)).toBe(true)
    expect(commonPasswords.has('')).toBe(false)
  })

  test(
    'password strength is 0 only for refused passwords, and adding characters never lowers it unless the password becomes refused',
    slowTestOptions,
    () => {
      fc.assert(
        fc.property(
          fc.string({ unit: 'grapheme', maxLength: 40 }),
          fc.string({ maxLength: 10 }),
          (password, tail) => {
            const strength = passwordStrength(password)
            expect(strength === 0).toBe(passwordProblem(password) !== undefined)
            const longer = passwordStrength(password + tail)
            if (longer > 0) expect(longer).toBeGreaterThanOrEqual(strength)
          },
        ),
        propertyTestOptions,
      )
    },
  )
})
