import { describe, expect, test } from 'vitest'
import { localDate } from '../calendar/index.ts'
import { createPolicyConfig, returnedVoucherLastDay, voucherOutcome } from './index.ts'

describe('what becomes of the voucher of an order that ends', () => {
  const unused = { used: 0, paid: 100, refund: 100, isByAgency: false }

  test.each([
    ['nothing was used and everything is given back', {}, 'returned'],
    ['more than everything is given back', { refund: 115 }, 'returned'],
    ['a fee is kept', { refund: 75 }, 'shared'],
    ['something was used', { used: 1, refund: 80 }, 'shared'],
    ['something was used and everything is given back', { used: 1 }, 'shared'],
    ['the agency ends it before anything was used', { refund: 75, isByAgency: true }, 'returned'],
    ['the agency ends it after something was used', { used: 1, refund: 80, isByAgency: true }, 'shared'],
  ] as const)('the voucher of an order when %s', (_when, change, outcome) => {
    expect(voucherOutcome({ ...unused, ...change })).toBe(outcome)
  })
})

describe('the last day of a voucher that comes back', () => {
  const today = localDate('2026-11-29')

  test('a voucher that comes back is valid for thirty days at least', () => {
    expect(returnedVoucherLastDay(localDate('2026-12-01'), today)).toBe('2026-12-29')
    expect(returnedVoucherLastDay(localDate('2026-11-01'), today)).toBe('2026-12-29')
  })

  test('a voucher that comes back keeps a later last day, or none', () => {
    expect(returnedVoucherLastDay(localDate('2027-06-01'), today)).toBe('2027-06-01')
    expect(returnedVoucherLastDay(undefined, today)).toBeUndefined()
  })

  test('a voucher that comes back is valid for as many days as the office decides', () => {
    const policies = createPolicyConfig({ returnedVoucherDays: 60 })
    expect(returnedVoucherLastDay(localDate('2026-12-01'), today, policies)).toBe('2027-01-28')
  })
})
