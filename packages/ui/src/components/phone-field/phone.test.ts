import { describe, expect, it } from 'vitest'
import { normalizePhone, formatPhone } from './phone.ts'

describe('parsing a mobile number', () => {
  it.each([
    ['0501234567'],
    ['501234567'],
    ['٠٥٠ ١٢٣ ٤٥٦٧'],
    ['۰۵۰۱۲۳۴۵۶۷'],
    ['+966 50 123 4567'],
    ['+966 (0)50-123-4567'],
    ['00966501234567'],
    ['966501234567'],
    ['\u202A+966 50\u00A0123 4567\u202C'],
  ])('parsing a mobile number reads %s as the same ten digits', (typed) => {
    expect(normalizePhone(typed)).toBe('0501234567')
  })

  it('parsing a mobile number returns other text without spaces but otherwise unchanged', () => {
    expect(normalizePhone('+971 50 123 4567')).toBe('+971501234567')
    expect(normalizePhone('050 12')).toBe('05012')
    expect(normalizePhone('966')).toBe('966')
    expect(normalizePhone('خمسة')).toBe('خمسة')
  })

  it('parsing a mobile number is stable on its own output and its own formatting', () => {
    const phone = normalizePhone('+966501234567')
    expect(normalizePhone(phone)).toBe(phone)
    expect(normalizePhone(formatPhone(phone))).toBe(phone)
  })
})

describe('formatting a mobile number', () => {
  it('formatting a mobile number adds spaces to a complete number only', () => {
    expect(formatPhone('0501234567')).toBe('050 123 4567')
    expect(formatPhone('05012')).toBe('05012')
  })
})
