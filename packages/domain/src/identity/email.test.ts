import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { canonicalEmail, hasAtSign, parseEmail } from './email.ts'

describe('an email address', () => {
  test('the first check of an email address asks only for an at-sign', () => {
    expect(hasAtSign('anything@')).toBe(true)
    expect(hasAtSign('customer.example.com')).toBe(false)
    expect(parseEmail('customer.example.com')).toEqual({
      ok: false,
      reason: { code: 'identity.email_at_sign' },
    })
  })

  test.each([
    ['customer@example.com', 'customer@example.com'],
    ['\u200F Customer.Q+home@Mail.Example.COM ', 'Customer.Q+home@mail.example.com'],
    ['نورة@مثال.السعودية', 'نورة@مثال.السعودية'],
    ['a@xn--mgbh0fb.xn--mgberp4a5d4ar', 'a@xn--mgbh0fb.xn--mgberp4a5d4ar'],
  ])('the text %s is read as an email address', (typed, email) => {
    expect(parseEmail(typed)).toEqual({ ok: true, value: email })
  })

  test.each([
    '@',
    '@example.com',
    'customer@',
    'customer@example',
    'customer@@example.com',
    'customer@exa mple.com',
    'no ra@example.com',
    '.customer@example.com',
    'customer..q@example.com',
    'customer.@example.com',
    'customer@-example.com',
    'customer@example-.com',
    'customer@example..com',
    'customer@example.1',
    'customer@example.c',
    'one,two@example.com',
    '<customer@example.com>',
    'customer@example.com\u0000',
    'no\u202Era@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(10)}.com`,
  ])('the text %s is refused as an email address', (typed) => {
    expect(parseEmail(typed)).toEqual({ ok: false, reason: { code: 'identity.email_not_an_address' } })
  })

  test('the longest mailbox of an email has 64 characters and the longest email address 254', () => {
    expect(parseEmail(`${'a'.repeat(64)}@example.com`).ok).toBe(true)
    const domain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(60)}.com`
    const mailbox = 'a'.repeat(254 - 1 - domain.length)
    expect(parseEmail(`${mailbox}@${domain}`).ok).toBe(true)
    expect(parseEmail(`a${mailbox}@${domain}`).ok).toBe(false)
  })

  test('the key of an email address, by which an account is found, ignores capitals', () => {
    expect(canonicalEmail('Customer@Example.com')).toBe('customer@example.com')
  })

  test('an accepted email address is accepted again unchanged', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const once = parseEmail(address)
        if (once.ok) expect(parseEmail(once.value)).toEqual(once)
      }),
      propertyTestOptions,
    )
  })
})
