import { describe, expect, test } from 'vitest'
import { parseContactPhone } from './contact-phone.ts'

describe('a number at which a customer can be reached', () => {
  test.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['00971 50 123 4567', '+971501234567'],
    ['٠٠٩٧١٥٠١٢٣٤٥٦٧', '+971501234567'],
    ['0500000001', '+966500000001'],
    ['+966 0500000001', '+966500000001'],
    ['011 234 5678', '+966112345678'],
  ])('the number %s is read as %s', (typed, number) => {
    expect(parseContactPhone(typed)).toEqual({ ok: true, value: number })
    expect(parseContactPhone(number)).toEqual({ ok: true, value: number })
  })

  test.each(['', '05000000', '+966 9200', '7946 0958', '+0123456789', '+44 20 7946 0958 1234', 'call me'])(
    'the text "%s" is not a number that can be dialled',
    (typed) => {
      expect(parseContactPhone(typed)).toEqual({ ok: false, reason: { code: 'identity.contact_phone' } })
    },
  )
})
