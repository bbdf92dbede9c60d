import { describe, expect, test } from 'vitest'
import { localDate } from '../calendar/index.ts'
import { percent, riyals } from '../money/index.ts'
import { discountOfVoucher } from './index.ts'
import type { Voucher, VoucherContext } from './index.ts'

const first25: Voucher = {
  discount: { kind: 'percent', percent: percent(25), atMost: riyals(100) },
  active: true,
  services: ['hourly'],
  firstOrderOnly: true,
}
const use: VoucherContext = {
  today: localDate('2026-02-18'),
  service: 'hourly',
  isFirstOrder: true,
  alreadyUsed: false,
}
const plain: Voucher = { discount: { kind: 'amount', amount: riyals(50) }, active: true }
const denied = (code: string, values?: object) => ({
  ok: false,
  reason: values === undefined ? { code } : { code, values },
})

describe('vouchers', () => {
  test('FIRST25 deducts 25 % up to 100 SAR from a first hourly order', () => {
    expect(discountOfVoucher(first25, use)).toEqual({ ok: true, value: first25.discount })
  })

  test('FIRST25 is for the first order and for hourly visits only', () => {
    expect(discountOfVoucher(first25, { ...use, isFirstOrder: false })).toEqual(
      denied('voucher.first_order_only'),
    )
    expect(discountOfVoucher(first25, { ...use, service: 'resident' })).toEqual(
      denied('voucher.other_service'),
    )
  })

  test('a voucher without services or conditions applies to any order', () => {
    const any = { ...use, service: 'mediation', isFirstOrder: false }
    expect(discountOfVoucher(plain, any).ok).toBe(true)
    expect(discountOfVoucher({ ...plain, services: [], firstOrderOnly: false }, any).ok).toBe(true)
  })

  test('an inactive voucher gives nothing', () => {
    expect(discountOfVoucher({ ...first25, active: false }, use)).toEqual(denied('voucher.inactive'))
  })

  test('a customer can use a voucher once', () => {
    expect(discountOfVoucher(plain, { ...use, alreadyUsed: true })).toEqual(denied('voucher.already_used'))
  })

  test('a voucher is valid from its first day to its last, both included', () => {
    const dated = { ...plain, validFrom: localDate('2026-02-18'), validUntil: localDate('2026-03-19') }
    const on = (day: string) => discountOfVoucher(dated, { ...use, today: localDate(day) })
    expect(on('2026-02-17')).toEqual(denied('voucher.not_yet_valid', { from: '2026-02-18' }))
    expect(on('2026-02-18').ok).toBe(true)
    expect(on('2026-03-19').ok).toBe(true)
    expect(on('2026-03-20')).toEqual(denied('voucher.expired', { until: '2026-03-19' }))
  })

  test('a voucher from points can be used by its owner only', () => {
    const personal = { ...plain, owner: 'customer-1' }
    expect(discountOfVoucher(personal, { ...use, customer: 'customer-1' }).ok).toBe(true)
    expect(discountOfVoucher(personal, { ...use, customer: 'customer-2' })).toEqual(
      denied('voucher.not_yours'),
    )
    expect(discountOfVoucher(personal, use)).toEqual(denied('voucher.not_yours'))
    expect(discountOfVoucher(plain, { ...use, customer: 'customer-2' }).ok).toBe(true)
  })
})
